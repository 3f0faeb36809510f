// Requests to the service, and who is asking.
import type { Clock, Me, MyTable, NewTable, Problem, TableInfo, Tables } from '../../types/service';
import { settings } from './settings.svelte';
import { say, words } from './words.svelte';

/** The service would not do it; the message says why, in the reader's words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Who of the people at this device is asking; the first needs no word. */
const asking = (path: string, person: number): string =>
  person === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}person=${person}`;

async function ask<T>(method: string, path: string, body?: unknown, person = 1): Promise<T> {
  const request: RequestInit = { method, headers: { 'accept-language': words.language } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(asking(path, person), request);
  } catch {
    throw new Refused(0, say('web-unreachable'));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(answer.status, problem?.text ?? say('web-unreachable'));
}

/** Be a guest: the service knows people by cookies, and whoever has none gets one with a name. */
async function introduce(person: number): Promise<void> {
  const { known, name } = settings.person(person);
  if (!known) await rename(name || say(person === 1 ? 'web-guest' : 'web-second-guest'), person);
}

export async function rename(name: string, person = 1): Promise<void> {
  const me = await ask<Me>('POST', '/api/me', { name }, person);
  settings.meet(person, { known: true, name: me.name });
}

async function asGuest<T>(method: string, path: string, body: unknown, person = 1): Promise<T> {
  await introduce(person);
  try {
    return await ask<T>(method, path, body, person);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    settings.meet(person, { known: false });
    await introduce(person);
    return ask<T>(method, path, body, person);
  }
}

export const openTable = (table: NewTable): Promise<MyTable> => asGuest('POST', '/api/tables', table);
export const openTables = (): Promise<Tables> => ask('GET', '/api/tables');
export const myTables = (): Promise<Tables> =>
  settings.person(1).known ? ask('GET', '/api/me/tables') : Promise.resolve({ tables: [] });
export const tableOf = (id: string): Promise<MyTable> => ask('GET', `/api/tables/${id}`);
const at = <T = MyTable>(id: string, what: string, body: unknown = {}, person = 1): Promise<T> =>
  asGuest('POST', `/api/tables/${id}/${what}`, body, person);
export const join = (id: string, token: string, person = 1): Promise<MyTable> =>
  at(id, 'join', token ? { token } : {}, person);
export const leave = (id: string): Promise<TableInfo> => at(id, 'leave');
export const chair = (id: string, seat: number, computer: string): Promise<MyTable> =>
  at(id, 'chair', { seat, computer });
export const clock = (id: string, clock: Clock | null): Promise<MyTable> => at(id, 'clock', { clock });
export const shuffle = (id: string): Promise<MyTable> => at(id, 'shuffle');
export const ready = (id: string, is_ready: boolean, person = 1): Promise<MyTable> =>
  at(id, 'ready', { is_ready }, person);
export const start = (id: string): Promise<MyTable> => at(id, 'start');
export const absent = (id: string, seat: number, person = 1): Promise<MyTable> =>
  at(id, 'absent', { seat }, person);
export const rematch = (id: string): Promise<MyTable> => at(id, 'rematch');
export const recordAt = (id: string, person: number): string => asking(`/api/tables/${id}/record`, person);
export const playAt = (id: string, since: number, person: number): string =>
  asking(`/api/tables/${id}/play?since=${since}`, person);

/** Let the second person at this device sit down at a table of the first. */
export async function sitBeside(id: string, token: string): Promise<void> {
  await join(id, token, 2);
  await ready(id, true, 2);
}
