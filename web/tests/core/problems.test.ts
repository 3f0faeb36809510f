import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../src/core/api';
import { problemText } from '../../src/core/problems';
import { settings } from '../../src/core/settings.svelte';
import { copyLink, shareLink } from '../../src/core/sharing';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => warn.mockClear());

/** Let the service answer one request after the other; returns what it is asked. */
function serve(...answers: [status: number, body: unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const [status, body] = answers.shift() ?? [500, ''];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

describe('what was thrown', () => {
  it('is told as the service tells it', () => {
    expect(problemText(new api.Refused(409, 'The game has begun.'))).toBe('The game has begun.');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is for the console alone where it comes from the browser', () => {
    const problem = new TypeError("Cannot read properties of undefined (reading 'writeText')");
    expect(problemText(problem)).toBe('web-failed');
    expect(warn).toHaveBeenCalledWith(problem);
  });
});

describe('a request', () => {
  beforeEach(() => settings.change({ people: [] }));

  it('is refused in the words of the service', async () => {
    serve([404, { text: 'There is no such table.' }]);
    await expect(api.tableOf('t')).rejects.toThrow('There is no such table.');
  });

  it('that nobody answers says so', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const refused = await api.tableOf('t').catch((problem: unknown) => problem);
    expect(problemText(refused)).toBe('web-unreachable');
  });

  it('that changes something introduces the person first', async () => {
    const asked = serve([200, { id: 'g', name: 'Guest' }], [200, {}]);
    await api.start('t', 3);
    expect(asked).toEqual(['POST /api/me?person=3', 'POST /api/tables/t/start?person=3']);
    expect(settings.person(3)).toEqual({ known: true, name: 'Guest' });
  });

  it('introduces the person anew where the service knows the cookie no longer', async () => {
    settings.setPerson(1, { known: true, name: 'Anna' });
    const asked = serve([401, { text: 'Who?' }], [200, { id: 'g', name: 'Anna' }], [200, {}]);
    await api.start('t');
    expect(asked).toEqual(['POST /api/tables/t/start', 'POST /api/me', 'POST /api/tables/t/start']);
  });
});

describe('a link', () => {
  it('is selected where the browser has no clipboard', async () => {
    const selected: unknown[] = [];
    vi.stubGlobal('getSelection', () => ({ selectAllChildren: (node: unknown) => selected.push(node) }));
    const shown = {} as Node;
    expect(await copyLink('http://games/t/1', shown)).toBe('selected');
    expect(selected).toEqual([shown]);
  });

  it('that is not shared after all is no problem', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    vi.stubGlobal('navigator', { share });
    await expect(shareLink('Thaumata', 'http://games/t/1')).resolves.toBeUndefined();
    share.mockRejectedValueOnce(new TypeError('no'));
    await expect(shareLink('Thaumata', 'http://games/t/1')).rejects.toThrow('no');
  });
});
