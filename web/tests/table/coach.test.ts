import { beforeEach, describe, expect, it } from 'vitest';
import type { PlainView } from '../../types/service';
import { TableStore } from '../../src/core/table-store.svelte';
import { beginLesson, Coach } from '../../src/table/coach/coach.svelte';
import type { Lesson } from '../../src/table/coach/lesson';
import { Choice } from '../../src/table/decisions/choice.svelte';
import { action, FakeSource, happening, settled, update, view } from '../tables';

const MOLE = { kind: 'card', id: 'mole' };
const BUILD = action('build mole', [MOLE]);

const LESSON: Lesson<PlainView> = {
  decision: 'turn',
  steps: [
    { name: 'welcome' },
    {
      name: 'build',
      task: ({ actions }) => (actions.includes(BUILD) ? { piece: MOLE, action: BUILD } : undefined),
      isDone: ({ events }) => events.some((each) => each.event === 'played'),
    },
    { name: 'built', after: 'build' },
    { name: 'late', isDue: ({ view: seen }) => seen.decision === 'late' },
  ],
  wording: (_, task) => ({ card: task?.piece.id ?? '' }),
};

let source: FakeSource;
let store: TableStore;
let choice: Choice;
let coach: Coach<PlainView>;
let number = 0;

/** The table goes on; so many own moves were made meanwhile. */
async function goOn(decision: string, moves: number, event?: 'played'): Promise<void> {
  const happenings = Array.from({ length: moves }, () =>
    happening(++number, 0, event && { events: [{ event, seat: 0, text: 'build mole' }] }),
  );
  source.tell.onMessage(update(++number, { view: view({ decision, actions: [BUILD] }), happenings }));
  await settled();
  coach.update();
}

beforeEach(async () => {
  number = 0;
  source = new FakeSource();
  store = new TableStore(source);
  choice = new Choice(store);
  choice.gestures = { onTable: ['turn'], inBar: [], usual: ['build'], moves: {} };
  beginLesson('t');
  coach = new Coach(store, choice, LESSON);
  await goOn('turn', 0);
});

describe('a lesson', () => {
  it('goes from step to step', () => {
    expect(coach.step?.name).toBe('welcome');
    expect(coach.task).toBeNull();
    coach.next('welcome');
    expect(coach.step?.name).toBe('build');
    expect(coach.wording).toEqual({ card: 'mole' });
  });

  it('points at what it asks for, and sees it half done', () => {
    coach.next('welcome');
    coach.update();
    expect(choice.pointed).toEqual({ piece: MOLE, text: 'build mole' });
    expect(coach.isHalfDone).toBe(false);
    choice.tap('card', 'mole');
    expect(coach.isHalfDone).toBe(true);
  });

  it('goes on by itself when it is done', async () => {
    coach.next('welcome');
    coach.update();
    await goOn('turn', 1, 'played');
    expect(coach.step?.name).toBe('built');
  });

  it('lets a step go that is not followed for a while', async () => {
    coach.next('welcome');
    coach.update();
    await goOn('turn', 2);
    expect(coach.step?.name).toBe('build');
    await goOn('turn', 1);
    expect(coach.seen).toContain('build');
  });

  it('tells a step when it is due, and asks for nothing at another decision', async () => {
    coach.next('welcome');
    await goOn('gift', 0);
    expect(coach.step).toBeNull();
    await goOn('late', 0);
    expect(coach.step?.name).toBe('late');
  });

  it('goes on where it was after a reload, and is over when it is left', () => {
    coach.next('welcome');
    const again = new Coach(store, choice, LESSON);
    expect(again.step?.name).toBe('build');
    again.leave();
    expect(again.step).toBeNull();
    expect(new Coach(store, choice, LESSON).isOn).toBe(false);
  });

  it('is at its own table alone', () => {
    beginLesson('another');
    expect(new Coach(store, choice, LESSON).isOn).toBe(false);
  });
});
