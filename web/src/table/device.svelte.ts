// One device at a table, shared by up to seven people. Each has a store with their own seat; the screen is for one of
// them at a time, and where it shows what that one alone may know it is handed on first.
import type { Update } from '../../types/service';
import { problemText } from '../core/problems';
import { MOST_SEATS, stepsBetween } from '../core/seats';
import { settings } from '../core/settings.svelte';
import { LiveSource } from '../core/sources/live';
import { TableStore } from '../core/table-store.svelte';
import { parseVariant } from '../core/variant';
import type { Family } from '../games/family';
import { loadFamily } from '../games/registry';
import { Choice } from './decisions/choice.svelte';
import { move } from './motion/motion';

/** One of the people at this device: what the service tells them, and what they are about to do. */
export class LocalPlayer {
  readonly store: TableStore;
  readonly choice: Choice;
  #number = -1;
  /** The answers to what was asked last. */
  #question = '';

  constructor(
    id: string,
    readonly person: number,
    device: SharedDevice,
  ) {
    this.store = new TableStore(new LiveSource(id, person), {
      onUpdate: (update) => this.#onUpdate(update),
      show: async (update, apply) => {
        const family = await device.load(update);
        // A table that is not on the screen needs no motion.
        if (device.shown !== this || !family) apply();
        else await move(update, this.store.view, family.motion, apply);
      },
    });
    this.choice = new Choice(this.store);
  }

  /** Begin anew with another question. Choices that others seal meanwhile leave the question as it is. */
  #onUpdate(update: Update): void {
    const question = (update.view?.actions ?? []).map((each) => each.text).join('\n');
    if (update.number !== this.#number && !(question && question === this.#question)) this.choice.clear();
    this.#number = update.number;
    this.#question = question;
  }

  /** Whether the service has not yet told whether this person has a seat. */
  get isUnknown(): boolean {
    return this.store.table === null;
  }

  get isAsked(): boolean {
    const { view, seat } = this.store;
    return seat !== null && Boolean(view?.pending.includes(seat));
  }
}

export class SharedDevice {
  /** The people at this device who look at the table; the first is always there. */
  players = $state.raw<LocalPlayer[]>([]);
  /** The player for whom the screen was last. */
  #holder = $state.raw<LocalPlayer | null>(null);

  /** The family of the game; `null` until it is loaded. */
  family = $state.raw<Family | null>(null);
  /** Why it could not be loaded. */
  problem = $state('');

  constructor(private id: string) {
    this.add(1);
    for (let person = 2; person <= MOST_SEATS; person++) if (settings.person(person).known) this.add(person);
  }

  /** Load the family of a table: in the lobby in advance, and before its first view is shown. */
  async load({ view, table }: Update): Promise<Family | null> {
    const loading = loadFamily(view?.family ?? parseVariant(table.variant).family);
    try {
      if (view) this.family = await loading;
      else loading.catch(() => undefined);
    } catch (thrown) {
      this.problem = problemText(thrown);
    }
    return this.family;
  }

  /** Let another of the people at this device look at the table; again, where the service knows them anew. */
  add(person: number): void {
    this.#remove(this.players.filter((each) => each.person === person));
    this.players = [...this.players, new LocalPlayer(this.id, person, this)];
  }

  #remove(gone: LocalPlayer[]): void {
    if (!gone.length) return;
    for (const { store } of gone) store.close();
    this.players = this.players.filter((each) => !gone.includes(each));
  }

  get first(): LocalPlayer {
    return this.players[0] as LocalPlayer;
  }

  /** Those of the people at this device who have a seat of their own. */
  seated = $derived.by((): LocalPlayer[] => {
    const seats = this.players.map((each) => each.store.seat);
    return this.players.filter(({ store }, i) => store.seat !== null && seats.indexOf(store.seat) === i);
  });

  isShared = $derived.by(() => this.seated.length > 1);

  /** The number of the next person at this device who could sit down; `null` where as many sit as there can be. */
  get nextPerson(): number | null {
    for (let person = 2; person <= MOST_SEATS; person++)
      if (!this.seated.some((each) => each.person === person)) return person;
    return null;
  }

  /** The player whom the screen is for: one who must act, and else the one who has it. */
  current = $derived.by((): LocalPlayer => {
    const holder = this.#holder ?? this.first;
    if (!this.isShared) return this.first;
    const { table, view, number, seat } = holder.store;
    if (!view || table?.stage !== 'playing' || holder.isAsked) return holder;
    const steps = ({ store }: LocalPlayer): number =>
      stepsBetween(seat ?? 0, store.seat ?? 0, table.seats.length);
    const asked = this.seated.filter((each) => each.isAsked && each.store.number >= number);
    return asked.sort((one, other) => steps(one) - steps(other))[0] ?? holder;
  });

  /** Whether the screen must be handed on before it may show what the current player knows. */
  isHandedOn = $derived.by(() => {
    const { store } = this.current;
    const isPlaying = this.isShared && store.table?.stage === 'playing';
    return isPlaying && store.hasSecrets && this.#holder !== this.current;
  });

  /** The player whose table is on the screen. */
  shown = $derived.by((): LocalPlayer | null => {
    const isKnown = this.players.every((each) => each === this.first || !each.isUnknown);
    return isKnown && !this.isHandedOn ? this.current : null;
  });

  /** Follow what has changed: who has the screen, who has no seat here, and whose moves can be taken back. */
  settle(): void {
    if (this.shown) this.#holder = this.shown;
    this.#remove(
      this.players.filter((each) => {
        const { table, seat } = each.store;
        return each !== this.first && table !== null && table.stage !== 'lobby' && seat === null;
      }),
    );
    for (const { store } of this.players)
      store.fellows = this.seated.map((each) => each.store).filter((each) => each !== store);
  }

  /** The current player has taken the screen. */
  takeScreen(): void {
    this.#holder = this.current;
  }

  close(): void {
    for (const { store } of this.players) store.close();
  }
}
