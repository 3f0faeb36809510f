// Pictures by name: each is drawn once, and kept as the inside of an SVG with the box that it fills.
import { CAMP } from './camp';
import { MODELS } from './families';
import { GOODS } from './goods';
import { late } from './parts';
import { PEOPLE } from './people';
import { RECIPES } from './recipes';
import { BLACK_RECIPES } from './recipes_cities';
import { f, k, sheet } from './solids';
import { STORES } from './stores';
import { TOOLS } from './tools';
import { WALLS } from './walls';

export interface Drawing {
  box: string;
  inner: string;
}

const WONDERS: Record<string, string> = {
  pyramids: 'pyramids',
  great_lighthouse: 'lighthouse',
  temple_of_artemis: 'artemis',
  statue_of_zeus: 'zeus',
  colossus: 'colossus',
  hanging_gardens: 'gardens',
  mausoleum: 'mausoleum',
  circus_maximus: 'circus',
  piraeus: 'piraeus',
  appian_way: 'appian',
  sphinx: 'sphinx',
  great_library: 'library',
  sanctuary: 'sanctuary',
  divine_theater: 'theater',
  curia_julia: 'curia',
  knossos: 'knossos',
};

/** A part by its name, for who reads its numbers from a recipe. */
type Part = (...values: (number | string)[]) => void;
const PARTS = { ...k, ...WALLS, ...STORES, ...GOODS, ...TOOLS, ...CAMP, ...PEOPLE } as unknown as Record<
  string,
  Part
>;

const drawn = new Map<string, Drawing>();

function keep(name: string, draw: () => void): Drawing {
  let made = drawn.get(name);
  if (!made) {
    sheet.clear();
    draw();
    const [left, top, right, bottom] = sheet.box;
    const box = `${f(left - 0.3)} ${f(top - 0.3)} ${f(right - left + 0.6)} ${f(bottom - top + 0.6)}`;
    made = { box, inner: sheet.paths.join('') };
    drawn.set(name, made);
  }
  return made;
}

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

/** The model of a wonder. */
export function wonderDrawing(id: string): Drawing {
  const name = WONDERS[id] ?? 'civil';
  return keep(name, () => MODELS[name]?.());
}

/** The model of a building; one without a recipe has that of its family. */
export function cardDrawing(id: string, family: string): Drawing {
  const recipe = RECIPES[id] ?? BLACK_RECIPES[id];
  return recipe ? keep('card ' + id, () => put(recipe)) : keep(family, () => MODELS[family]?.());
}
