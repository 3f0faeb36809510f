// Runs a lesson: finds the step that is due, and its task. The lesson can be left at any time, and continues after a
// reload.
import type { AnyView } from '../../../types/service';
import type { TableStore } from '../../core/table-store.svelte';
import { isSamePiece, type Choice } from '../decisions/choice.svelte';
import type { Lesson, Situation, Step, Task } from './lesson';

const KEY = 'thaumata-coach';

/** A step whose task is not done is skipped after this many moves of the player. */
const PATIENCE = 3;

/** The table that has a lesson, and the steps that were shown there. */
interface Progress {
  id: string;
  seen: string[];
}

function read(): Progress {
  try {
    return { id: '', seen: [], ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { id: '', seen: [] };
  }
}

const write = (progress: Progress): void => sessionStorage.setItem(KEY, JSON.stringify(progress));

/** Make a table a lesson. */
export const beginLesson = (id: string): void => write({ id, seen: [] });

export class Coach<V extends AnyView = AnyView> {
  seen = $state<string[]>([]);
  isOn = $state(false);
  #asked = { name: '', moves: 0 };

  constructor(
    private store: TableStore,
    private choice: Choice,
    private lesson: Lesson<V>,
  ) {
    const progress = read();
    this.isOn = progress.id === store.id;
    if (this.isOn) this.seen = progress.seen;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  #situation = $derived.by((): Situation<V> | null => {
    const { view, seat, story } = this.store;
    if (!this.isOn || !view || seat === null) return null;
    return {
      view: view as V,
      me: seat,
      actions: this.choice.decision === this.lesson.decision ? this.choice.actions : [],
      focus: this.choice.focus,
      events: story.filter((each) => each.seat === seat).flatMap((each) => each.events),
    };
  });

  /** The step that is due. */
  step = $derived.by((): Step<V> | null => {
    const situation = this.#situation;
    if (!situation) return null;
    return (
      this.lesson.steps.find((each) => !this.seen.includes(each.name) && this.#isDue(each, situation)) ?? null
    );
  });

  /** The task of the step, if it has one. */
  task = $derived.by((): Task<V> | null => (this.#situation && this.step?.task?.(this.#situation)) ?? null);

  /** The arguments of the step's messages. */
  wording = $derived.by(() => (this.#situation ? this.lesson.wording(this.#situation, this.task) : {}));

  /** Whether the piece is in focus and its action is still to be picked. */
  isHalfDone = $derived.by(() => {
    const { task } = this;
    return Boolean(task?.action && isSamePiece(this.#situation?.focus ?? undefined, task.piece));
  });

  #isDue(step: Step<V>, situation: Situation<V>): boolean {
    if (step.after && !this.seen.includes(step.after)) return false;
    return step.task ? step.task(situation) !== undefined : (step.isDue?.(situation) ?? true);
  }

  /** Point at the task; continue when it is done or was ignored for a while. */
  update(): void {
    const { step, task } = this;
    const situation = this.#situation;
    this.choice.pointed = task && { piece: task.piece, text: task.action?.text ?? '' };
    if (!situation || !step?.task) return;
    const moves = this.store.story.filter((each) => each.seat === situation.me).length;
    if (this.#asked.name !== step.name) this.#asked = { name: step.name, moves };
    if (step.isDone?.(situation) || moves >= this.#asked.moves + PATIENCE) this.next(step.name);
  }

  next(name: string): void {
    if (this.seen.includes(name)) return;
    this.seen = [...this.seen, name];
    write({ id: this.store.id, seen: this.seen });
  }

  leave(): void {
    this.isOn = false;
    this.choice.pointed = null;
    sessionStorage.removeItem(KEY);
  }
}
