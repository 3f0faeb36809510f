// The coach of the first game: which step has its moment, and what the pupil is asked to do. It can be left at any
// moment, and a reload of the page goes on where it was.
import type { DuelView } from '../../../types/service';
import type { TableStore } from '../../core/table-store.svelte';
import type { Choice } from '../decisions/choice.svelte';
import { AFTER, STEPS, type Moment, type Step, type Task } from '../../games/duel/lesson';

const KEY = 'thaumata-coach';

/** So many own moves may go by before a step that is not followed is let go. */
const PATIENCE = 3;

interface Kept {
  id: string;
  seen: string[];
}

function read(): Kept {
  try {
    return { id: '', seen: [], ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { id: '', seen: [] };
  }
}

const keep = (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept));

/** Let a table that is opened be a lesson. */
export const beginLesson = (id: string): void => keep({ id, seen: [] });

export class Coach {
  seen = $state<string[]>([]);
  isOn = $state(false);
  readonly count = STEPS.length;
  #asked = { name: '', moves: 0 };

  constructor(
    private store: TableStore,
    private choice: Choice,
  ) {
    const kept = read();
    this.isOn = kept.id === store.id;
    if (this.isOn) this.seen = kept.seen;
  }

  #moment = $derived.by((): Moment | null => {
    const { view, seat, story } = this.store;
    if (!this.isOn || !view || seat === null) return null;
    return {
      view: view as DuelView,
      me: seat,
      actions: this.choice.decision === 'turn' ? this.choice.actions : [],
      looked: this.choice.focus?.kind === 'card' ? this.choice.focus.id : '',
      deeds: story.filter((each) => each.seat === seat).flatMap((each) => each.events),
    };
  });

  /** The step whose moment it is. */
  step = $derived.by((): Step | null => {
    const moment = this.#moment;
    if (!moment) return null;
    return STEPS.find((each) => !this.seen.includes(each.name) && this.#isDue(each, moment)) ?? null;
  });

  /** What is asked for, if anything is. */
  task = $derived.by((): Task | null => (this.#moment && this.step?.task?.(this.#moment)) ?? null);

  /** What the words of the step name. */
  pieces = $derived.by(() => {
    const wonder = this.task?.action?.pieces.find((each) => each.kind === 'wonder')?.id ?? '';
    const city = this.#moment?.view.cities[this.#moment.me];
    return { card: this.task?.card ?? '', wonder, coins: city?.sale_price ?? 0 };
  });

  /** Whether the card was tapped, and what to do with it is still to be chosen. */
  isHalfDone = $derived.by(() => Boolean(this.task?.action) && this.#moment?.looked === this.task?.card);

  #isDue(step: Step, moment: Moment): boolean {
    const before = AFTER[step.name];
    if (before && !this.seen.includes(before)) return false;
    return step.task ? step.task(moment) !== undefined : (step.isDue?.(moment) ?? true);
  }

  /** Go on when what was asked for is done, or was let be for a while; point at what is asked for. */
  watch(): void {
    const { step, task } = this;
    const moment = this.#moment;
    this.choice.pointed = task && { card: task.card, text: task.action?.text ?? '' };
    if (!moment || !step?.task) return;
    const moves = this.store.story.filter((each) => each.seat === moment.me).length;
    if (this.#asked.name !== step.name) this.#asked = { name: step.name, moves };
    if (step.isDone?.(moment) || moves >= this.#asked.moves + PATIENCE) this.next(step.name);
  }

  next(name: string): void {
    if (this.seen.includes(name)) return;
    this.seen = [...this.seen, name];
    keep({ id: this.store.id, seen: this.seen });
  }

  leave(): void {
    this.isOn = false;
    this.choice.pointed = null;
    sessionStorage.removeItem(KEY);
  }
}
