// Fits the name of a card into its band, on one line or two.
import type { Form } from './forms';

/** The room for a name in each form, and its greatest size, in hundredths of the card's width. */
const BANDS: Record<Form, { wide: number; high: number; most: number }> = {
  portrait: { wide: 75, high: 20, most: 12.2 },
  wide: { wide: 81, high: 12.6, most: 9 },
  small: { wide: 75, high: 20, most: 12.2 },
};

/** How wide a letter is, and how high a line, in parts of the size of the letters. */
const LETTER = 0.56;
const LINE = 0.95;

/** The length of the longer line where a name is broken best. */
function longerLine(name: string): number {
  const ends = [...name.matchAll(/[ -]/g)].map((each) => each.index + 1);
  return Math.min(name.length, ...ends.map((end) => Math.max(end - 1, name.length - end)));
}

export function nameSize(name: string, form: Form): { size: number; lines: number } {
  const { wide, high, most } = BANDS[form];
  const one = Math.min(most, wide / (LETTER * name.length));
  const two = Math.min(high / (2 * LINE) - 0.07 * high, wide / (LETTER * longerLine(name)));
  return two > one ? { size: two, lines: 2 } : { size: one, lines: 1 };
}
