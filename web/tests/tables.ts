// Tables as a service would tell them, with as little in them as a test needs.
import type { Action, FromClient, Happening, PlainView, TableInfo, Update } from '../types/service';
import type { SourceListener, TableSource } from '../src/core/sources/source';

export const action = (text: string, pieces: Action['pieces'] = []): Action => ({
  text,
  verb: text.split(' ')[0] ?? '',
  pieces,
  message: { id: `action-${text}`, plain: text },
  preview: { points: [], asks: '', prompt: null },
});

export const view = (some: Partial<PlainView> = {}): PlainView => ({
  family: 'plain',
  variant: 'harbor',
  options: {},
  seat: 0,
  pending: [0],
  decision: 'turn',
  argument: '',
  prompt: null,
  outcome: null,
  actions: [action('build mole'), action('pass')],
  scores: [],
  ...some,
});

export const table = (some: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 't', variant: 'harbor', stage: 'playing', seats: [{ seat: 0 }, { seat: 1 }], ...some }) as TableInfo;

export const happening = (number: number, seat: number, some: Partial<Happening> = {}): Happening => ({
  number,
  seat,
  kind: 'action',
  events: [],
  ...some,
});

export const update = (number: number, some: Partial<Update> = {}): Update => ({
  type: 'update',
  table: table(),
  seat: 0,
  number,
  happenings: [],
  view: view(),
  can_undo: false,
  has_secrets: false,
  ...some,
});

/** A source whose service is the test: it tells what it likes, and sees what was sent. */
export class FakeSource implements TableSource {
  readonly id = 't';
  readonly person = 1;
  sent: FromClient[] = [];
  tell!: SourceListener;

  constructor(readonly kind: TableSource['kind'] = 'live') {}

  open(listener: SourceListener): void {
    this.tell = listener;
  }

  send(message: FromClient): void {
    this.sent.push(message);
  }

  retry(): void {}
  close(): void {}
}

/** Let everything happen that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
