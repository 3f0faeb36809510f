// 7 Wonders Duel, as the client plays it.
import type { DuelView, Piece } from '../../../types/service';
import { duel as lexicon, nameOf, textsOf } from './lexicon';
import { say } from '../../core/words.svelte';
import Legend from '../../table/Legend.svelte';
import type { DecisionForm, Family, SeatProps } from '../family';
import SenateChoice from './agora/SenateChoice.svelte';
import City from './city/City.svelte';
import CardChoice from './decisions/CardChoice.svelte';
import CardSign from './decisions/CardSign.svelte';
import Outcome from './decisions/Outcome.svelte';
import PhoneChoice from './decisions/PhoneChoice.svelte';
import PieceSign from './decisions/PieceSign.svelte';
import DuelTable from './DuelTable.svelte';
import { lesson } from './lesson';
import GodChoice from './pantheon/GodChoice.svelte';
import { paymentWordings } from './payment';
import PilesPanel from './PilesPanel.svelte';
import { score } from './score';
import { warnings } from './warnings';

type Seen = SeatProps<DuelView>;

/** The pieces that are called by their names, and say what they do. */
const NAMED = ['card', 'wonder', 'token', 'god', 'conspiracy'];

const HELP = ['goal', 'turn', 'trade', 'chain', 'military', 'science', 'wonders', 'discard', 'age', 'end'];
const PANTHEON = ['pantheon', 'activation', 'offerings', 'temples'];
const AGORA = [
  'senators',
  'politicians',
  'conspirators',
  'conspiracies',
  'senate',
  'supremacy',
  'influence-tokens',
];

const isNamed = ({ kind }: Piece): boolean => NAMED.includes(kind);

function titleOf(piece: Piece): string {
  if (isNamed(piece)) return nameOf(piece.kind, piece.id);
  return piece.kind === 'chamber' ? say('web-chamber-name', { chamber: piece.id }) : '';
}

function decision({ choice }: Seen, isPhone: boolean): DecisionForm<DuelView> | null {
  const { focus } = choice;
  const isTurn = choice.decision === 'turn';
  if (focus?.kind === 'card' && (isTurn || !choice.options.length))
    return { Body: isPhone ? PhoneChoice : CardChoice, Sign: CardSign, isDirect: isPhone };
  if (focus?.kind === 'god' && isTurn && choice.options.length > 0) return { Body: GodChoice };
  if (choice.decision !== 'senate_action' || !choice.isAsked) return null;
  return {
    Body: SenateChoice,
    title: (focus && isNamed(focus) && titleOf(focus)) || say('label-category-senate'),
    leave: focus ? undefined : choice.actions.find((each) => !each.pieces.length),
  };
}

function crumbs({ view, me, players }: Seen, isPhone: boolean): string[] {
  const age = view.age && !view.shown.length ? say(`age-${view.age}`) : say('web-drafting');
  if (isPhone) return [age];
  const expansions = view.variant.split('+').slice(1);
  return [
    say('web-duel-with', { player: players[1 - me] ?? '' }),
    ...expansions.map((each) => say(`duel-expansion-${each}`)),
    age,
  ];
}

function help(view: DuelView | null): string[] {
  const paragraphs = [...HELP, ...(view?.pantheon ? PANTHEON : []), ...(view?.senate ? AGORA : [])];
  return paragraphs.map((each) => `help-${each}`);
}

export const family: Family<DuelView> = {
  name: 'duel',
  Table: DuelTable,
  City,
  panels: () => [{ id: 'piles', title: say('web-piles'), icon: 'discard', key: 'd', Panel: PilesPanel }],
  gestures: {
    onTable: ['turn', 'pick_wonder'],
    inBar: ['pick_wonder'],
    usual: ['build', 'place'],
    moves: { lifted: 'chamber' },
  },
  decision,
  PieceSign,
  Outcome,
  lexicon,
  titleOf,
  textsOf: (piece) => (isNamed(piece) ? textsOf(piece.kind, piece.id) : []),
  paymentWordings,
  help,
  crumbs,
  warnings,
  Legend,
  quietEvents: ['back_laid', 'progress_dealt', 'wonder_dealt', 'token_laid', 'decree_dealt', 'begins'],
  lesson,
  score,
};
