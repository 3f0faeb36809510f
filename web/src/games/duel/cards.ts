// The faces and backs of Duel's cards, and its goods, symbols and colors in their order.
import type { DuelView } from '../../../types/service';
import { COLORS as COLOR_PICTURES } from '../../art/colors';
import type { Picture } from '../../art/drawing';
import type { Back, CardFace } from '../../ui/card/face';
import { effectsOf } from './effects';
import { EXPANSIONS } from './expansions';
import { component, nameOf, textsOf } from './lexicon';
import { pictureOf } from './pictures';

export const GOODS = ['wood', 'stone', 'clay', 'glass', 'papyrus'] as const;

export const SYMBOLS = [
  'wheel',
  'mortar',
  'quill',
  'pendulum',
  'sundial',
  'armillary_sphere',
  'scales',
] as const;

const COLORS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'];

/** Return the colors of cards in the order of a city, each with the color whose icon it has there. */
export const colorsInOrder = (): [string, string][] => [
  ...COLORS.map((color): [string, string] => [color, color]),
  ...EXPANSIONS.flatMap((each) => Object.entries(each.colors)),
];

/** Return the face of a card. Some faces show a price, which depends on the seat. */
export function faceOf(id: string, viewer?: { view: DuelView; me: number }): CardFace {
  const card = component('card', id);
  const color = card?.family ?? '';
  const mark = (symbol: string | undefined): string => (symbol ? `ch-${symbol}` : '');
  const given = mark(card?.chain_given?.[0]);
  const own = EXPANSIONS.map((each) => each.faceOf(id, viewer)).find((each) => each);
  return {
    id,
    name: nameOf('card', id),
    texts: textsOf('card', id),
    color,
    cost: card?.cost ?? null,
    price: null,
    effects: effectsOf(card?.icons),
    needs: mark(card?.chain_needed?.[0]),
    gives: given,
    keeps: given,
    picture: pictureOf('card', id) ?? (COLOR_PICTURES as Record<string, Picture>)[color],
    ...own,
  };
}

/** Return the color that a card is drawn in. */
export const colorOf = (id: string): string => faceOf(id).color;

/** Return a back by its name. */
export function backOf(name: string): Back {
  const age = Number(/\d/.exec(name)?.[0] ?? 3);
  if (name === 'guild') return { age, icon: 'fam-purple', ground: 'var(--purple)' };
  const own = EXPANSIONS.map((each) => each.backs[name]).find((each) => each);
  return { age, ...own };
}
