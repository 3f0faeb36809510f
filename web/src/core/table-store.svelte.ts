// One table over its socket: what the service told last, what was sent and not yet answered, and whether the
// line holds. A lost line is taken up again where it broke; what was sent meanwhile is sent again by its key.
import type {
  Advice,
  Answer,
  DuelView,
  FromClient,
  FromServer,
  Happening,
  Said,
  TableInfo,
  Update,
} from '../../types/service';
import { afterNextFrame } from '../ui/after-frame';
import { playAt } from './api';
import { newKey, type Sent } from './pending-move';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const MOST_WAITING = 6;
const HEARD = 6000;

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<DuelView | null>(null);
  seat = $state<number | null>(null);
  number = $state(-1);
  /** When the last update came, as the browser counts: clocks run from there. */
  heard = $state(0);
  /** Whether the view shows what others at this device may not know. */
  hasSecrets = $state(false);
  /** Whether the own last choice can be taken back. */
  ownUndo = $state(false);
  /** Who shares this device with the reader: what they did last can be taken back here, too. */
  fellow = $state.raw<TableStore | null>(null);
  story = $state.raw<Happening[]>([]);
  /** What the last update told. */
  news = $state.raw<Happening[]>([]);
  line = $state<Line>('connecting');
  /** Whether the line has just come back, and how many lines were missed. */
  missed = $state<number | null>(null);
  sent = $state.raw<Sent | null>(null);
  /** Why the last move was not played. */
  problem = $state('');
  advice = $state.raw<Advice | null>(null);
  advising = $state(-1);
  phrase = $state.raw<Said | null>(null);

  /** How the table stood before the other player's last move, and what came of it. */
  before = $state.raw<{ view: DuelView; update: Update } | null>(null);

  #waiting: Update[] = [];
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #adviceKey = '';

  constructor(
    readonly id: string,
    /** Which of the people at this device has this store; the first is number 1. */
    readonly person: number,
    private onUpdate: (update: Update) => void = () => {},
    /** How an update comes to be shown; the next one waits until it is. */
    private show: (update: Update, apply: () => void) => Promise<void> = async (_, apply) => apply(),
  ) {
    this.#connect();
    window.addEventListener('online', this.#now);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#now);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try the line at once. */
  retry(): void {
    this.#now();
  }

  act(text: string, price: number): void {
    this.problem = '';
    this.advice = null;
    this.#send({ text, price, number: this.number, key: newKey() });
  }

  /** Take a move back that has not been sent yet. */
  forget(): void {
    this.sent = null;
  }

  get canUndo(): boolean {
    return this.ownUndo || Boolean(this.fellow?.ownUndo);
  }

  undo(): void {
    this.advice = null;
    if (!this.ownUndo && this.fellow) return this.fellow.undo();
    this.#post({ type: 'undo', number: this.number, key: newKey() });
  }

  resign(): void {
    this.#post({ type: 'resign', number: this.number, key: newKey() });
  }

  say(phrase: string): void {
    this.#post({ type: 'say', phrase });
  }

  hint(): void {
    this.#adviceKey = newKey();
    this.advising = 0;
    this.#post({ type: 'hint', key: this.#adviceKey });
  }

  #now = (): void => {
    if (this.line !== 'open' && !this.#closed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = playAt(this.id, Math.max(0, this.number), this.person);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const heard = performance.now();
      const message = JSON.parse(event.data) as FromServer;
      this.#hear(message);
      // For `make timings`: the browser's own timeline keeps how soon a move is painted.
      if (message.type === 'update')
        afterNextFrame(() => performance.measure('thaumata-shown', { start: heard, end: performance.now() }));
    };
    socket.onclose = (event) => this.#socket === socket && this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code >= 4000 && code !== 4429) {
      this.line = 'gone';
      return;
    }
    this.line = this.number < 0 ? 'connecting' : 'lost';
    this.#timer = window.setTimeout(() => this.#connect(), code === 1012 ? 50 : this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hear(message: FromServer): void {
    if (message.type === 'update') this.#queue(message);
    else if (message.type === 'answer') this.#answered(message);
    else if (message.type === 'progress' && message.key === this.#adviceKey) this.advising = message.done;
    else if (message.type === 'hinted') {
      this.advising = -1;
      if (message.number === this.number) this.advice = message.advice;
    } else if (message.type === 'said') this.#listen(message);
    else if (message.type === 'complaint') this.problem = message.problem.text;
  }

  /** What somebody says is heard for a while. */
  #listen(said: Said): void {
    this.phrase = said;
    setTimeout(() => {
      if (this.phrase === said) this.phrase = null;
    }, HEARD);
  }

  /** Updates are shown one after the other; who lags far behind is shown the last one at once. */
  #queue(update: Update): void {
    this.#waiting.push(update);
    if (this.#waiting.length === 1) void this.#next();
    else if (this.#waiting.length > MOST_WAITING)
      for (const each of this.#waiting.splice(1)) this.#update(each);
  }

  async #next(): Promise<void> {
    for (let update = this.#waiting[0]; update; update = this.#waiting[0]) {
      const shown = update;
      const others = shown.happenings.some((each) => each.seat !== this.seat && each.seat < 2);
      if (others && this.view) this.before = { view: this.view, update: shown };
      let isApplied = false;
      const apply = (): void => {
        if (!isApplied) this.#update(shown);
        isApplied = true;
      };
      // Whatever goes wrong while something moves, the table must stand as it was told, and the next be shown.
      await this.show(shown, apply).catch((problem: unknown) => console.error(problem));
      apply();
      this.#waiting.shift();
    }
  }

  /** Show once more what the other player did last. */
  async replay(): Promise<void> {
    const last = this.before;
    if (!last || this.#waiting.length) return;
    const now = this.view;
    const past = { ...last.view, actions: [] };
    this.view = past;
    await new Promise((done) => setTimeout(done, 700));
    if (this.#waiting.length || this.view !== past) return; // the table has moved on meanwhile
    await this.show(last.update, () => (this.view = now));
  }

  #update(update: Update): void {
    const wasLost = this.line === 'lost';
    this.line = 'open';
    this.#wait = FIRST_WAIT;
    const fresh = update.happenings.filter((each) => each.number > (this.story.at(-1)?.number ?? -1));
    this.story = [...this.story, ...fresh];
    this.news = fresh;
    this.table = update.table;
    this.heard = performance.now();
    this.seat = update.seat;
    if (update.number !== this.number) this.advice = null;
    this.number = update.number;
    this.ownUndo = update.can_undo;
    this.hasSecrets = update.has_secrets;
    this.view = update.view?.family === 'duel' ? update.view : null;
    if (wasLost) {
      this.missed = fresh.length;
      setTimeout(() => (this.missed = null), 5000);
      if (this.sent) this.#send(this.sent);
    }
    this.onUpdate(update);
  }

  #answered(answer: Answer): void {
    const sent = this.sent;
    if (answer.key === this.#adviceKey) this.advising = -1;
    if (sent && answer.key === sent.key) {
      this.sent = null;
      if (answer.result === 'stale') return this.#again(sent);
    }
    if (answer.result === 'refused') this.problem = answer.problem?.text ?? '';
  }

  /** A move that came too late is played if it is still the same move, and otherwise proposed no more. */
  #again(sent: Sent): void {
    const same = this.view?.actions.find(
      (each) => each.text === sent.text && each.preview.price === sent.price,
    );
    if (same && this.number > sent.number) this.#send({ ...sent, number: this.number, key: newKey() });
    else this.problem = 'stale';
  }

  #send(sent: Sent): void {
    this.sent = sent;
    this.#post({ type: 'act', text: sent.text, number: sent.number, key: sent.key });
  }

  #post(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
