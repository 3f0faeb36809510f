import { beforeAll, expect, it } from 'vitest';
import type { AnyView } from '../../types/service';
import { words } from '../../src/core/words.svelte';
import { scoresOf } from '../../src/core/scores';
import { fieldsOf, isEmpty, messageOf, rowName } from '../../src/games/plain/view';
import { action, view } from '../tables';

beforeAll(() => words.choose('en'));

it('shows every field that holds anything and has no place of its own', () => {
  const seen = { ...view({ options: { mood: 'merry' } }), hands: [], pile: 3, sealed: { by: null } };
  expect(fieldsOf(seen as AnyView)).toEqual([
    ['options', { mood: 'merry' }],
    ['pile', 3],
  ]);
});

it.each([null, undefined, '', [], {}, [null, { a: [] }]])('finds nothing in %j', (value) => {
  expect(isEmpty(value)).toBe(true);
});

it.each([0, false, 'no', [0], { a: { b: 1 } }])('finds something in %j', (value) => {
  expect(isEmpty(value)).toBe(false);
});

it('finds the scores of any view', () => {
  const score = { rows: { coins: 5 }, total: 5 };
  expect(scoresOf(view({ scores: [score] }))).toEqual([score]);
  expect(scoresOf({ cities: [{ score }] } as unknown as AnyView)).toEqual([score]);
});

it('names rows for which there are no words by their ids', () => {
  expect(rowName('harbor', 'deep_water')).toBe('deep water');
});

it('says what says something of itself', () => {
  expect(messageOf(action('pass'))?.plain).toBe('pass');
  expect(messageOf({ id: 'mole' })).toBeNull();
});
