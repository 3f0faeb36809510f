// Requests to the service. It knows people by cookies; a visitor without one gets one, with a name, before the first
// request that needs it.
import type {
  Clock,
  Games,
  Me,
  MyTable,
  NewTable,
  PointsOverTime,
  Problem,
  ServiceInfo,
  TableInfo,
  TablePosition,
  Tables,
  TableStory,
} from '../../types/service';
import { settings } from './settings.svelte';
import { say, words } from './words.svelte';

/** The service has refused a request; the message says why, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Add to a path which of the people at this device is asking; the first is not named. */
const asPerson = (path: string, person: number): string =>
  person === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}person=${person}`;

async function request<T>(method: string, path: string, body?: unknown, person = 1): Promise<T> {
  const options: RequestInit = { method, headers: { 'accept-language': words.language } };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { ...options.headers, 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(asPerson(path, person), options);
  } catch {
    throw new Refused(0, say('web-unreachable'));
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(response.status, problem?.text ?? say('web-unreachable'));
}

const get = <T>(path: string, person = 1): Promise<T> => request('GET', path, undefined, person);

async function introduce(person: number): Promise<void> {
  const { known, name } = settings.person(person);
  if (!known) await rename(name || say('web-guest', { number: person }), person);
}

export async function rename(name: string, person = 1): Promise<void> {
  const me = await request<Me>('POST', '/api/me', { name }, person);
  settings.setPerson(person, { known: true, name: me.name });
}

async function post<T>(path: string, body: unknown, person = 1): Promise<T> {
  await introduce(person);
  try {
    return await request<T>('POST', path, body, person);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    settings.setPerson(person, { known: false }); // the cookie is gone, or no longer holds
    await introduce(person);
    return request<T>('POST', path, body, person);
  }
}

// The games on offer, and the service itself

export const games = (): Promise<Games> => get('/api/games');
export const service = (): Promise<ServiceInfo> => get('/api/service');

// Tables

export const openTable = (table: NewTable): Promise<MyTable> => post('/api/tables', table);
export const openTables = (): Promise<Tables> => get('/api/tables');
export const myTables = (): Promise<Tables> =>
  settings.person(1).known ? get('/api/me/tables') : Promise.resolve({ tables: [] });
export const tableOf = (id: string, person = 1): Promise<MyTable> => get(`/api/tables/${id}`, person);

const change = <T = MyTable>(id: string, what: string, body: unknown = {}, person = 1): Promise<T> =>
  post(`/api/tables/${id}/${what}`, body, person);
export const join = (id: string, token: string, person = 1): Promise<MyTable> =>
  change(id, 'join', token ? { token } : {}, person);
export const leave = (id: string): Promise<TableInfo> => change(id, 'leave');
export const setChair = (id: string, seat: number, computer: string): Promise<MyTable> =>
  change(id, 'chair', { seat, computer });
export const setClock = (id: string, clock: Clock | null): Promise<MyTable> => change(id, 'clock', { clock });
export const shuffle = (id: string): Promise<MyTable> => change(id, 'shuffle');
export const setReady = (id: string, is_ready: boolean, person = 1): Promise<MyTable> =>
  change(id, 'ready', { is_ready }, person);
export const start = (id: string, person = 1): Promise<MyTable> => change(id, 'start', {}, person);
export const replaceAbsent = (id: string, seat: number, person = 1): Promise<MyTable> =>
  change(id, 'absent', { seat }, person);
export const rematch = (id: string, person = 1): Promise<MyTable> => change(id, 'rematch', {}, person);

/** Let another person at this device sit down at a table of the first. */
export async function seatPerson(id: string, token: string, person: number): Promise<void> {
  await join(id, token, person);
  await setReady(id, true, person);
}

// The game of a table

export const storyOf = (id: string, person = 1): Promise<TableStory> =>
  get(`/api/tables/${id}/story`, person);
export const positionOf = (
  id: string,
  number: number,
  person = 1,
  seat: number | null = null,
): Promise<TablePosition> =>
  get(`/api/tables/${id}/positions/${number}${seat === null ? '' : `?seat=${seat}`}`, person);
export const pointsOf = (id: string, person = 1): Promise<PointsOverTime> =>
  get(`/api/tables/${id}/points`, person);

/** The path of the record of a game, to be downloaded. */
export const recordPath = (id: string, person: number): string =>
  asPerson(`/api/tables/${id}/record`, person);
/** The path of the socket of a table, for a client that knows the game up to a number. */
export const playPath = (id: string, since: number, person: number): string =>
  asPerson(`/api/tables/${id}/play?since=${since}`, person);
