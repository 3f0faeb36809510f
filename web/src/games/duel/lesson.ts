// The first game, step by step. Some steps tell something, others ask for something to be done and go on when it is.
// What they point at is one of the legal actions, or an offer of the view: the coach knows no rule.
import type { AnyEvent, CityView, DuelAction, DuelView } from '../../../types/service';
import { lookOfCard } from '../../core/components';
import { component } from './lexicon';

/** How things stand for the pupil. */
export interface Moment {
  view: DuelView;
  me: number;
  /** What the pupil may do now. */
  actions: DuelAction[];
  /** The card that the pupil looks at. */
  looked: string;
  /** All that the pupil's own moves have brought. */
  deeds: AnyEvent[];
}

/** What is asked for: to look at a card, or to do something with it. */
export interface Task {
  card: string;
  action?: DuelAction;
}

export interface Step {
  name: string;
  isDue?: (moment: Moment) => boolean;
  task?: (moment: Moment) => Task | undefined;
  isDone?: (moment: Moment) => boolean;
}

const cardOf = (action: DuelAction): string => action.pieces.find((each) => each.kind === 'card')?.id ?? '';

const cheapest = (actions: DuelAction[]): DuelAction | undefined =>
  [...actions].sort((one, other) => one.preview.price - other.preview.price)[0];

function toDo(actions: DuelAction[]): Task | undefined {
  const action = cheapest(actions);
  return action && { card: cardOf(action), action };
}

const has = (moment: Moment, ...events: string[]): boolean =>
  moment.deeds.some(({ event }) => events.includes(event));

const offers = ({ view, me }: Moment, status: string): CityView['offers'] =>
  view.cities[me]?.offers.filter((each) => each.status === status) ?? [];

/** A card to look at, of those that can be taken now. */
function toSee(moment: Moment, status: string): Task | undefined {
  const open = moment.actions.map(cardOf);
  const offer = offers(moment, status).find((each) => open.includes(each.card));
  return offer && { card: offer.card };
}

const isSeen = (moment: Moment, status: string): boolean =>
  offers(moment, status).some((each) => each.card === moment.looked);

/** The families of cards that make goods. */
const GOODS = ['raw', 'made'];

export const STEPS: Step[] = [
  { name: 'goal' },
  {
    name: 'take',
    task: ({ actions }) =>
      toDo(
        actions.filter(
          (each) => each.verb === 'build' && GOODS.includes(lookOfCard(component('card', cardOf(each)))),
        ),
      ),
    isDone: (moment) => has(moment, 'built'),
  },
  { name: 'city', isDue: (moment) => has(moment, 'built', 'built_by_chain') },
  {
    name: 'trade',
    task: (moment) => toSee(moment, 'trade'),
    isDone: (moment) => isSeen(moment, 'trade'),
  },
  { name: 'price' },
  {
    name: 'short',
    task: (moment) => toSee(moment, 'short'),
    isDone: (moment) => isSeen(moment, 'short'),
  },
  { name: 'lacking' },
  {
    name: 'wonder',
    task: ({ actions }) => toDo(actions.filter((each) => each.verb === 'wonder')),
    isDone: (moment) => has(moment, 'wonder_built'),
  },
  {
    name: 'sell',
    task: ({ actions }) => toDo(actions.filter((each) => each.verb === 'discard').reverse()),
    isDone: (moment) => has(moment, 'sold'),
  },
  { name: 'chain', isDue: (moment) => offers(moment, 'chain').length > 0 },
  { name: 'war', isDue: ({ view }) => view.board.pawn !== 0 },
  {
    name: 'science',
    isDue: ({ view }) => view.cities.some((city) => Object.values(city.symbols).some((count) => count > 0)),
  },
  { name: 'age', isDue: ({ view }) => view.age === 2 },
  { name: 'end', isDue: ({ view }) => view.age === 3 },
];

/** What a told step waits for: it follows the task whose meaning it explains. */
export const AFTER: Record<string, string> = { price: 'trade', lacking: 'short' };
