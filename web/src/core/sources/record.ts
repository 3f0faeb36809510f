// A game at any of its moves, over HTTP: one that is over, or one of one's own as one's own seat has seen it.
// A position has the number of moves before it; what has happened on the way comes from the story of the game.
import type { Happening, TablePosition, Update } from '../../../types/service';
import * as api from '../api';
import { isPlayer } from '../seats';
import type { SourceListener, TableSource } from './source';

export class RecordSource implements TableSource {
  readonly kind = 'record';
  #listener: SourceListener | null = null;
  #table: Update['table'] | null = null;
  #story: Happening[] = [];
  #positions = new Map<number, Promise<TablePosition>>();
  /** The number of the position that is shown; the one that is asked for meanwhile is `#wanted`. */
  #number = -1;
  #wanted = -1;

  constructor(
    readonly id: string,
    readonly person: number,
    /** Whose view is shown; `null` is that of the person's own seat, or of a spectator. */
    readonly seat: number | null = null,
  ) {}

  /** Show the game from its beginning, or from a move on. */
  open(listener: SourceListener, from = 0): void {
    this.#listener = listener;
    void this.#load(from);
  }

  async #load(from: number): Promise<void> {
    try {
      const [{ table }, { happenings }] = await Promise.all([
        api.tableOf(this.id, this.person),
        api.storyOf(this.id, this.person),
      ]);
      this.#table = table;
      this.#story = happenings;
      await this.go(from);
    } catch {
      this.#listener?.onState('refused');
    }
  }

  get number(): number {
    return this.#wanted;
  }

  /** The number of the last position. */
  get last(): number {
    return this.#story.at(-1)?.number ?? 0;
  }

  /** The positions to step through: before each move of a player, and the last. Chance moves are no steps. */
  get steps(): number[] {
    const moves = this.#story.filter((each) => isPlayer(each.seat)).map((each) => each.number - 1);
    return [...new Set([...moves, this.last])];
  }

  /** Go to the position before the next move, or before the one that has led here. */
  async step(direction: 1 | -1): Promise<void> {
    const here = this.#wanted;
    const next =
      direction === 1 ? this.steps.find((each) => each > here) : this.steps.findLast((each) => each < here);
    if (next !== undefined) await this.go(next);
  }

  /** Show the position with a number. One step ahead is shown as it happened, anything else at once. */
  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    this.#wanted = wanted;
    const position = await this.#position(wanted);
    if (this.#wanted !== wanted || !this.#table || !this.#listener) return;
    const isStep = this.#number >= 0 && this.steps.find((each) => each > this.#number) === wanted;
    const since = isStep ? this.#number : 0;
    const update: Update = {
      type: 'update',
      table: this.#table,
      seat: position.view.seat,
      number: wanted,
      happenings: this.#story.filter((each) => each.number > since && each.number <= wanted),
      view: { ...position.view, actions: [] },
      can_undo: false,
      has_secrets: position.has_secrets,
    };
    this.#number = wanted;
    this.#listener.onState('open');
    if (isStep) this.#listener.onMessage(update);
    else this.#listener.onJump(update);
    const next = this.steps.find((each) => each > wanted);
    if (next !== undefined) void this.#position(next).catch(() => undefined);
  }

  #position(number: number): Promise<TablePosition> {
    const known = this.#positions.get(number);
    if (known) return known;
    const asked = api.positionOf(this.id, number, this.person, this.seat);
    this.#positions.set(number, asked);
    asked.catch(() => this.#positions.delete(number));
    return asked;
  }

  /** Nothing can be done in a game that is only looked at. */
  send(): void {}

  retry(): void {
    void this.#load(Math.max(0, this.#wanted));
  }

  close(): void {
    this.#listener = null;
  }
}
