// Parts of pictures: what is won, made and stored, and what it is made with.
import { type Point, f, k, P, poly, sheet } from './solids';
import { at, L, R, span } from './parts';
import { WALLS } from './walls';

export const STORES = {
  logs(x: number, y: number, z: number, n: number, len: number, r = 0.85) {
    for (let row = 0; row < n; row++)
      for (let i = 0; i < n - row; i++)
        STORES.log(x, y + r + i * 2 * r + row * r, z + row * r * 1.72, r, len);
  },
  log(x: number, y: number, z: number, r: number, len: number) {
    const e: Point[] = [],
      q: Point[] = [];
    for (let i = 0; i < 24; i++) {
      const t = (i * Math.PI) / 12;
      e.push(P(x + len, y + r * Math.cos(t), z + r + r * Math.sin(t)));
      q.push(P(x, y + r * Math.cos(t), z + r + r * Math.sin(t)));
    }
    const n = e.map(([a, b]) => -0.5 * a + 0.866 * b),
      hi = n.indexOf(Math.max(...n)),
      lo = n.indexOf(Math.min(...n));
    const side = (tone: string, one: number, other: number): void =>
      poly(
        tone,
        ...q.slice(one, one + 1),
        ...e.slice(one, one + 1),
        ...e.slice(other, other + 1),
        ...q.slice(other, other + 1),
      );
    side('l', lo, hi);
    side('t', lo, 3);
    poly('r x', ...e);
    R(x + len, y, z + r, `<circle class="t" r="${f(r * 0.55)}"/>`);
  },
  bricks(x: number, y: number, z: number, w: number, n: number) {
    for (let i = 0; i < n; i++) {
      k.box(x, y, z + i * 0.75, w, 2.6, 0.7, i % 2 ? '' : 'x');
    }
  },
  ingots(x: number, y: number, z: number, n: number) {
    for (let i = 0; i < n; i++) k.box(x + i * 1.4, y, z, 1.1, 1.8, 0.8, 'x');
    for (let i = 0; i < n - 1; i++) k.box(x + 0.7 + i * 1.4, y, z + 0.8, 1.1, 1.8, 0.8);
  },
  kiln(x: number, y: number, z: number, r: number) {
    k.cyl(x, y, z, r, r * 0.6);
    k.dome(x, y, z + r * 0.6, r, 'x');
    WALLS.arch(x - r * 0.2, y + r * 0.9, z, r * 0.7, r * 0.9);
  },
  chimney(x: number, y: number, z: number, r: number, h: number) {
    k.cyl(x, y, z, r, h);
  },
  vat(x: number, y: number, z: number, r: number, h: number) {
    k.cyl(x, y, z, r, h);
    k.cyl(x, y, z + h * 0.5, r * 1.03, 0.35, 'x');
    k.cone(x, y, z + h, r * 1.06, r * 0.9, 'x');
  },
  barrel(x: number, y: number, z: number, r: number) {
    k.cyl(x, y, z, r, r * 1.9);
    k.cyl(x, y, z + r * 0.35, r * 1.06, 0.3, 'x');
    k.cyl(x, y, z + r * 1.2, r * 1.06, 0.3, 'x');
    const [X, Y] = P(x, y, z + r * 1.9);
    sheet.add(`<ellipse class="t" cx="${f(X)}" cy="${f(Y)}" rx="${f(r * 1.12)}" ry="${f(r * 0.62)}"/>`);
  },
  coins(x: number, y: number, z: number, n: number) {
    for (let i = 0; i < n; i++) k.cyl(x, y, z + i * 0.55, 1.3, 0.5, i % 2 ? 'x' : '');
  },
  rock(x: number, y: number, z: number, s: number) {
    const a = P(x, y + s * 0.55, z),
      b = P(x + s * 0.2, y + s, z),
      c = P(x + s * 0.85, y + s * 0.95, z),
      d = P(x + s, y + s * 0.3, z),
      t = P(x + s * 0.42, y + s * 0.5, z + s * 0.72),
      u = P(x + s * 0.75, y + s * 0.42, z + s * 0.6),
      v = P(x + s * 0.2, y + s * 0.2, z + s * 0.5),
      w = P(x + s * 0.7, y + s * 0.05, z + s * 0.35);
    poly('l', a, b, t, v);
    poly('l x', b, c, t);
    poly('r', c, d, u, t);
    poly('r x', d, w, u);
    poly('t', v, t, u, w);
  },
  vein(x: number, y: number, z: number, s = 1) {
    L(x, y, z, `<path class="d" transform="scale(${s})" d="M0 0l.9-.7 .5 .3 .8-.6-.3 .9-.7 .1-.3 .5z"/>`);
  },
  cave(x: number, y: number, z: number, w: number, h: number) {
    WALLS.arch(x, y, z, w, h);
  },
  beam(x: number, y: number, z: number, w: number, h: number) {
    k.box(x, y, z, 0.5, 0.5, h, 'x');
    k.box(x + w, y, z, 0.5, 0.5, h, 'x');
    k.box(x - 0.3, y, z + h, w + 1.1, 0.6, 0.6, 'x');
  },
  cart(x: number, y: number, z: number) {
    k.box(x, y, z + 0.7, 2.6, 1.6, 1.2, 'x');
    k.flat(x + 0.2, y + 0.2, z + 1.92, 2.2, 1.2, 'd');
    STORES.disc(x + 0.6, y + 1.65, z + 0.6, 0.6);
    STORES.disc(x + 2, y + 1.65, z + 0.6, 0.6);
  },
  disc(x: number, y: number, z: number, r: number) {
    span(x, y, z, r, r);
    L(x, y, z, `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.4)}"/>`);
  },
  wheel(x: number, y: number, z: number, r = 2) {
    span(x, y, z, r, r);
    let s = `<circle class="r x" r="${r}"/><circle class="l" r="${f(r * 0.76)}"/>`;
    for (let i = 0; i < 4; i++)
      s += `<path class="r x" transform="rotate(${i * 45})" d="M-.18 ${-r}h.36v${2 * r}h-.36z"/>`;
    L(x, y, z, s);
  },
  gearwheel(x: number, y: number, z: number, r: number) {
    span(x, y, z, r, r);
    let s = '';
    for (let i = 0; i < 4; i++)
      s += `<path class="r x" transform="rotate(${i * 45})" d="M-.4 ${f(-r * 1.2)}h.8v${f(2.4 * r)}h-.8z"/>`;
    L(x, y, z, s + `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.45)}"/>`);
  },
  round(x: number, y: number, z: number, r: number) {
    L(
      x,
      y,
      z,
      `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.66)}"/><circle class="r" r="${f(r * 0.3)}"/>`,
    );
  },
  target(x: number, y: number, z: number, r: number) {
    k.box(x - r * 0.8, y - 0.3, z, 0.35, 0.35, r, 'x');
    k.box(x + r * 0.5, y - 0.3, z, 0.35, 0.35, r, 'x');
    span(x, y, z, r * 2.6, r);
    L(
      x,
      y,
      z + r * 1.35,
      `<circle class="d" r="${f(r * 1.08)}"/><circle class="t" r="${r}"/><circle class="r" r="${f(r * 0.7)}"/><circle class="t" r="${f(r * 0.42)}"/><circle class="d" r="${f(r * 0.18)}"/>`,
    );
  },
  arrows(x: number, y: number, z: number) {
    for (let i = 0; i < 3; i++) k.box(x + i * 0.8, y, z, 0.2, 0.2, 2.4, 'x');
  },
  pine(x: number, y: number, z: number, h: number) {
    const r = h * 0.26;
    k.cyl(x, y, z, r * 0.3, h * 0.2, 'x');
    k.cone(x, y, z + h * 0.16, r, h * 0.6, 'n');
    k.cone(x, y, z + h * 0.46, r * 0.72, h * 0.54, 'n');
  },
  stump(x: number, y: number, z: number) {
    k.cyl(x, y, z, 0.7, 0.7, 'x');
    const [X, Y] = P(x, y, z + 0.7);
    sheet.add(`<ellipse class="t" cx="${f(X)}" cy="${f(Y)}" rx=".55" ry=".3"/>`);
  },
  terrace(x: number, y: number, z: number, w: number, d: number, h: number) {
    k.box(x, y, z, w, d, h);
    k.flat(x, y, z + h + 0.01, w, d, 'n1');
  },
  vines(x: number, y: number, w: number) {
    k.box(x, y, 0.5, w, 0.9, 1.4, 'n');
    for (let i = 0.5; i < w; i += 1.5) k.ball(x + i, y + 1, 1, 0.28, 'd');
  },
  crane(x: number, y: number, z: number, h: number) {
    k.box(x, y, z, 0.6, 0.6, h, 'x');
    const a = P(x + 0.3, y + 0.3, z + h),
      b = P(x + h * 0.55, y + h * 0.3, z + h * 0.92),
      c = P(x + h * 0.55, y + h * 0.3, z + h * 0.4);
    sheet.add(
      `<path class="ln" d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}"/><path class="ln thin" d="M${f(b[0])} ${f(b[1])}L${f(c[0])} ${f(c[1])}"/>`,
    );
    k.box(x + h * 0.55 - 0.5, y + h * 0.3 - 0.5, z + h * 0.4 - 1, 1, 1, 1, 'x');
  },
  flask(x: number, y: number, z: number, s: number) {
    span(x, y, z, s * 2.4, s * 0.7);
    at(
      x,
      y,
      z,
      `<path class="gl" d="M${f(-0.26 * s)} ${f(-2.3 * s)}v${f(0.9 * s)}a${f(0.85 * s)} ${f(0.85 * s)} 0 1 0 ${f(0.52 * s)} 0v${f(-0.9 * s)}z"/><path class="gd" d="M${f(-0.8 * s)} ${f(-0.5 * s)}a${f(0.84 * s)} ${f(0.84 * s)} 0 0 0 ${f(1.6 * s)} 0z"/><path class="r x" d="M${f(-0.4 * s)} ${f(-2.5 * s)}h${f(0.8 * s)}v${f(0.3 * s)}h${f(-0.8 * s)}z"/>`,
    );
  },
};
