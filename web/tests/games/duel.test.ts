import { beforeAll, describe, expect, it } from 'vitest';
import type { DuelView } from '../../types/service';
import { words } from '../../src/core/words.svelte';
import { zonesOf } from '../../src/games/duel/track/zones';
import { warnings } from '../../src/games/duel/warnings';
import type { SeatProps } from '../../src/games/family';

beforeAll(() => words.choose('en'));

describe('the conflict track', () => {
  it('has zones of spaces that are worth the same, alike on both sides', () => {
    const points = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10];
    expect(zonesOf({ capital: 9, points })).toEqual([
      { from: -8, to: -6, worth: 10 },
      { from: -5, to: -3, worth: 5 },
      { from: -2, to: -1, worth: 2 },
      { from: 0, to: 0, worth: 0 },
      { from: 1, to: 2, worth: 2 },
      { from: 3, to: 5, worth: 5 },
      { from: 6, to: 8, worth: 10 },
    ]);
  });

  it('is as long as the view says', () => {
    expect(zonesOf({ capital: 2, points: [0, 3, 3] })).toEqual([
      { from: -1, to: -1, worth: 3 },
      { from: 0, to: 0, worth: 0 },
      { from: 1, to: 1, worth: 3 },
    ]);
  });
});

describe('a warning', () => {
  /** A table where the pawn stands so far towards seat 1, and each seat has so many different symbols. */
  const seen = (me: number, pawn: number, ...symbols: number[]): SeatProps<DuelView> => ({
    view: {
      symbols_to_win: 6,
      board: { pawn, capital: 9 },
      cities: symbols.map((count) => ({
        symbols: Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`symbol${i}`, i < count ? 1 : 0])),
      })),
    } as unknown as DuelView,
    me,
    players: ['Anna', 'Bohdan'],
    choice: null as never,
  });

  it.each([
    [0, 0, [3, 3], []],
    [0, 0, [6, 4], ['web-warn-science']],
    [1, 0, [4, 0], ['web-warn-science']],
    [0, -5, [0, 0], []],
    [0, -6, [0, 0], ['web-warn-war']],
    [0, 8, [0, 0], []],
    [1, 6, [0, 0], ['web-warn-war']],
    [1, 8, [5, 0], ['web-warn-science', 'web-warn-war']],
  ])('is for the one who is threatened: seat %i, pawn %i, symbols %j', (me, pawn, symbols, expected) => {
    expect(warnings(seen(me, pawn, ...symbols))).toEqual(expected);
  });
});
