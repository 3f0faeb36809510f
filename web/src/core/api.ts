// Requests to the service, and who is asking.
import type { Me, MyTable, NewTable, Problem, TableInfo, Tables } from '../../types/service';
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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { 'accept-language': words.language } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(0, say('web-unreachable'));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(answer.status, problem?.text ?? say('web-unreachable'));
}

/** Be a guest: the service knows browsers by a cookie, and whoever has none gets one with a name. */
export async function introduce(): Promise<void> {
  if (settings.kept.known) return;
  await rename(settings.kept.name || say('web-guest'));
}

export async function rename(name: string): Promise<void> {
  const me = await ask<Me>('POST', '/api/me', { name });
  settings.change({ known: true, name: me.name });
}

async function asGuest<T>(method: string, path: string, body: unknown): Promise<T> {
  await introduce();
  try {
    return await ask<T>(method, path, body);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    settings.change({ known: false });
    await introduce();
    return ask<T>(method, path, body);
  }
}

export const openTable = (table: NewTable): Promise<MyTable> => asGuest('POST', '/api/tables', table);
export const openTables = (): Promise<Tables> => ask('GET', '/api/tables');
export const myTables = (): Promise<Tables> =>
  settings.kept.known ? ask('GET', '/api/me/tables') : Promise.resolve({ tables: [] });
export const tableOf = (id: string): Promise<MyTable> => ask('GET', `/api/tables/${id}`);
const at = <T = MyTable>(id: string, what: string, body: unknown = {}): Promise<T> =>
  asGuest('POST', `/api/tables/${id}/${what}`, body);
export const join = (id: string, token: string): Promise<MyTable> => at(id, 'join', token ? { token } : {});
export const leave = (id: string): Promise<TableInfo> => at(id, 'leave');
export const chair = (id: string, seat: number, computer: string): Promise<MyTable> =>
  at(id, 'chair', { seat, computer });
export const shuffle = (id: string): Promise<MyTable> => at(id, 'shuffle');
export const ready = (id: string, is_ready: boolean): Promise<MyTable> => at(id, 'ready', { is_ready });
export const start = (id: string): Promise<MyTable> => at(id, 'start');
export const absent = (id: string, seat: number): Promise<MyTable> => at(id, 'absent', { seat });
export const rematch = (id: string): Promise<MyTable> => at(id, 'rematch');
export const recordAt = (id: string): string => `/api/tables/${id}/record`;
