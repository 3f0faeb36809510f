import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../../types/service';
import { NATURE } from '../../src/core/seats';
import { RecordSource } from '../../src/core/sources/record';
import { happening, settled, table, view } from '../tables';

const STORY = [happening(1, NATURE), happening(2, 0), happening(3, 1), happening(4, NATURE), happening(5, 0)];

let asked: string[];
let shown: { update: Update; isJump: boolean }[];
let states: string[];
let source: RecordSource;

function answer(path: string): unknown {
  if (path.endsWith('/story')) return { happenings: STORY };
  const position = /positions\/(\d+)/.exec(path);
  if (position) return { number: Number(position[1]), view: view(), has_secrets: false };
  return { table: table({ stage: 'over' }), seat: null, token: '' };
}

beforeEach(async () => {
  [asked, shown, states] = [[], [], []];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answer(path.split('?')[0] ?? '')));
  });
  source = new RecordSource('t', 1, null);
  source.open({
    onMessage: (message) => shown.push({ update: message as Update, isJump: false }),
    onJump: (update) => shown.push({ update, isJump: true }),
    onState: (state) => states.push(state),
  });
  await vi.waitFor(() => expect(shown).toHaveLength(1));
});

describe('a game that is over', () => {
  it('is shown from its beginning, without answers', () => {
    expect(shown[0]).toMatchObject({ isJump: true, update: { number: 0, happenings: [] } });
    expect(shown[0]?.update.view?.actions).toEqual([]);
  });

  it('has a step before each move of a player, and its end', () => {
    expect(source.steps).toEqual([1, 2, 4, 5]);
    expect(source.last).toBe(5);
  });

  it('goes on as it happened, and anywhere else at once', async () => {
    await source.step(1);
    expect(shown.at(-1)).toMatchObject({ isJump: false, update: { number: 1 } });
    await source.step(1);
    expect(shown.at(-1)?.update.happenings).toEqual([STORY[1]]);
    await source.go(5);
    expect(shown.at(-1)).toMatchObject({ isJump: true, update: { number: 5, happenings: STORY } });
    await source.step(1);
    expect(source.number).toBe(5);
    await source.step(-1);
    expect(shown.at(-1)).toMatchObject({ isJump: true, update: { number: 4 } });
  });

  it('asks for each position once', async () => {
    await source.go(4);
    await source.go(2);
    await source.go(4);
    await settled();
    const positions = asked.filter((path) => path.includes('positions/4'));
    expect(positions).toHaveLength(1);
  });

  it('shows the position that was asked for last', async () => {
    const first = source.go(4);
    const second = source.go(2);
    await Promise.all([first, second]);
    expect(shown.map((each) => each.update.number)).toEqual([0, 2]);
  });

  it('says so where it cannot be had', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    source.retry();
    await vi.waitFor(() => expect(states.at(-1)).toBe('refused'));
  });
});
