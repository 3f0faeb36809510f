// Seats of a table, counted from 0. A game has two to seven of them; nature, which deals, has a number beyond.

/** The seat of nature in decisions, happenings and clocks. */
export const NATURE = 7;

/** How many people a table can seat, and so how many can share a device. */
export const MOST_SEATS = 7;

/** Whether a seat is a player's, and not nature's. */
export const isPlayer = (seat: number): boolean => seat !== NATURE;

/** The seats of a table in their order: 0, 1, … */
export const seatsOf = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

/** The seat `steps` places on around the table; to the left, as play goes. */
export const nextSeat = (seat: number, count: number, steps = 1): number =>
  (((seat + steps) % count) + count) % count;

/** How many places on around the table a seat sits from another; 0 is the seat itself. */
export const stepsBetween = (from: number, to: number, count: number): number => (to - from + count) % count;

/** All seats in the order of play, beginning with one of them. */
export const seatsFrom = (first: number, count: number): number[] =>
  seatsOf(count).map((steps) => nextSeat(first, count, steps));

/** The other seats in the order of play, beginning with the neighbour to the left. */
export const others = (me: number, count: number): number[] => seatsFrom(me, count).slice(1);

/** The one other seat of a table for two; `null` where there are more. */
export const opponent = (me: number, count: number): number | null =>
  count === 2 ? nextSeat(me, count) : null;

/**
 * The number, 1 to 7, of the shape and color by which a seat is known on a reader's screen. The reader is always 1;
 * the seat that would have that number has the reader's instead.
 */
export function markOf(seat: number, me: number): number {
  if (seat === me) return 1;
  return seat === 0 ? me + 1 : seat + 1;
}
