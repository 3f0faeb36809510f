import { describe, expect, it } from 'vitest';
import {
  isPlayer,
  markOf,
  MOST_SEATS,
  NATURE,
  nextSeat,
  opponent,
  others,
  seatsFrom,
  stepsBetween,
} from '../../src/core/seats';

describe('seats', () => {
  it('follow each other around the table', () => {
    expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
    expect(nextSeat(0, 5, -1)).toBe(4);
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(stepsBetween(3, 1, 5)).toBe(3);
    expect(stepsBetween(2, 2, 5)).toBe(0);
  });

  it('have one opponent at a table for two alone', () => {
    expect([opponent(0, 2), opponent(1, 2), opponent(1, 3)]).toEqual([1, 0, null]);
  });

  it('are of players, not of nature', () => {
    expect(isPlayer(MOST_SEATS - 1)).toBe(true);
    expect(isPlayer(NATURE)).toBe(false);
  });

  it.each([0, 1, 3, 6])('have each a mark of their own on the screen of seat %i', (me) => {
    const marks = Array.from({ length: MOST_SEATS }, (_, seat) => markOf(seat, me));
    expect(markOf(me, me)).toBe(1);
    expect([...marks].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
