// The people of this device who sit at one table, and which of them the screen is for. Each has a store with the
// own seat; what one of them alone may know is shown after the screen was handed on.
import type { Update } from '../../types/service';
import { TableStore } from '../core/table-store.svelte';
import { settings } from '../core/settings.svelte';
import { Choice } from './decisions/choice.svelte';
import { note } from '../pages/end/history';
import { move } from './motion/motion';

/** Somebody at this device: what the service tells them, and what they are about to do. */
export class Sitter {
  readonly store: TableStore;
  readonly choice: Choice;
  #known = -1;

  constructor(id: string, person: number, isShown: (sitter: Sitter) => boolean) {
    this.store = new TableStore(
      id,
      person,
      (update) => this.#hear(id, update),
      // What nobody looks at moves at once.
      async (update, apply) => (isShown(this) ? move(update, apply) : apply()),
    );
    this.choice = new Choice(this.store);
  }

  #hear(id: string, update: Update): void {
    if (update.number !== this.#known) this.choice.clear();
    this.#known = update.number;
    if (update.view?.family === 'duel') note(id, update.number, update.view);
  }
}

export class Company {
  readonly first: Sitter;
  second = $state.raw<Sitter | null>(null);
  /** Who has the screen; nobody yet while it is not known who shall. */
  #holder = $state.raw<Sitter | null>(null);

  constructor(private id: string) {
    this.first = new Sitter(id, 1, this.#isShown);
    if (settings.person(2).known) this.bring();
  }

  #isShown = (sitter: Sitter): boolean => this.shown === sitter;

  /** Let the second person look at the table, too. */
  bring(): void {
    this.second ??= new Sitter(this.id, 2, this.#isShown);
  }

  /** Whether two people at this device have seats here. */
  isShared = $derived.by(() => {
    const seats = [this.first, this.second].map((each) => each?.store.seat ?? null);
    return seats.every((seat) => seat !== null) && seats[0] !== seats[1];
  });

  /** Whether it is known who of this device sits here. */
  isReady = $derived.by(() => !this.second || this.second.store.table !== null);

  /** Who should have the screen: whoever must act, and else whoever has it. */
  next = $derived.by((): Sitter => {
    if (!this.isShared || !this.second) return this.first;
    const holder = this.#holder ?? this.first;
    const { view, number, seat, table } = holder.store;
    if (!view || table?.stage !== 'playing' || view.pending.includes(seat ?? -1)) return holder;
    const other = holder === this.first ? this.second : this.first;
    const isAsked = view.pending.includes(other.store.seat ?? -1) && other.store.number >= number;
    return isAsked ? other : holder;
  });

  /** Whether the screen must be handed on before the next may see it. */
  isHandedOn = $derived.by(() => {
    const { store } = this.next;
    const isPlaying = this.isShared && store.table?.stage === 'playing';
    return isPlaying && store.hasSecrets && this.#holder !== this.next;
  });

  /** Whose table is on the screen. */
  shown = $derived.by((): Sitter | null => (this.isReady && !this.isHandedOn ? this.next : null));

  /** Whoever is shown the table has the screen from now on. */
  settle(): void {
    if (this.shown) this.#holder = this.shown;
    const looked = this.second?.store;
    if (looked?.table && looked.table.stage !== 'lobby' && looked.seat === null) {
      looked.close();
      this.second = null;
    }
    this.first.store.fellow = this.isShared ? (this.second?.store ?? null) : null;
    if (this.second) this.second.store.fellow = this.isShared ? this.first.store : null;
  }

  /** The next has taken the screen. */
  take(): void {
    this.#holder = this.next;
  }

  close(): void {
    this.first.store.close();
    this.second?.store.close();
  }
}
