// The grammar of effects: what is printed, as icons. Repeated icons add up, a slash is "for each", a frame is
// "one of these", a small square is "cards of this family".
import { lookOf, symbolIcon } from '../core/components';

export type Glyph =
  | { icon: string; tone?: 'science' | 'pale' }
  | { coin: number | string }
  | { points: number | string }
  | { text: string }
  | { family: string }
  | { blank: true };

export interface Group {
  glyphs: Glyph[];
  framed?: boolean;
}

type Printed = Record<string, unknown>;

const icon = (id: string): Glyph => ({ icon: id });
const text = (said: string): Glyph => ({ text: said });
const coin = (n: number | string): Glyph => ({ coin: n });
const points = (n: number | string): Glyph => ({ points: n });
const family = (color: string): Glyph => ({ family: lookOf(color) });
const group = (...glyphs: Glyph[]): Group[] => [{ glyphs }];
const minus = (n: unknown): string => `−${String(n)}`;

/** What is counted: a family, two of them, wonders, coins, tokens. */
function counted(what: unknown): Glyph[] {
  const known: Record<string, Glyph[]> = {
    wonder: [icon('wonder')],
    wonders: [icon('wonder')],
    progress: [icon('progress')],
    coin_sets: [coin(3)],
    brown_and_grey: [family('brown'), family('grey')],
  };
  return known[String(what)] ?? [family(String(what))];
}

const between = (goods: string[]): Glyph[] =>
  goods.flatMap((good, i) => (i ? [text('/'), icon(good)] : [icon(good)]));

const number = (printed: Printed, field = 'amount'): number => Number(printed[field] ?? 0);

const DRAWN: Record<string, (printed: Printed) => Group[]> = {
  produces: (p) =>
    Object.entries(p['resources'] as Record<string, number>).flatMap(([good, n]) =>
      group(...Array.from({ length: n }, () => icon(good))),
    ),
  produces_one_of: (p) => [{ glyphs: between(p['resources'] as string[]), framed: true }],
  shields: (p) => group(...Array.from({ length: number(p) }, () => icon('shield'))),
  science: (p) => group({ icon: symbolIcon(String(p['symbol'])), tone: 'science' }),
  points: (p) => group(points(number(p))),
  coins: (p) => group(coin(number(p))),
  fixed_price: (p) => group(...(p['resources'] as string[]).map(icon), text('='), coin(1)),
  coins_per: (p) => group(coin(number(p)), text('/'), ...counted(p['what'])),
  points_per: (p) => group(points(number(p)), text('/'), ...counted(p['what'])),
  grand_temple: (p) => group(...(p['points'] as number[]).map(points)),
  opponent_loses_coins: (p) => group(coin(minus(p['amount']))),
  play_again: () => group(icon('again')),
  discard_opponent_card: (p) => group(icon('cross'), family(String(p['color']))),
  token_from_box: () => group(icon('progress')),
  build_from_discard: () => group(icon('discard')),
  conspire_when_picked: () => [],
  place_influence_when_picked: () => [],
  trigger_unprepared: () => group(icon('fam-conspirator')),
  place_influence: () => group(icon('cube')),
  move_influence: () => group(icon('cube'), icon('arrow')),
  remove_influence: () => group(icon('cube'), icon('cross')),
  activation_discount: (p) => group(icon('god'), text(minus(p['amount']))),
  reveal_one_deck: () => group(icon('god')),
  reveal_every_deck: () => group(icon('god'), text('×5')),
  senate_actions: (p) =>
    group(text({ left: '▮▯▯', center: '▯▮▯', right: '▯▯▮' }[String(p['section'])] ?? ''), icon('cube')),
  influence_or_plot: () => group(icon('cube'), text('/'), icon('decree')),
  resource_discount: (p) => group(...counted(p['what']), text(minus(p['amount']))),
  collects_trade: () => group(coin('+')),
  extra_shields: (p) => group(icon('shield'), text(`+${number(p)}`)),
  wonders_play_again: () => group(icon('wonder'), icon('again')),
  coins_per_chain: (p) => group(coin(number(p)), icon('chain')),
  free_recruits: () => group(icon('fam-senator'), coin(0)),
  keeps_both: () => group(icon('fam-conspirator'), text('×2')),
  points_per_divine_token: (p) => group(points(number(p)), text('/'), icon('offering')),
  siege_coins: (p) => group(icon('pawn'), coin(minus(p['amount']))),
  chains_for_coins: (p) => group(icon('chain'), text('='), coin(number(p))),
  token_from_card: () => group(icon('progress'), text('×2')),
  copy_symbol: () => group(icon('snake'), family('green')),
  coins_on_card: (p) => group(coin(number(p)), points(number(p))),
  take_resource_card: () => group(family('brown'), family('grey')),
  discard_from_structure: () => group(icon('cross'), { blank: true }),
  ruin_wonder: () => group(icon('cross'), icon('wonder')),
  wonder_from_discard: () => group(icon('wonder'), icon('check')),
  take_unbuilt_wonder: () => group(icon('wonder'), icon('arrow-left')),
  place_minerva: () => group(icon('minerva')),
  use_military_tokens: () => group(icon('pawn'), icon('cross')),
  half_of_coins: () => group(coin('½')),
  lock_token: () => group(icon('progress'), icon('lock')),
  build_from_top_row: () => group(icon('up'), { blank: true }),
  build_from_removed: () => group(icon('eye'), { blank: true }),
  token_from_whole_box: () => group(icon('progress'), icon('eye')),
  discard_accessible: () => group(icon('cross'), { blank: true }, { blank: true }),
  coins_per_cube: () => group(coin('+'), text('/'), icon('cube')),
  opponent_pays_per_cube: () => group(coin('−'), text('/'), icon('cube')),
  swap_cards: () => group({ blank: true }, icon('again'), { blank: true }),
  shift_decree: () => group(icon('decree'), icon('arrow')),
  destroy_wonder: () => group(icon('wonder'), icon('cross')),
  income: (p) => group(coin(''), ...counted(p['what'])),
  ignores_symbol: (p) => group(family(String(p['color'])), text('−1')),
  shield_in_control: () => group(icon('shield')),
  trade_discount: (p) =>
    group(family((p['resources'] as string[]).includes('wood') ? 'brown' : 'grey'), coin('−1')),
  more_blue_cards: (p) => group(icon('fam-senator'), family('blue'), text(`+${number(p)}`)),
  more_for_discards: (p) => group(icon('discard'), coin(`+${number(p)}`)),
  borrows_chains: () => group(icon('chain'), icon('arrow-left')),
  conspirators_play_again: () => group(icon('fam-conspirator'), icon('again')),
};

/** What is printed on a component, as groups of icons; an amount for the same things stands in one group. */
export function effectsOf(icons: Printed[] | undefined): Group[] {
  const groups: Group[] = [];
  let what: unknown = null;
  for (const printed of icons ?? []) {
    const name = String(printed['icon']);
    const last = groups.at(-1);
    if (name === 'points_per' && last && what === printed['what'])
      last.glyphs.splice(1, 0, points(number(printed)));
    else groups.push(...(DRAWN[name]?.(printed) ?? []));
    what = name === 'coins_per' ? printed['what'] : null;
  }
  return groups;
}
