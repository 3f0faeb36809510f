// Pictures that are written as a line: parts from back to front, each a name and its numbers. x runs to the lower right,
// y to the lower left, z up, about ten units wide. A letter at the end is a tone: x darker, w water, d an opening,
// n leaves.
import { CAMP } from './camp';
import type { Picture } from './drawing';
import { GOODS } from './goods';
import { late } from './parts';
import { PEOPLE } from './people';
import { k } from './solids';
import { STORES } from './stores';
import { TOOLS } from './tools';
import { WALLS } from './walls';

/** A part of a recipe, which is called with the numbers and letters behind its name. */
type Part = (...values: (number | string)[]) => void;
const PARTS = { ...k, ...WALLS, ...STORES, ...GOODS, ...TOOLS, ...CAMP, ...PEOPLE } as unknown as Record<
  string,
  Part
>;

/** Draw what stands in front, if anything does. */
function finish(): void {
  late.draw?.();
  late.draw = null;
}

/** Put the parts of a recipe together, back to front. */
function put(recipe: string): void {
  late.draw = null;
  for (const part of recipe.split(';')) {
    const [name = '', ...rest] = part.trim().split(/\s+/);
    if (name === 'arch' || name === 'flag') finish();
    const values = rest.map((text) => (Number.isNaN(+text) ? text : +text));
    PARTS[name]?.(...values);
  }
  finish();
}

/** Pictures from their recipes. */
export const fromRecipes = (recipes: Record<string, string>): Record<string, Picture> =>
  Object.fromEntries(Object.entries(recipes).map(([id, recipe]) => [id, () => put(recipe)]));
