// What is printed on the components of 7 Wonders, as icons.
import { coin, counted, family, group, icon, minus, points, text, type Drawn } from '../../ui/effects';

/** On whose side something counts: arrows are the neighbors, a small card between them is oneself. */
const SIDES: Record<string, (what: ReturnType<typeof counted>) => ReturnType<typeof counted>> = {
  own: (what) => what,
  others: (what) => what,
  neighbors: (what) => [icon('arrow-left'), ...what, icon('arrow')],
  everywhere: (what) => [icon('arrow-left'), ...what, icon('arrow')],
};

const around = (what: unknown, where: unknown): ReturnType<typeof counted> =>
  (SIDES[String(where)] ?? SIDES['own']!)(counted(what));

const GOODS: Record<string, string[]> = {
  raw: ['wood', 'stone', 'clay', 'ore'],
  made: ['glass', 'cloth', 'papyrus'],
};

export const EFFECTS: Drawn = {
  cheap_trade: (p) => {
    const goods = (GOODS[String(p['goods'])] ?? []).map(icon);
    const left = p['seller'] !== 'right' ? [icon('arrow-left')] : [];
    const right = p['seller'] !== 'left' ? [icon('arrow')] : [];
    return group(...left, coin(1), ...right, ...goods);
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
  copies_guild: () => group(icon('arrow-left'), family('purple'), icon('arrow')),
  others_lose: (p) =>
    p['what'] === 'flat'
      ? group(coin(minus(p['amount'])), icon('people'))
      : group(coin(minus(p['amount'])), text('/'), ...counted(p['what']), icon('people')),
  others_gain: (p) => group(coin(`+${String(p['amount'])}`), icon('people')),
  neighbors_gain: (p) => group(icon('arrow-left'), coin(`+${String(p['amount'])}`), icon('arrow')),
  neighbors_debt: () => group(icon('arrow-left'), icon('debt'), icon('arrow')),
  takes_victory: (p) => group(icon('shield'), icon('arrow-left')),
  points_per_victory: (p) => group(points(Number(p['amount'])), text('/'), icon('shield')),
  coins_per_victory: (p) => group(coin(Number(p['amount'])), text('/'), icon('shield')),
  copies_science: () => group(icon('arrow-left'), family('green'), icon('arrow')),
  returns_defeats: () => group(icon('skull'), icon('arrow-left')),
  diplomacy: () => group(icon('dove')),
  right: (p) => RIGHTS[String(p['right'])]?.() ?? group(icon('check')),
};

const RIGHTS: Record<string, () => ReturnType<typeof group>> = {
  cache: () => group(icon('wonder'), coin('−1')),
  wharf_left: () => group(icon('arrow-left'), coin('−1')),
  wharf_right: () => group(coin('−1'), icon('arrow')),
  warehouse: () => group(family('brown'), family('grey'), text('×2')),
  market: () => group(text('?'), family('brown'), family('grey')),
  architects: () => group(icon('wonder'), text('='), coin(0)),
};
