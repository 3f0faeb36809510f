// One WebSocket that is opened again when it breaks: after longer and longer waits, and at once when the browser
// is back online. It carries JSON and knows nothing of what it says.

/** `refused`: the service does not want this client back, so there is no use in trying again. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

export interface ConnectionOptions<Incoming> {
  /** The path to connect to; asked for each time, since it says what is known already. */
  path: () => string;
  /** Whether a message shows that the service serves this client: a refusal comes as a message, too. */
  isServed: (message: Incoming) => boolean;
  onMessage: (message: Incoming) => void;
  onState: (state: ConnectionState) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const WAIT_FACTOR = 1.7;

/** The service closes with this code where the client should come back at once. */
const RESTARTED = 1012;
const RESTART_WAIT = 50;

/** From here on the codes are refusals; only that of too many requests passes by waiting. */
const REFUSED = 4000;
const TOO_MANY = 4429;

export class Connection<Outgoing, Incoming> {
  #options: ConnectionOptions<Incoming>;
  #socket: WebSocket | null = null;
  #state: ConnectionState = 'connecting';
  #wasOpen = false;
  #wait = FIRST_WAIT;
  #timer = 0;
  #isClosed = false;

  constructor(options: ConnectionOptions<Incoming>) {
    this.#options = options;
    window.addEventListener('online', this.retry);
    this.#connect();
  }

  /** Connect without waiting any longer. */
  retry = (): void => {
    if (this.#state === 'open' || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Send a message; while there is no connection it is dropped. */
  send(message: Outgoing): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.retry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.#options.path()}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #receive(message: Incoming): void {
    if (this.#options.isServed(message)) {
      this.#wait = FIRST_WAIT;
      this.#wasOpen = true;
      this.#enter('open');
    }
    this.#options.onMessage(message);
  }

  #lose(code: number): void {
    if (this.#isClosed) return;
    if (code >= REFUSED && code !== TOO_MANY) return this.#enter('refused');
    this.#enter(this.#wasOpen ? 'lost' : 'connecting');
    this.#timer = window.setTimeout(() => this.#connect(), code === RESTARTED ? RESTART_WAIT : this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * WAIT_FACTOR);
  }

  #enter(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
