// Helpers shared by the parts of pictures: they place a drawing on the sheet.
import { f, P, sheet } from './solids';

/** The part drawn last, in front of everything else, such as the near walls of a fort. */
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
