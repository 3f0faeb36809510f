// A table of the service as it goes on, over its socket.
import type { FromClient, FromServer } from '../../../types/service';
import { afterNextFrame } from '../after-frame';
import { playPath } from '../api';
import { Connection } from '../connection';
import type { SourceListener, TableSource } from './source';

export class LiveSource implements TableSource {
  readonly kind = 'live';
  #connection: Connection<FromClient, FromServer> | null = null;
  /** The number of the last state that was received: the service tells what has happened since. */
  #number = 0;

  constructor(
    readonly id: string,
    readonly person: number,
  ) {}

  open(listener: SourceListener): void {
    this.#connection = new Connection<FromClient, FromServer>({
      path: () => playPath(this.id, this.#number, this.person),
      isServed: (message) => message.type === 'update',
      onState: listener.onState,
      onMessage: (message) => {
        const received = performance.now();
        if (message.type === 'update') this.#number = message.number;
        listener.onMessage(message);
        if (message.type === 'update') measurePainted(received);
      },
    });
  }

  send(message: FromClient): void {
    this.#connection?.send(message);
  }

  retry(): void {
    this.#connection?.retry();
  }

  close(): void {
    this.#connection?.close();
  }
}

/** For `make timings`: the browser's own timeline keeps how soon an update is painted. */
function measurePainted(start: number): void {
  afterNextFrame(() => performance.measure('thaumata-shown', { start, end: performance.now() }));
}
