import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Act, Answer, FromClient, Update } from '../../types/service';
import { TableStore } from '../../src/core/table-store.svelte';
import { FakeSource, action, happening, settled, table, update, view } from '../tables';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (key: string, result: Answer['result'], some: Partial<Answer> = {}): Answer => ({
  type: 'answer',
  key,
  result,
  number: 1,
  ...some,
});
const last = (source: FakeSource): Act => source.sent.at(-1) as Act;

describe('updates', () => {
  it('are shown one after the other', async () => {
    const source = new FakeSource();
    const shown: number[] = [];
    const done: (() => void)[] = [];
    const show = (each: Update, apply: () => void): Promise<void> => {
      shown.push(each.number);
      apply();
      return new Promise((resolve) => done.push(resolve));
    };
    const store = new TableStore(source, { show });
    source.tell.onMessage(update(1));
    source.tell.onMessage(update(2));
    await settled();
    expect(shown).toEqual([1]);
    expect(store.number).toBe(1);
    done[0]?.();
    await settled();
    expect(shown).toEqual([1, 2]);
  });

  it('are shown at once when too many wait', async () => {
    const source = new FakeSource();
    const store = new TableStore(source, { show: () => new Promise(() => {}) });
    for (let number = 1; number <= 7; number++) source.tell.onMessage(update(number));
    expect(store.number).toBe(7);
  });

  it('are shown though a motion fails', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const source = new FakeSource();
    const show = vi.fn().mockRejectedValueOnce(new Error('no such card'));
    show.mockImplementation(async (_: Update, apply: () => void) => apply());
    const store = new TableStore(source, { show });
    source.tell.onMessage(update(1));
    source.tell.onMessage(update(2));
    await settled();
    expect(store.number).toBe(2);
  });

  it('add to the story what it lacks', async () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onMessage(update(2, { happenings: [happening(1, 0), happening(2, 1)] }));
    source.tell.onMessage(update(3, { happenings: [happening(2, 1), happening(3, 0)] }));
    await settled();
    expect(store.story.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(store.news.map((each) => each.number)).toEqual([3]);
  });

  it('of a record replace the story', async () => {
    const source = new FakeSource('record');
    const store = new TableStore(source);
    source.tell.onMessage(update(3, { happenings: [happening(1, 0), happening(3, 1)] }));
    await settled();
    source.tell.onJump(update(1, { happenings: [happening(1, 0)] }));
    expect(store.story.map((each) => each.number)).toEqual([1]);
    expect(store.number).toBe(1);
    expect(store.before).toBeNull();
    expect(store.isLive).toBe(false);
  });
});

describe('a move', () => {
  async function played(): Promise<{ source: FakeSource; store: TableStore }> {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onState('open');
    source.tell.onMessage(update(1));
    await settled();
    store.act('build mole', 0);
    return { source, store };
  }

  it('is sent with the number of the state it was chosen in', async () => {
    const { source, store } = await played();
    expect(last(source)).toMatchObject({ type: 'act', text: 'build mole', number: 1 });
    source.tell.onMessage(answer(last(source).key, 'done'));
    expect(store.sent).toBeNull();
    expect(store.problem).toBe('');
  });

  it('that came too late is sent anew while it is the same', async () => {
    const { source, store } = await played();
    const { key } = last(source);
    source.tell.onMessage(update(2));
    await settled();
    source.tell.onMessage(answer(key, 'stale'));
    expect(last(source)).toMatchObject({ text: 'build mole', number: 2 });
    expect(last(source).key).not.toBe(key);
    expect(store.problem).toBe('');
  });

  it('that came too late is given up when it is possible no more', async () => {
    const { source, store } = await played();
    const { key } = last(source);
    source.tell.onMessage(update(2, { view: view({ actions: [action('pass')] }) }));
    await settled();
    source.tell.onMessage(answer(key, 'stale'));
    expect(source.sent).toHaveLength(1);
    expect(store.sent).toBeNull();
    expect(store.problem).toBe('stale');
  });

  it('that came too late is given up when its price is another', async () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onMessage(update(1));
    await settled();
    store.act('build mole', 2);
    source.tell.onMessage(update(2));
    await settled();
    source.tell.onMessage(answer(last(source).key, 'stale'));
    expect(store.problem).toBe('stale');
  });

  it('that a lost connection swallowed is sent again under its key', async () => {
    const { source, store } = await played();
    const { key } = last(source);
    source.tell.onState('lost');
    source.tell.onState('open');
    source.tell.onMessage(update(1, { happenings: [happening(1, 1)] }));
    await settled();
    expect(source.sent).toHaveLength(2);
    expect(last(source)).toMatchObject({ key, text: 'build mole' });
    expect(store.missed).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(store.missed).toBeNull();
  });

  it('that was taken back is not sent again', async () => {
    const { source, store } = await played();
    source.tell.onState('lost');
    store.forget();
    source.tell.onMessage(update(1));
    await settled();
    expect(source.sent).toHaveLength(1);
  });

  it('that is refused says why', async () => {
    const { source, store } = await played();
    const problem = { message: { id: 'service-time-up' }, text: 'Your time is up.' };
    source.tell.onMessage(answer(last(source).key, 'refused', { problem }));
    expect(store.problem).toBe('Your time is up.');
  });
});

describe('taking back', () => {
  it('is asked of whoever at this device can do it', async () => {
    const sources = [new FakeSource(), new FakeSource()] as const;
    const stores = [new TableStore(sources[0]), new TableStore(sources[1])] as const;
    stores[0].fellows = [stores[1]];
    sources[0].tell.onMessage(update(3));
    sources[1].tell.onMessage(update(3, { can_undo: true }));
    await settled();
    expect(stores[0].canUndo).toBe(true);
    stores[0].undo();
    expect(sources[0].sent).toEqual([]);
    expect(sources[1].sent).toMatchObject([{ type: 'undo', number: 3 }]);
  });
});

describe('what is told beside the game', () => {
  it('is heard for a while', () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onMessage({ type: 'said', seat: 1, phrase: 'phrase-hello' });
    expect(store.phrase?.seat).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(store.phrase).toBeNull();
  });

  it('is advice only about the state that is shown', async () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onMessage(update(4));
    await settled();
    store.hint();
    const { key } = source.sent.at(-1) as FromClient & { key: string };
    source.tell.onMessage({ type: 'progress', key: 'another', done: 0.9 });
    source.tell.onMessage({ type: 'progress', key, done: 0.4 });
    expect(store.advising).toBe(0.4);
    const advice = { choices: [] } as never;
    source.tell.onMessage({ type: 'hinted', key, number: 3, advice });
    expect(store.advice).toBeNull();
    source.tell.onMessage({ type: 'hinted', key, number: 4, advice });
    expect(store.advice).toBe(advice);
    source.tell.onMessage(update(5));
    await settled();
    expect(store.advice).toBeNull();
  });
});

describe('the last move of somebody else', () => {
  it('can be shown once more', async () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    const [first, second] = [view({ decision: 'first' }), view({ decision: 'second' })];
    source.tell.onMessage(update(1, { view: first }));
    source.tell.onMessage(update(2, { view: second, happenings: [happening(2, 1)], table: table() }));
    await settled();
    void store.replay();
    expect(store.view).toMatchObject({ decision: 'first', actions: [] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.view).toBe(second);
  });

  it('is not that of nature or the own one', async () => {
    const source = new FakeSource();
    const store = new TableStore(source);
    source.tell.onMessage(update(1));
    source.tell.onMessage(update(3, { happenings: [happening(2, 0), happening(3, 7)] }));
    await settled();
    expect(store.before).toBeNull();
  });
});
