// The first game teaches by doing: a few short tips, each when it first matters, until the player has had enough.
import type { DuelView } from '../../types/service';
import type { Choice } from '../decisions/choice.svelte';

/** The tips in their order, and when each has its moment. */
const TIPS: [string, (view: DuelView, choice: Choice, me: number) => boolean][] = [
  ['goal', () => true],
  ['open', (_, choice) => choice.decision === 'turn' && !choice.focus],
  ['price', (_, choice) => choice.focus?.kind === 'card'],
  ['choose', (_, choice) => choice.focus?.kind === 'card' && choice.picked !== null],
  ['city', (view, _, me) => Object.values(view.cities[me]?.cards ?? {}).flat().length > 0],
  [
    'trade',
    (view, choice, me) =>
      choice.isAsked && (view.cities[me]?.offers.some((each) => each.status === 'trade') ?? false),
  ],
  [
    'chain',
    (view, choice, me) =>
      choice.isAsked && (view.cities[me]?.offers.some((each) => each.status === 'chain') ?? false),
  ],
  ['war', (view) => view.board.pawn !== 0],
  ['science', (view) => view.cities.some((city) => Object.values(city.symbols).some((count) => count > 0))],
  [
    'wonder',
    (view, choice, me) =>
      choice.isAsked && (view.cities[me]?.wonders.some((each) => !each.built && each.affordable) ?? false),
  ],
  ['age', (view) => view.age === 2],
  ['end', (view) => view.age === 3],
];

const KEY = 'thaumata-coach';

/** Let the next table that is opened be a lesson. */
export const beginLesson = (id: string): void => sessionStorage.setItem(KEY, id);

export class Coach {
  seen = $state<string[]>([]);
  isOn: boolean;

  constructor(
    private id: string,
    private choice: Choice,
  ) {
    this.isOn = $state(sessionStorage.getItem(KEY) === id);
  }

  readonly count = TIPS.length;

  /** The tip whose moment it is, or nothing. */
  tip(view: DuelView, me: number): string {
    if (!this.isOn) return '';
    return TIPS.find(([name, isDue]) => !this.seen.includes(name) && isDue(view, this.choice, me))?.[0] ?? '';
  }

  next(tip: string): void {
    this.seen = [...this.seen, tip];
  }

  leave(): void {
    this.isOn = false;
    if (sessionStorage.getItem(KEY) === this.id) sessionStorage.removeItem(KEY);
  }
}
