// The shape and color of a seat on a player's screen. Spectators see the seats as they are numbered.
import { markOf } from '../core/seats';

const SHAPES = [
  'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', // circle
  'M3 3h14v14H3z', // square
  'M10 1l9 9-9 9-9-9z', // diamond
  'M10 2l9 16H1z', // triangle
  'M6 2h8l5 8-5 8H6L1 10z', // hexagon
  'M10 1.5l8.5 6.3-3.2 10H4.7l-3.2-10z', // pentagon
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z', // cross
];

/** The shape as the path of an SVG, 20 units wide and high. */
export const shapeOf = (seat: number, me: number | null): string => SHAPES[markOf(seat, me ?? 0) - 1] ?? '';

export const colorOf = (seat: number, me: number | null): string => `var(--seat-${markOf(seat, me ?? 0)})`;
