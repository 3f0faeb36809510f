// The grammar of printed effects as icons. Repeated icons add up, a slash is "for each", a frame is
// "one of these", a small square is "cards of this color". Families add their own effects.

export type Glyph =
  | { icon: string; tone?: 'science' }
  | { coin: number | string }
  | { points: number | string }
  | { text: string }
  | { color: string }
  | { blank: true };

export interface Group {
  glyphs: Glyph[];
  framed?: boolean;
}

/** A printed effect: its name, and what belongs to it. */
export type Printed = Record<string, unknown>;

/** Draws each printed effect, by its name. */
export type Grammar = Record<string, (printed: Printed) => Group[]>;

export const icon = (id: string): Glyph => ({ icon: id });
export const text = (content: string): Glyph => ({ text: content });
export const coin = (n: number | string): Glyph => ({ coin: n });
export const points = (n: number | string): Glyph => ({ points: n });
export const color = (name: string): Glyph => ({ color: name });
export const blank: Glyph = { blank: true };
export const group = (...glyphs: Glyph[]): Group[] => [{ glyphs }];
export const minus = (n: unknown): string => `−${String(n)}`;
export const amount = (printed: Printed): number => Number(printed['amount'] ?? 0);
export const goods = (printed: Printed): string[] => printed['resources'] as string[];

/** The icons for the things that an effect counts: cards of a color or of two, wonders, coins, tokens. */
export function counted(what: unknown): Glyph[] {
  const known: Record<string, Glyph[]> = {
    wonder: [icon('wonder')],
    wonders: [icon('wonder')],
    progress: [icon('progress')],
    coin_sets: [coin(3)],
    brown_and_grey: [color('brown'), color('grey')],
  };
  return known[String(what)] ?? [color(String(what))];
}

/** The effects that the games have in common. */
export const COMMON: Grammar = {
  produces: (p) =>
    Object.entries(p['resources'] as Record<string, number>).flatMap(([good, n]) =>
      group(...Array.from({ length: n }, () => icon(good))),
    ),
  produces_one_of: (p) => [
    { glyphs: goods(p).flatMap((good, i) => (i ? [text('/'), icon(good)] : [icon(good)])), framed: true },
  ],
  shields: (p) => group(...Array.from({ length: amount(p) }, () => icon('shield'))),
  science: (p) => group({ icon: `sci-${String(p['symbol'])}`, tone: 'science' }),
  points: (p) => group(points(amount(p))),
  coins: (p) => group(coin(amount(p))),
  coins_per: (p) => group(coin(amount(p)), text('/'), ...counted(p['what'])),
  points_per: (p) => group(points(amount(p)), text('/'), ...counted(p['what'])),
  build_from_discard: () => group(icon('discard')),
};

/** The effects printed on a component, as groups of icons; amounts for the same things stand in one group. */
export function drawEffects(
  printed: Printed[] | undefined,
  drawing: (name: string) => Grammar[string] | undefined,
): Group[] {
  const groups: Group[] = [];
  let what: unknown = null;
  for (const each of printed ?? []) {
    const name = String(each['icon']);
    const last = groups.at(-1);
    if (name === 'points_per' && last && what === each['what'])
      last.glyphs.splice(1, 0, points(amount(each)));
    else groups.push(...(drawing(name)?.(each) ?? []));
    what = name === 'coins_per' ? each['what'] : null;
  }
  return groups;
}
