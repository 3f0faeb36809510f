// The effects printed on the components of 7 Wonders, as icons.
import {
  coin,
  color,
  COMMON,
  counted,
  group,
  icon,
  points,
  text,
  type Glyph,
  type Grammar,
} from '../../ui/effects';

/** On whose side something counts: arrows are the neighbors, a small card between them is oneself. */
const SIDES: Record<string, (what: Glyph[]) => Glyph[]> = {
  own: (what) => what,
  others: (what) => what,
  neighbors: (what) => [icon('arrow-left'), ...what, icon('arrow')],
  everywhere: (what) => [icon('arrow-left'), ...what, icon('arrow')],
};

/** Icons for the things that an effect counts, with those that only this game counts. */
export const countedHere = (what: unknown): Glyph[] => COUNTED[String(what)] ?? counted(what);

const COUNTED: Record<string, Glyph[]> = {
  stages: [icon('wonder')],
  victories: [icon('shield')],
  defeats: [icon('skull')],
};

const around = (what: unknown, where: unknown): Glyph[] =>
  (SIDES[String(where)] ?? SIDES['own']!)(countedHere(what));

const GOODS: Record<string, string[]> = {
  raw: ['wood', 'stone', 'clay', 'ore'],
  made: ['glass', 'cloth', 'papyrus'],
};

export const BASE: Grammar = {
  ...COMMON,
  cheap_trade: (p) => {
    const goods = (GOODS[String(p['goods'])] ?? []).map(icon);
    const left = p['seller'] !== 'right' ? [icon('arrow-left')] : [];
    const right = p['seller'] !== 'left' ? [icon('arrow')] : [];
    return [{ glyphs: [...left, coin(1), ...right] }, { glyphs: goods }];
  },
  coins_per: (p) => group(coin(Number(p['amount'])), text('/'), ...around(p['what'], p['where'])),
  points_per: (p) => group(points(Number(p['amount'])), text('/'), ...around(p['what'], p['where'])),
  any_science: () => [
    {
      glyphs: ['compass', 'gear', 'tablet'].flatMap((each, i) => [
        ...(i ? [text('/')] : []),
        { icon: `sci-${each}`, tone: 'science' as const },
      ]),
      framed: true,
    },
  ],
  build_from_discard: () => group(icon('discard')),
  last_card: () => group(icon('step')),
  free_build: () => group(icon('check'), text('1×')),
  copies_guild: () => group(icon('arrow-left'), color('purple'), icon('arrow')),
};
