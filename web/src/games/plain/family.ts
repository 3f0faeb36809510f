// Any game that the client has no table of its own for: its view as lists, and its actions as buttons.
import type { AnyView, Piece } from '../../../types/service';
import { componentsOf } from '../../core/components';
import { lexiconOf, type Lexicon } from '../../core/lexicon';
import { words } from '../../core/words.svelte';
import { variantName } from '../../core/variant';
import type { Family } from '../family';
import Outcome from './Outcome.svelte';
import PlainTable from './PlainTable.svelte';

/** A lexicon that finds components by their ids alone: a view does not say of which kind they are. */
function lexiconByIds(name: string): Lexicon {
  const lexicon = lexiconOf(name);
  const kindOf = (id: string): string => componentsOf(name).find((each) => each.id === id)?.kind ?? '';
  return {
    ...lexicon,
    nameOf: (kind, id) => lexicon.nameOf(kind || kindOf(id), id),
  };
}

/** The name of a row of the score, or of a victory: the family's own, or that of all games, or at least its id. */
function called(name: string, what: string, id: string): string {
  const own = `${name}-${what}-${id}`;
  return words.tell({ id: words.has(own) ? own : `label-${what}-${id}`, plain: id.replaceAll('_', ' ') });
}

/** A family that is shown by its views alone, with words and components where its name has some. */
export function plainFamily(name: string): Family {
  const lexicon = lexiconByIds(name);
  return {
    name,
    Table: PlainTable,
    City: null,
    panels: () => [],
    gestures: { onTable: [], inBar: 'all', usual: [], moves: {} },
    decision: () => null,
    PieceSign: null,
    Outcome,
    icons: [],
    lexicon,
    titleOf: ({ kind, id }: Piece) => lexicon.nameOf(kind, id),
    questionAbout: () => '',
    textsOf: ({ kind, id }: Piece) => lexicon.textsOf(kind, id),
    paymentWordings: {},
    help: () => [],
    crumbs: ({ view }: { view: AnyView }) => [variantName(view.variant)],
    warnings: () => [],
    switches: () => [],
    Legend: null,
    quietEvents: [],
    motion: () => [],
    lesson: null,
    score: {
      rowName: (row) => called(name, 'category', row),
      sign: () => ({ icon: 'laurel' }),
      color: () => 'grey',
      victoryName: (kind) => called(name, 'victory', kind),
      isByPoints: () => true,
      picture: () => undefined,
    },
  };
}
