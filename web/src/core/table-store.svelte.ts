// The state of a table as one seat sees it, and what its player can do. It is fed by a source: the service, or a record.
// Updates are shown one after the other; a move that the connection has lost is sent again under its key.
import type {
  Advice,
  Answer,
  AnyView,
  FromServer,
  Happening,
  Said,
  TableInfo,
  Update,
} from '../../types/service';
import type { ConnectionState } from './connection';
import { newKey, type PendingMove } from './pending-move';
import { isPlayer } from './seats';
import type { TableSource } from './sources/source';

export interface StoreOptions {
  /** Called after an update is shown. */
  onUpdate?: (update: Update) => void;
  /** Shows an update by calling `apply`, and resolves when the next may be shown. */
  show?: (update: Update, apply: () => void) => Promise<void>;
}

/** With more updates waiting than this, all but the first are shown at once. */
const MOST_WAITING = 6;

/** How many milliseconds something that was said stays on the screen, and news of a connection that is back. */
const PHRASE_SHOWN = 6000;
const MISSED_SHOWN = 5000;

/** How many milliseconds the table stands as it was, before the last move is played again. */
const REPLAY_PAUSE = 700;

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  seat = $state<number | null>(null);
  number = $state(-1);
  /** When the last update was shown, as the browser counts: clocks run from there. */
  updatedAt = $state(0);
  /** Whether the view shows what others at this device may not know. */
  hasSecrets = $state(false);
  /** Whether the own last choice can be taken back. */
  ownUndo = $state(false);
  /** The stores of those who share this device: what they did last can be taken back here, too. */
  fellows = $state.raw<TableStore[]>([]);
  story = $state.raw<Happening[]>([]);
  /** The happenings of the last update. */
  news = $state.raw<Happening[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** For a while after the connection is back: how many happenings were missed. */
  missed = $state<number | null>(null);
  sent = $state.raw<PendingMove | null>(null);
  /** Why the last move was not played. */
  problem = $state('');
  advice = $state.raw<Advice | null>(null);
  /** How much of the advice is worked out, up to 1; -1 while none is asked for. */
  advising = $state(-1);
  phrase = $state.raw<Said | null>(null);
  /** The view before the last move of another player, and the update that the move brought. */
  before = $state.raw<{ view: AnyView; update: Update } | null>(null);

  readonly id: string;
  /** Which of the people at this device has this store; the first is number 1. */
  readonly person: number;
  #source: TableSource;
  #onUpdate: (update: Update) => void;
  #show: (update: Update, apply: () => void) => Promise<void>;
  #waiting: Update[] = [];
  #wasLost = false;
  #adviceKey = '';

  constructor(source: TableSource, options: StoreOptions = {}) {
    this.#source = source;
    this.id = source.id;
    this.person = source.person;
    this.#onUpdate = options.onUpdate ?? (() => {});
    this.#show = options.show ?? (async (_, apply) => apply());
    source.open({
      onMessage: (message) => this.#receive(message),
      onJump: (update) => this.#jump(update),
      onState: (state) => {
        this.connection = state;
        if (state === 'lost') this.#wasLost = true;
      },
    });
  }

  /** Whether the table goes on, and is no record that is looked at. */
  get isLive(): boolean {
    return this.#source.kind === 'live';
  }

  close(): void {
    this.#source.close();
  }

  /** Try at once to connect. */
  retry(): void {
    this.#source.retry();
  }

  act(text: string, price: number): void {
    this.problem = '';
    this.advice = null;
    this.#submit({ text, price, number: this.number, key: newKey() });
  }

  /** Drop a move that the connection has lost. */
  forget(): void {
    this.sent = null;
  }

  get canUndo(): boolean {
    return this.ownUndo || this.fellows.some((each) => each.ownUndo);
  }

  /** Take back the own last choice, or else that of another player at this device. */
  undo(): void {
    this.advice = null;
    const fellow = this.ownUndo ? undefined : this.fellows.find((each) => each.ownUndo);
    if (fellow) fellow.undo();
    else this.#source.send({ type: 'undo', number: this.number, key: newKey() });
  }

  resign(): void {
    this.#source.send({ type: 'resign', number: this.number, key: newKey() });
  }

  say(phrase: string): void {
    this.#source.send({ type: 'say', phrase });
  }

  hint(): void {
    this.#adviceKey = newKey();
    this.advising = 0;
    this.#source.send({ type: 'hint', key: this.#adviceKey });
  }

  /** Show the last move of another player once more. */
  async replay(): Promise<void> {
    const last = this.before;
    if (!last || this.#waiting.length) return;
    const now = this.view;
    const past = { ...last.view, actions: [] };
    this.view = past;
    await new Promise((done) => setTimeout(done, REPLAY_PAUSE));
    if (this.#waiting.length || this.view !== past) return; // the table has moved on meanwhile
    await this.#show(last.update, () => (this.view = now));
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'update':
        return this.#enqueue(message);
      case 'answer':
        return this.#settle(message);
      case 'progress':
        if (message.key === this.#adviceKey) this.advising = message.done;
        return;
      case 'hinted':
        this.advising = -1;
        if (message.number === this.number) this.advice = message.advice;
        return;
      case 'said':
        return this.#showPhrase(message);
      case 'complaint':
        this.problem = message.problem.text;
    }
  }

  #showPhrase(said: Said): void {
    this.phrase = said;
    setTimeout(() => {
      if (this.phrase === said) this.phrase = null;
    }, PHRASE_SHOWN);
  }

  #enqueue(update: Update): void {
    this.#waiting.push(update);
    if (this.#waiting.length === 1) void this.#showWaiting();
    else if (this.#waiting.length > MOST_WAITING)
      for (const each of this.#waiting.splice(1)) this.#apply(each);
  }

  async #showWaiting(): Promise<void> {
    for (let update = this.#waiting[0]; update; update = this.#waiting[0]) {
      const shown = update;
      const isOthers = shown.happenings.some((each) => each.seat !== this.seat && isPlayer(each.seat));
      if (isOthers && this.view) this.before = { view: this.view, update: shown };
      let isApplied = false;
      const apply = (): void => {
        if (!isApplied) this.#apply(shown);
        isApplied = true;
      };
      // Where a motion fails, the table must be shown as it stands all the same, and so must the next update.
      await this.#show(shown, apply).catch((problem: unknown) => console.error(problem));
      apply();
      this.#waiting.shift();
    }
  }

  #apply(update: Update): void {
    const last = this.story.at(-1)?.number ?? -1;
    const fresh = update.happenings.filter((each) => each.number > last);
    this.story = [...this.story, ...fresh];
    this.news = fresh;
    this.#take(update);
    if (this.#wasLost) this.#resume(fresh.length);
    this.#onUpdate(update);
  }

  /** Show another state of the game at once, with the story that led there. */
  #jump(update: Update): void {
    this.#waiting.splice(1); // the first one is being shown and takes itself away
    this.story = update.happenings;
    this.news = [];
    this.before = null;
    this.#take(update);
    this.#onUpdate(update);
  }

  #take(update: Update): void {
    this.table = update.table;
    this.updatedAt = performance.now();
    this.seat = update.seat;
    if (update.number !== this.number) this.advice = null;
    this.number = update.number;
    this.ownUndo = update.can_undo;
    this.hasSecrets = update.has_secrets;
    this.view = update.view;
  }

  /** The connection is back: tell what was missed, and send again what it has lost. */
  #resume(missed: number): void {
    this.#wasLost = false;
    this.missed = missed;
    setTimeout(() => (this.missed = null), MISSED_SHOWN);
    if (this.sent) this.#submit(this.sent);
  }

  #settle(answer: Answer): void {
    const sent = this.sent;
    if (answer.key === this.#adviceKey) this.advising = -1;
    if (sent && answer.key === sent.key) {
      this.sent = null;
      if (answer.result === 'stale') return this.#submitAnew(sent);
    }
    if (answer.result === 'refused') this.problem = answer.problem?.text ?? '';
  }

  /** A move that came too late is played where it is still the same move, and otherwise given up. */
  #submitAnew(sent: PendingMove): void {
    const same = this.view?.actions.find((each) => each.text === sent.text && priceOf(each) === sent.price);
    if (same && this.number > sent.number) this.#submit({ ...sent, number: this.number, key: newKey() });
    else this.problem = 'stale';
  }

  #submit(sent: PendingMove): void {
    this.sent = sent;
    this.#source.send({ type: 'act', text: sent.text, number: sent.number, key: sent.key });
  }
}

/** The price of an action, in games that have prices. */
const priceOf = ({ preview }: AnyView['actions'][number]): number => ('price' in preview ? preview.price : 0);
