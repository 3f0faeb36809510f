// Pictures as the inside of an SVG, with the box that they fill.
import { f, sheet } from './solids';

/** Draws onto the sheet. */
export type Picture = () => void;

export interface Drawing {
  box: string;
  inner: string;
}

const drawn = new Map<Picture, Drawing>();

/** The drawing of a picture; each is made once. */
export function drawingOf(picture: Picture): Drawing {
  const made = drawn.get(picture);
  if (made) return made;
  sheet.clear();
  picture();
  const [left, top, right, bottom] = sheet.box;
  const box = `${f(left - 0.3)} ${f(top - 0.3)} ${f(right - left + 0.6)} ${f(bottom - top + 0.6)}`;
  const drawing = { box, inner: sheet.paths.join('') };
  drawn.set(picture, drawing);
  return drawing;
}
