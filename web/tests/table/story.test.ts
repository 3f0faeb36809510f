import { beforeAll, expect, it } from 'vitest';
import type { Played } from '../../types/service';
import { NATURE } from '../../src/core/seats';
import { words } from '../../src/core/words.svelte';
import { lastMove, logEntries } from '../../src/table/story';
import { happening } from '../tables';

const PLAYERS = ['Anna', 'Bohdan', 'Clio'];
const LOUD = { quietEvents: [] };
const played = (text: string): Played => ({
  event: 'played',
  seat: 0,
  text,
  message: { id: `event-${text}`, plain: text },
});

beforeAll(() => words.choose('en'));

it('tells moves, what is taken back, and who gives up', () => {
  const story = [
    happening(1, 0, { events: [played('one'), played('two')] }),
    happening(2, 0, { kind: 'undo' }),
    happening(3, 1, { kind: 'resign' }),
  ];
  expect(logEntries(story, PLAYERS, LOUD)).toEqual([
    { number: 1, seat: 0, text: 'one' },
    { number: 1, seat: 0, text: 'two' },
    { number: 2, seat: 0, text: 'Undone' },
    { number: 3, seat: 1, text: 'Bohdan resigned' },
  ]);
});

it('leaves out what the table shows better', () => {
  const story = [happening(1, 0, { events: [played('one')] })];
  expect(logEntries(story, PLAYERS, { quietEvents: ['played'] })).toEqual([]);
});

it('knows the last move of another player, whoever it was', () => {
  const story = [
    happening(1, 1, { events: [played('first')] }),
    happening(2, 2, { events: [played('second')] }),
    happening(3, 0, { events: [played('mine')] }),
    happening(4, NATURE, { events: [played('dealt')] }),
  ];
  expect(lastMove(story, 0, PLAYERS, LOUD)).toBe('second');
  expect(lastMove(story, 2, PLAYERS, LOUD)).toBe('mine');
  expect(lastMove([], 0, PLAYERS, LOUD)).toBe('');
});
