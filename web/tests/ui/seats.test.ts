import { describe, expect, it } from 'vitest';
import { MOST_SEATS, seatsOf } from '../../src/core/seats';
import { colorOf, shapeOf } from '../../src/ui/seats';

describe('the looks of seats', () => {
  it.each([null, ...seatsOf(MOST_SEATS)])('differ by shape and by color, seen from seat %j', (me) => {
    const seats = seatsOf(MOST_SEATS);
    expect(new Set(seats.map((seat) => shapeOf(seat, me))).size).toBe(MOST_SEATS);
    expect(new Set(seats.map((seat) => colorOf(seat, me))).size).toBe(MOST_SEATS);
    expect(seats.every((seat) => shapeOf(seat, me))).toBe(true);
  });

  it('give every player the circle on the own screen', () => {
    const circle = shapeOf(0, 0);
    for (const me of seatsOf(MOST_SEATS)) expect(shapeOf(me, me)).toBe(circle);
  });

  it('are the same two in a game for two, whoever looks', () => {
    expect(shapeOf(0, 1)).toBe(shapeOf(1, 0));
    expect(colorOf(0, 1)).toBe(colorOf(1, 0));
  });
});
