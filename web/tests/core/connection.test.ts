import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type ConnectionState } from '../../src/core/connection';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The service says something. */
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The line breaks, or the service closes it. */
  break(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let states: ConnectionState[];
let heard: unknown[];
let number: number;
let connection: Connection<unknown, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  [states, heard, number] = [[], [], 0];
  connection = new Connection<unknown, unknown>({
    path: () => `/play?since=${number}`,
    isServed: (message) => message === 'served',
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it('is open when the service serves, not before', () => {
  expect(socket().url).toBe('wss://games.example.org/play?since=0');
  socket().hear('complaint');
  expect(states).toEqual([]);
  socket().hear('served');
  expect(states).toEqual(['open']);
  expect(heard).toEqual(['complaint', 'served']);
});

it('waits longer and longer when it breaks, and asks for what is new', () => {
  socket().hear('served');
  number = 12;
  const waits: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const count = FakeSocket.all.length;
    const began = Date.now();
    socket().break(1006);
    while (FakeSocket.all.length === count) vi.advanceTimersByTime(10);
    waits.push(Date.now() - began);
  }
  expect(states).toEqual(['open', 'lost']);
  expect(waits[0]).toBe(500);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(8000);
  expect(socket().url).toContain('since=12');
});

it('begins with short waits again once it is served', () => {
  for (const wait of [500, 850, 1450]) {
    socket().break(1006);
    vi.advanceTimersByTime(wait);
  }
  expect(FakeSocket.all).toHaveLength(4);
  socket().hear('served');
  socket().break(1006);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(5);
});

it('comes back at once to a service that has restarted', () => {
  socket().break(1012);
  vi.advanceTimersByTime(50);
  expect(FakeSocket.all).toHaveLength(2);
});

it('comes back at once when the browser is online', () => {
  socket().hear('served');
  socket().break(1006);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('does not come back where it is refused, but where it was too quick', () => {
  socket().break(4429);
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().break(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states).toEqual(['refused']);
});

it('carries messages while it is open, and drops them while it is not', () => {
  connection.send({ type: 'act' });
  expect(socket().sent).toEqual(['{"type":"act"}']);
  socket().break(1006);
  connection.send({ type: 'undo' });
  expect(socket().sent).toHaveLength(1);
});

it('is over when it is closed', () => {
  connection.close();
  socket().break(1005);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('hears nothing more from a socket that was replaced', () => {
  const old = socket();
  connection.retry();
  old.hear('late');
  old.break(4404);
  expect(heard).toEqual([]);
  expect(states).toEqual([]);
});
