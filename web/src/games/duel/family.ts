// The family of 7 Wonders Duel.
import type { DuelView, Piece } from '../../../types/service';
import { duel as lexicon, nameOf, textsOf } from './lexicon';
import { say } from '../../core/words.svelte';
import Legend from '../../table/Legend.svelte';
import type { DecisionForm, Family, ReceiptLine, SeatProps } from '../family';
import City from './city/City.svelte';
import CardChoice from './decisions/CardChoice.svelte';
import CardSign from './decisions/CardSign.svelte';
import Outcome from './decisions/Outcome.svelte';
import PhoneChoice from './decisions/PhoneChoice.svelte';
import PieceSign from './decisions/PieceSign.svelte';
import DuelTable from './DuelTable.svelte';
import { EXPANSIONS, expansionsIn } from './expansions';
import icons from './icons.svg?raw';
import { lesson } from './lesson';
import './looks.css';
import { plan } from './motion';
import PilesPanel from './PilesPanel.svelte';
import { score } from './score';
import { warnings } from './warnings';

type Props = SeatProps<DuelView>;

/** The kinds of pieces that have names and say what they do. */
const NAMED = ['card', 'wonder', 'token', ...EXPANSIONS.flatMap((each) => each.named)];

const HELP = ['goal', 'turn', 'trade', 'chain', 'military', 'science', 'wonders', 'discard', 'age', 'end'];

const isNamed = ({ kind }: Piece): boolean => NAMED.includes(kind);

function titleOf(piece: Piece): string {
  if (isNamed(piece)) return nameOf(piece.kind, piece.id);
  return EXPANSIONS.map((each) => each.titleOf?.(piece)).find((each) => each) ?? '';
}

function decision(seatProps: Props, isPhone: boolean): DecisionForm<DuelView> | null {
  const { focus, decision, options } = seatProps.choice;
  if (focus?.kind === 'card' && (decision === 'turn' || !options.length))
    return { Body: isPhone ? PhoneChoice : CardChoice, Sign: CardSign, isDirect: isPhone };
  return EXPANSIONS.map((each) => each.decision(seatProps)).find((each) => each) ?? null;
}

function crumbs({ view, me, players }: Props, isPhone: boolean): string[] {
  const age = view.age && !view.shown.length ? say(`age-${view.age}`) : say('web-drafting');
  if (isPhone) return [age];
  const expansions = expansionsIn(view);
  return [
    say('web-duel-with', { player: players[1 - me] ?? '' }),
    ...expansions.map((each) => say(`duel-expansion-${each.name}`)),
    age,
  ];
}

function help(view: DuelView | null): string[] {
  const added = view ? expansionsIn(view).flatMap((each) => each.help) : [];
  return [...HELP, ...added].map((each) => `help-${each}`);
}

export const family: Family<DuelView> = {
  name: 'duel',
  Table: DuelTable,
  City,
  panels: () => [{ id: 'piles', title: say('web-piles'), icon: 'discard', key: 'd', Panel: PilesPanel }],
  gestures: {
    onTable: ['turn', 'pick_wonder'],
    inBar: ['pick_wonder'],
    usual: ['build', ...EXPANSIONS.flatMap((each) => each.usual)],
    moves: Object.assign({}, ...EXPANSIONS.map((each) => each.moves)),
  },
  decision,
  PieceSign,
  Outcome,
  icons: [icons, ...EXPANSIONS.map((each) => each.icons)],
  lexicon,
  titleOf,
  questionAbout: (piece) => (piece.kind === 'card' ? say('web-choose-card', { card: titleOf(piece) }) : ''),
  textsOf: (piece) => (isNamed(piece) ? textsOf(piece.kind, piece.id) : []),
  paymentWordings: Object.assign(
    { bought: (line: ReceiptLine) => ({ args: { unit: 'unit_price' in line ? line.unit_price : 0 } }) },
    ...EXPANSIONS.map((each) => each.paymentWordings),
  ),
  help,
  crumbs,
  warnings,
  switches: () => [
    { id: 'theirs', label: say('web-show-theirs'), usual: false },
    { id: 'legend', label: say('web-show-legend'), usual: true },
  ],
  Legend,
  quietEvents: [
    'back_laid',
    'progress_dealt',
    'wonder_dealt',
    'begins',
    ...EXPANSIONS.flatMap((each) => each.quietEvents),
  ],
  motion: plan,
  lesson,
  score,
};
