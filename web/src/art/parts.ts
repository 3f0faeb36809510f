// Helpers for the parts of pictures: drawing on faces and at points.
import { f, P, sheet } from './solids';

/** Draws the front of a picture, such as the near walls of a fort, after everything else. */
export const late: { draw: (() => void) | null } = { draw: null };

export const on = (m: string, x: number, y: number, z: number, s: string) => {
  const [X, Y] = P(x, y, z);
  sheet.add(`<g transform="matrix(${m} 0 1 ${f(X)} ${f(Y)})">${s}</g>`);
};
export const L = (x: number, y: number, z: number, s: string) => on('.866 .5', x, y, z, s),
  R = (x: number, y: number, z: number, s: string) => on('.866 -.5', x, y, z, s); // draw on a left or on a right face
export const at = (x: number, y: number, z: number, s: string) => {
  const [X, Y] = P(x, y, z);
  sheet.add(`<g transform="translate(${f(X)} ${f(Y)})">${s}</g>`);
};
export const span = (x: number, y: number, z: number, h: number, r = 0) => {
  P(x - r, y - r, z + h);
  P(x + r, y - r, z);
  P(x - r, y + r, z);
};
