// The first game, step by step. Some steps tell something, others ask for something to be done and go on when it is.
// They point at one of the legal actions, or at an offer of the view.
import type { CityView, DuelAction, DuelView } from '../../../types/service';
import { colorOf } from './cards';
import { nameOf } from './lexicon';
import type { Lesson, Situation as AnySituation, Task as AnyTask } from '../../table/coach/lesson';

type Situation = AnySituation<DuelView>;
type Task = AnyTask<DuelView>;

const cardOf = (action: DuelAction): string => action.pieces.find((each) => each.kind === 'card')?.id ?? '';

const wonderOf = (action: DuelAction | undefined): string =>
  action?.pieces.find((each) => each.kind === 'wonder')?.id ?? '';

const cheapest = (actions: DuelAction[]): DuelAction | undefined =>
  [...actions].sort((one, other) => one.preview.price - other.preview.price)[0];

/** The cheapest of some actions. */
function toDo(actions: DuelAction[]): Task | undefined {
  const action = cheapest(actions);
  return action && { piece: { kind: 'card', id: cardOf(action) }, action };
}

const has = ({ events }: Situation, ...names: string[]): boolean =>
  events.some(({ event }) => names.includes(event));

const offers = ({ view, me }: Situation, status: string): CityView['offers'] =>
  view.cities[me]?.offers.filter((each) => each.status === status) ?? [];

/** Return the task to look at an accessible card with a status. */
function toSee(situation: Situation, status: string): Task | undefined {
  const open = situation.actions.map(cardOf);
  const offer = offers(situation, status).find((each) => open.includes(each.card));
  return offer && { piece: { kind: 'card', id: offer.card } };
}

const isSeen = (situation: Situation, status: string): boolean =>
  offers(situation, status).some((each) => each.card === situation.focus?.id);

/** The colors of cards that make goods. */
const GOODS = ['brown', 'grey'];

export const lesson: Lesson<DuelView> = {
  decision: 'turn',
  steps: [
    { name: 'goal' },
    {
      name: 'take',
      task: ({ actions }) =>
        toDo(actions.filter((each) => each.verb === 'build' && GOODS.includes(colorOf(cardOf(each))))),
      isDone: (situation) => has(situation, 'built'),
    },
    { name: 'city', isDue: (situation) => has(situation, 'built', 'built_by_chain') },
    {
      name: 'trade',
      task: (situation) => toSee(situation, 'trade'),
      isDone: (situation) => isSeen(situation, 'trade'),
    },
    { name: 'price', after: 'trade' },
    {
      name: 'short',
      task: (situation) => toSee(situation, 'short'),
      isDone: (situation) => isSeen(situation, 'short'),
    },
    { name: 'lacking', after: 'short' },
    {
      name: 'wonder',
      task: ({ actions }) => toDo(actions.filter((each) => each.verb === 'wonder')),
      isDone: (situation) => has(situation, 'wonder_built'),
    },
    {
      name: 'sell',
      task: ({ actions }) => toDo(actions.filter((each) => each.verb === 'discard').reverse()),
      isDone: (situation) => has(situation, 'sold'),
    },
    { name: 'chain', isDue: (situation) => offers(situation, 'chain').length > 0 },
    { name: 'war', isDue: ({ view }) => view.board.pawn !== 0 },
    {
      name: 'science',
      isDue: ({ view }) => view.cities.some((city) => Object.values(city.symbols).some((count) => count > 0)),
    },
    { name: 'age', isDue: ({ view }) => view.age === 2 },
    { name: 'end', isDue: ({ view }) => view.age === 3 },
  ],
  wording: ({ view, me }, task) => {
    const wonder = wonderOf(task?.action);
    return {
      card: task ? nameOf('card', task.piece.id) : '',
      wonder: wonder && nameOf('wonder', wonder),
      coins: view.cities[me]?.sale_price ?? 0,
    };
  },
};
