// 7 Wonders, as the client plays it.
import type { ClassicView, Piece } from '../../../types/service';
import { say } from '../../core/words.svelte';
import Legend from '../../table/Legend.svelte';
import type { DecisionForm, Family, SeatProps } from '../family';
import City from './city/City.svelte';
import ClassicTable from './ClassicTable.svelte';
import CardChoice from './decisions/CardChoice.svelte';
import CardSign from './decisions/CardSign.svelte';
import Outcome from './decisions/Outcome.svelte';
import PieceSign from './decisions/PieceSign.svelte';
import { EXPANSIONS, expansionsIn } from './expansions';
import icons from './icons.svg?raw';
import { classic, nameOf, textsOf } from './lexicon';
import PilesPanel from './PilesPanel.svelte';
import { plan } from './motion';
import { score } from './score';

type Seen = SeatProps<ClassicView>;

const HELP = ['goal', 'round', 'trade', 'chain', 'stages', 'conflicts', 'science', 'end'];

const isNamed = ({ kind }: Piece): boolean => kind === 'card' || kind === 'board' || kind === 'stage';

function decision(seen: Seen): DecisionForm<ClassicView> | null {
  const { choice, view } = seen;
  const { focus } = choice;
  if (focus?.kind === 'card') return { Body: CardChoice, Sign: CardSign, isHigh: true };
  if (choice.decision === 'last_card' && view.actions.some((each) => each.card))
    return { Body: CardChoice, isHigh: true };
  return EXPANSIONS.map((each) => each.decision(seen)).find((each) => each) ?? null;
}

function crumbs({ view }: Seen, isPhone: boolean): string[] {
  const { age, round: number, rounds } = view;
  const told = { age: say(`age-${age}`), round: number, rounds };
  const round = age
    ? say(isPhone ? 'web-classic-round-brief' : 'label-round', told)
    : say('web-classic-set-up');
  if (isPhone) return [round];
  return [
    say('web-classic-players', { count: view.cities.length }),
    ...expansionsIn(view).map((each) => say(`classic-expansion-${each.name}`)),
    round,
    ...(view.direction ? [say(`label-hands-${view.direction}`)] : []),
  ];
}

export const family: Family<ClassicView> = {
  name: 'classic',
  Table: ClassicTable,
  City,
  panels: () => [{ id: 'piles', title: say('web-piles'), icon: 'discard', key: 'd', Panel: PilesPanel }],
  gestures: {
    onTable: ['choose', 'raise', 'choose_side'],
    inBar: ['choose_side'],
    usual: ['build', 'city build'],
    moves: {},
  },
  decision,
  PieceSign,
  Outcome,
  icons: [icons],
  lexicon: classic,
  titleOf: (piece) => (isNamed(piece) ? nameOf(piece.kind, piece.id) : ''),
  textsOf: (piece) => (isNamed(piece) ? textsOf(piece.kind, piece.id) : []),
  paymentWordings: {},
  help: (view) =>
    [...HELP, ...(view ? expansionsIn(view).flatMap((each) => each.help) : [])].map(
      (each) => `help-classic-${each}`,
    ),
  crumbs,
  questionAbout: (piece) =>
    piece.kind === 'card' ? say('web-classic-choose-card', { card: nameOf('card', piece.id) }) : '',
  warnings: () => [],
  switches: () => [{ id: 'legend', label: say('web-show-legend'), usual: true }],
  Legend,
  quietEvents: ['card_dealt', 'board_dealt', 'round_began', 'age_began'],
  motion: plan,
  lesson: null,
  score,
};
