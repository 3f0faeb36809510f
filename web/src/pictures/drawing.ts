// Pictures by name: each is drawn once, and kept as the inside of an SVG with the box that it fills.
import { RECIPES } from './recipes';
import { MODELS } from './models';
import { late, p } from './parts';
import './buildings';
import './goods';
import './figures';
import { f, k, sheet, type Solid } from './solids';

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

const PARTS: Record<string, Solid> = { ...k, ...p };

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
  const recipe = RECIPES[id];
  return recipe ? keep('card ' + id, () => put(recipe)) : keep(family, () => MODELS[family]?.());
}
