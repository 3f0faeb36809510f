// The faces and backs of the cards of 7 Wonders, and the pictures of its boards.
import { ANCIENT } from '../../art/ancient';
import { COLORS as COLOR_PICTURES } from '../../art/colors';
import type { Picture } from '../../art/drawing';
import type { Back, CardFace } from '../../ui/card/face';
import { drawEffects, type Grammar, type Group, type Printed } from '../../ui/effects';
import { BASE } from './effects';
import { EXPANSIONS } from './expansions';
import { component, nameOf, textsOf } from './lexicon';
import { BUILDINGS } from '../buildings';
import { BOARDS, CARDS } from './pictures';

const MODELS: Record<string, Picture> = {
  gizah: ANCIENT.pyramids,
  babylon: ANCIENT.gardens,
  olympia: ANCIENT.zeus,
  rhodos: ANCIENT.colossus,
  ephesos: ANCIENT.artemis,
  halikarnassos: ANCIENT.mausoleum,
  alexandria: ANCIENT.lighthouse,
  ...BOARDS,
};

/** The model that stands for a board. */
export const modelOf = (board: string | null): Picture | undefined => MODELS[board ?? ''];

const drawing = (name: string): Grammar[string] | undefined =>
  BASE[name] ?? EXPANSIONS.map((each) => each.effects[name]).find((each) => each);

/** The effects printed on a component, as groups of icons. */
export const effectsOf = (printed: Printed[] | undefined): Group[] => drawEffects(printed, drawing);

/** The picture of a card, or that of its color. */
function pictureOf(id: string, color: string): Picture | undefined {
  const own = EXPANSIONS.map((each) => each.pictures[id]).find((each) => each);
  const ofColor = EXPANSIONS.map((each) => each.colors[color]).find((each) => each);
  return BUILDINGS[id] ?? CARDS[id] ?? own ?? ofColor ?? (COLOR_PICTURES as Record<string, Picture>)[color];
}

/** The face of a card. Its chains are cards by their names, which stand in its words. */
export function faceOf(id: string): CardFace {
  const card = component('card', id);
  const color = card?.family ?? '';
  return {
    id,
    name: nameOf('card', id),
    texts: textsOf('card', id),
    color,
    cost: card?.cost ?? null,
    price: null,
    effects: effectsOf(card?.icons),
    needs: '',
    gives: '',
    earlier: (card?.chain_needed ?? []).map((each) => nameOf('card', each)),
    later: (card?.chain_given ?? []).map((each) => nameOf('card', each)),
    keeps: '',
    picture: pictureOf(id, color),
  };
}

export const colorOf = (id: string): string => component('card', id)?.family ?? '';

export const backOf = (age: number): Back => ({ age: Math.max(age, 1) });
