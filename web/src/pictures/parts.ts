// @ts-nocheck A table of numbers: a test in the browser draws every picture.
// The parts that pictures of buildings are put together from.
import { f, k, P, poly, sheet, type Solid } from './solids';
import { MODELS, temple } from './models';

/** What stands in front of everything else, such as the near walls of a fort. */
export const late: { draw: (() => void) | null } = { draw: null };

const on = (m: string, x: number, y: number, z: number, s: string) => {
  const [X, Y] = P(x, y, z);
  sheet.add(`<g transform="matrix(${m} 0 1 ${f(X)} ${f(Y)})">${s}</g>`);
};
const L = (x: number, y: number, z: number, s: string) => on('.866 .5', x, y, z, s),
  R = (x: number, y: number, z: number, s: string) => on('.866 -.5', x, y, z, s); // draw on a left or on a right face
const at = (x: number, y: number, z: number, s: string) => {
  const [X, Y] = P(x, y, z);
  sheet.add(`<g transform="translate(${f(X)} ${f(Y)})">${s}</g>`);
};
const span = (x: number, y: number, z: number, h: number, r = 0) => {
  P(x - r, y - r, z + h);
  P(x + r, y - r, z);
  P(x - r, y + r, z);
};
type Part =
  | 'model'
  | 'slab'
  | 'cube'
  | 'house'
  | 'hall'
  | 'longhouse'
  | 'roof'
  | 'saw'
  | 'peri'
  | 'pediment'
  | 'stairs'
  | 'stairsy'
  | 'steps'
  | 'tower'
  | 'merlons'
  | 'turret'
  | 'wallx'
  | 'fort'
  | 'row'
  | 'posts'
  | 'post'
  | 'ringcols'
  | 'arch'
  | 'archr'
  | 'arcade'
  | 'arcade2'
  | 'windows'
  | 'basin'
  | 'logs'
  | 'log'
  | 'bricks'
  | 'ingots'
  | 'kiln'
  | 'chimney'
  | 'vat'
  | 'barrel'
  | 'coins'
  | 'rock'
  | 'vein'
  | 'cave'
  | 'beam'
  | 'cart'
  | 'disc'
  | 'wheel'
  | 'gearwheel'
  | 'round'
  | 'target'
  | 'arrows'
  | 'pine'
  | 'stump'
  | 'terrace'
  | 'vines'
  | 'crane'
  | 'flask'
  | 'jar'
  | 'sheets'
  | 'beam2'
  | 'cloth'
  | 'flame'
  | 'figure'
  | 'rail'
  | 'prow'
  | 'obelisk'
  | 'pylon'
  | 'benches'
  | 'bench'
  | 'anvil'
  | 'sign'
  | 'chest'
  | 'bale'
  | 'table'
  | 'desk'
  | 'scroll'
  | 'quill'
  | 'bowl'
  | 'pestle'
  | 'shelf'
  | 'shelfjars'
  | 'awning'
  | 'slit'
  | 'tube'
  | 'globe'
  | 'scales'
  | 'barrier'
  | 'swords'
  | 'stall'
  | 'arrowpost'
  | 'tent'
  | 'flag'
  | 'standard'
  | 'stakes'
  | 'stakesy'
  | 'stake'
  | 'fence'
  | 'fencey'
  | 'horse'
  | 'army'
  | 'dummy'
  | 'ballista'
  | 'catapult'
  | 'ship'
  | 'jetty'
  | 'ring'
  | 'pick'
  | 'tape'
  | 'gables'
  | 'ball'
  | 'hood'
  | 'hero'
  | 'bust'
  | 'boulder'
  | 'wally'
  | 'merlonsx'
  | 'pavilion'
  | 'bars'
  | 'holes'
  | 'fire'
  | 'eyes'
  | 'lamp'
  | 'compass'
  | 'dice'
  | 'net'
  | 'eye';

export const p: Record<Part, Solid> = {
  model(n) {
    MODELS[n]!();
  },
  slab(x, y, w, d, h = 0.6, c) {
    k.box(x, y, 0, w, d, h, c);
  },
  cube(x, y, z, s, c) {
    k.box(x, y, z, s, s, s, c);
  },
  house(x, y, w, d, h, r = 1.8, z = 0) {
    k.box(x, y, z, w, d, h);
    k.door(x + w * 0.36, y + d, z, w * 0.26, h * 0.66);
    k.gable(x - 0.35, y - 0.35, z + h, w + 0.7, d + 0.7, r, 'x');
  },
  hall(x, y, w, d, h, r, z = 0) {
    k.box(x, y, z, w, d, h);
    for (let i = 0.8; i < w - 1; i += 1.9) k.door(x + i, y + d, z + h * 0.4, 0.9, h * 0.4);
    k.gable(x - 0.35, y - 0.35, z + h, w + 0.7, d + 0.7, r, 'x');
  },
  longhouse(x, y, w) {
    k.box(x, y, 0.4, w, 2, 1.8);
    for (let i = 0.8; i < w - 1; i += 2.2) k.door(x + i, y + 2, 0.4, 0.9, 1.2);
    k.gable(x - 0.3, y - 0.3, 2.2, w + 0.6, 2.6, 1.3, 'x');
  },
  roof(x, y, z, w, d) {
    k.box(x - 0.25, y - 0.25, z, w + 0.5, d + 0.5, 0.6);
    k.flat(x + 0.25, y + 0.25, z + 0.61, w - 0.5, d - 0.5, 'l');
  },
  saw(x, y, w, d, h, z) {
    k.box(x, y, z, w, d, h);
    for (let i = 0; i < 3; i++) {
      const a = x + (i * w) / 3,
        b = a + w / 3;
      poly('t x', P(a, y, z + h + 2), P(b, y, z + h), P(b, y + d, z + h), P(a, y + d, z + h + 2));
      poly('l x', P(a, y + d, z + h), P(b, y + d, z + h), P(a, y + d, z + h + 2));
    }
    for (let i = 0.8; i < w - 1; i += 2.4) k.door(x + i, y + d, z + 0.8, 1.2, 1.2);
  },
  peri(n, w, d, h, r, x = 0, y = 0, z = 0) {
    temple(n, w, d, h, r, x, y, z);
  },
  pediment(x, y, z, w, d, h) {
    poly('r x', P(x + w, y, z), P(x + w, y + d, z), P(x + w / 2, y + d, z + h), P(x + w / 2, y, z + h));
    poly('t x', P(x, y, z), P(x + w / 2, y, z + h), P(x + w / 2, y + d, z + h), P(x, y + d, z));
    poly('l', P(x, y + d, z), P(x + w, y + d, z), P(x + w / 2, y + d, z + h));
  },
  stairs(x, y, w, d, n) {
    for (let i = 0; i < n; i++) k.box(x + i * 0.4, y, i * 0.6, w - i * 0.8, d - i * 0.7, 0.6);
  },
  stairsy(x, y, z, w) {
    for (let i = 0; i < 4; i++) k.box(x, y, 0, w, 2 - i * 0.5, 0.5 + i * 0.5);
  },
  steps(x, y, z, w) {
    k.box(x, y, 0, w, 0.8, z * 0.5);
  },
  tower(x, y, w, h) {
    k.box(x, y, 0, w, w, h);
    k.box(x - 0.25, y - 0.25, h, w + 0.5, w + 0.5, 0.6);
    p.merlons(x - 0.25, y - 0.25, h + 0.6, w + 0.5);
  },
  merlons(x, y, z, w) {
    const s = w / 5;
    for (const i of [0, 2, 4]) k.box(x + i * s, y, z, s, s, 0.7);
    for (const i of [2, 4]) {
      k.box(x, y + i * s, z, s, s, 0.7);
      k.box(x + 4 * s, y + i * s, z, s, s, 0.7);
    }
    k.box(x + 2 * s, y + 4 * s, z, s, s, 0.7);
  },
  turret(x, y, r, h) {
    k.cyl(x, y, 0, r, h);
    k.cone(x, y, h, r * 1.2, r * 2, 'x');
  },
  wallx(x, y, w, h) {
    k.box(x, y, 0, w, 1.4, h);
    for (let i = 0; i < w - 0.5; i += 1.3) k.box(x + i, y + 0.7, h, 0.7, 0.7, 0.7);
  },
  fort(x, y, w, d, h) {
    k.box(x, y, 0, w, 1.2, h);
    k.box(x, y, 0, 1.2, d, h);
    k.flat(x + 1.2, y + 1.2, 0.02, w - 1.2, d - 1.2, 's');
    late.draw = () => {
      k.box(x + w - 1.2, y, 0, 1.2, d, h);
      k.box(x, y + d - 1.2, 0, w, 1.2, h);
      for (let i = 0.2; i < w; i += 1.3) k.box(x + i, y + d - 0.6, h, 0.7, 0.6, 0.6);
      for (let i = 0.2; i < d; i += 1.3) k.box(x + w - 0.6, y + i, h, 0.6, 0.7, 0.6);
    };
  },
  row(x, y, z, n, step, h, dir) {
    for (let i = 0; i < n; i++)
      k.box(x + (dir === 'y' ? 0 : i * step), y + (dir === 'y' ? i * step : 0), z, 0.6, 0.6, h);
  },
  posts(x, y, z, n, step, h) {
    k.rowX(x, y, z, n, step, h, 0.4);
  },
  post(x, y, z, h) {
    k.box(x, y, z, 0.7, 0.7, h, 'x');
  },
  ringcols(x, y, z, r, h) {
    for (const a of [170, 130, 90, 50, 10, -30]) {
      const t = (a * Math.PI) / 180;
      k.box(x + r * Math.cos(t) - 0.25, y + r * Math.sin(t) - 0.25, z, 0.55, 0.55, h);
    }
  },
  arch(x, y, z, w, h) {
    L(x, y, z, `<path class="d" d="M0 0V${f(w / 2 - h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${w} 0V0z"/>`);
  },
  archr(x, y, z, w, h) {
    R(x, y, z, `<path class="d" d="M0 0V${f(w / 2 - h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${w} 0V0z"/>`);
  },
  arcade(x, y, z, n, s, h, d) {
    k.box(x, y, z, n * s, d, h);
    for (let i = 0; i < n; i++) p.arch(x + i * s + s * 0.16, y + d, z, s * 0.68, h * 0.82);
  },
  arcade2(x, y, z, n, s, h) {
    for (let i = 0; i < n; i++) p.arch(x + i * s + s * 0.16, y, z, s * 0.68, h);
  },
  windows(x, y, z, n) {
    for (let i = 0; i < n; i++) p.arch(x + i * 1.5, y, z, 0.8, 1.3);
  },
  basin(x, y, z, w, d, h, c = 's') {
    const q = z - h,
      X = x + w - h,
      Y = y + d - h;
    poly('r', P(x, y, z), P(x, y + d, z), P(x, Y, q), P(x, y, q));
    poly('l', P(x, y, z), P(x + w, y, z), P(X, y, q), P(x, y, q));
    poly(c, P(x, y, q), P(X, y, q), P(X, Y, q), P(x, Y, q));
  }, // a pit: two back walls, and the floor that the front rims leave in sight
  logs(x, y, z, n, len, r = 0.85) {
    for (let row = 0; row < n; row++)
      for (let i = 0; i < n - row; i++) p.log(x, y + r + i * 2 * r + row * r, z + row * r * 1.72, r, len);
  },
  log(x, y, z, r, len) {
    const e = [],
      q = [];
    for (let i = 0; i < 24; i++) {
      const t = (i * Math.PI) / 12;
      e.push(P(x + len, y + r * Math.cos(t), z + r + r * Math.sin(t)));
      q.push(P(x, y + r * Math.cos(t), z + r + r * Math.sin(t)));
    }
    const n = e.map(([a, b]) => -0.5 * a + 0.866 * b),
      hi = n.indexOf(Math.max(...n)),
      lo = n.indexOf(Math.min(...n));
    poly('l', q[lo], e[lo], e[hi], q[hi]);
    poly('t', q[lo], e[lo], e[3], q[3]);
    poly('r x', ...e);
    R(x + len, y, z + r, `<circle class="t" r="${f(r * 0.55)}"/>`);
  },
  bricks(x, y, z, w, n) {
    for (let i = 0; i < n; i++) {
      k.box(x, y, z + i * 0.75, w, 2.6, 0.7, i % 2 ? '' : 'x');
    }
  },
  ingots(x, y, z, n) {
    for (let i = 0; i < n; i++) k.box(x + i * 1.4, y, z, 1.1, 1.8, 0.8, 'x');
    for (let i = 0; i < n - 1; i++) k.box(x + 0.7 + i * 1.4, y, z + 0.8, 1.1, 1.8, 0.8);
  },
  kiln(x, y, z, r) {
    k.cyl(x, y, z, r, r * 0.6);
    k.dome(x, y, z + r * 0.6, r, 'x');
    p.arch(x - r * 0.2, y + r * 0.9, z, r * 0.7, r * 0.9);
  },
  chimney(x, y, z, r, h) {
    k.cyl(x, y, z, r, h);
  },
  vat(x, y, z, r, h) {
    k.cyl(x, y, z, r, h);
    k.cyl(x, y, z + h * 0.5, r * 1.03, 0.35, 'x');
    k.cone(x, y, z + h, r * 1.06, r * 0.9, 'x');
  },
  barrel(x, y, z, r) {
    k.cyl(x, y, z, r, r * 1.9);
    k.cyl(x, y, z + r * 0.35, r * 1.06, 0.3, 'x');
    k.cyl(x, y, z + r * 1.2, r * 1.06, 0.3, 'x');
    const [X, Y] = P(x, y, z + r * 1.9);
    sheet.add(`<ellipse class="t" cx="${f(X)}" cy="${f(Y)}" rx="${f(r * 1.12)}" ry="${f(r * 0.62)}"/>`);
  },
  coins(x, y, z, n) {
    for (let i = 0; i < n; i++) k.cyl(x, y, z + i * 0.55, 1.3, 0.5, i % 2 ? 'x' : '');
  },
  rock(x, y, z, s) {
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
  vein(x, y, z, s = 1) {
    L(x, y, z, `<path class="d" transform="scale(${s})" d="M0 0l.9-.7 .5 .3 .8-.6-.3 .9-.7 .1-.3 .5z"/>`);
  },
  cave(x, y, z, w, h) {
    p.arch(x, y, z, w, h);
  },
  beam(x, y, z, w, h) {
    k.box(x, y, z, 0.5, 0.5, h, 'x');
    k.box(x + w, y, z, 0.5, 0.5, h, 'x');
    k.box(x - 0.3, y, z + h, w + 1.1, 0.6, 0.6, 'x');
  },
  cart(x, y, z) {
    k.box(x, y, z + 0.7, 2.6, 1.6, 1.2, 'x');
    k.flat(x + 0.2, y + 0.2, z + 1.92, 2.2, 1.2, 'd');
    p.disc(x + 0.6, y + 1.65, z + 0.6, 0.6);
    p.disc(x + 2, y + 1.65, z + 0.6, 0.6);
  },
  disc(x, y, z, r) {
    span(x, y, z, r, r);
    L(x, y, z, `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.4)}"/>`);
  },
  wheel(x, y, z, r = 2) {
    span(x, y, z, r, r);
    let s = `<circle class="r x" r="${r}"/><circle class="l" r="${f(r * 0.76)}"/>`;
    for (let i = 0; i < 4; i++)
      s += `<path class="r x" transform="rotate(${i * 45})" d="M-.18 ${-r}h.36v${2 * r}h-.36z"/>`;
    L(x, y, z, s);
  },
  gearwheel(x, y, z, r) {
    span(x, y, z, r, r);
    let s = '';
    for (let i = 0; i < 4; i++)
      s += `<path class="r x" transform="rotate(${i * 45})" d="M-.4 ${f(-r * 1.2)}h.8v${f(2.4 * r)}h-.8z"/>`;
    L(x, y, z, s + `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.45)}"/>`);
  },
  round(x, y, z, r) {
    L(
      x,
      y,
      z,
      `<circle class="r x" r="${r}"/><circle class="t" r="${f(r * 0.66)}"/><circle class="r" r="${f(r * 0.3)}"/>`,
    );
  },
  target(x, y, z, r) {
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
  arrows(x, y, z) {
    for (let i = 0; i < 3; i++) k.box(x + i * 0.8, y, z, 0.2, 0.2, 2.4, 'x');
  },
  pine(x, y, z, h) {
    const r = h * 0.26;
    k.cyl(x, y, z, r * 0.3, h * 0.2, 'x');
    k.cone(x, y, z + h * 0.16, r, h * 0.6, 'n');
    k.cone(x, y, z + h * 0.46, r * 0.72, h * 0.54, 'n');
  },
  stump(x, y, z) {
    k.cyl(x, y, z, 0.7, 0.7, 'x');
    const [X, Y] = P(x, y, z + 0.7);
    sheet.add(`<ellipse class="t" cx="${f(X)}" cy="${f(Y)}" rx=".55" ry=".3"/>`);
  },
  terrace(x, y, z, w, d, h) {
    k.box(x, y, z, w, d, h);
    k.flat(x, y, z + h + 0.01, w, d, 'n1');
  },
  vines(x, y, w) {
    k.box(x, y, 0.5, w, 0.9, 1.4, 'n');
    for (let i = 0.5; i < w; i += 1.5) k.ball(x + i, y + 1, 1, 0.28, 'd');
  },
  crane(x, y, z, h) {
    k.box(x, y, z, 0.6, 0.6, h, 'x');
    const a = P(x + 0.3, y + 0.3, z + h),
      b = P(x + h * 0.55, y + h * 0.3, z + h * 0.92),
      c = P(x + h * 0.55, y + h * 0.3, z + h * 0.4);
    sheet.add(
      `<path class="ln" d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}"/><path class="ln thin" d="M${f(b[0])} ${f(b[1])}L${f(c[0])} ${f(c[1])}"/>`,
    );
    k.box(x + h * 0.55 - 0.5, y + h * 0.3 - 0.5, z + h * 0.4 - 1, 1, 1, 1, 'x');
  },
  flask(x, y, z, s) {
    span(x, y, z, s * 2.4, s * 0.7);
    at(
      x,
      y,
      z,
      `<path class="gl" d="M${f(-0.26 * s)} ${f(-2.3 * s)}v${f(0.9 * s)}a${f(0.85 * s)} ${f(0.85 * s)} 0 1 0 ${f(0.52 * s)} 0v${f(-0.9 * s)}z"/><path class="gd" d="M${f(-0.8 * s)} ${f(-0.5 * s)}a${f(0.84 * s)} ${f(0.84 * s)} 0 0 0 ${f(1.6 * s)} 0z"/><path class="r x" d="M${f(-0.4 * s)} ${f(-2.5 * s)}h${f(0.8 * s)}v${f(0.3 * s)}h${f(-0.8 * s)}z"/>`,
    );
  },
  jar(x, y, z, s) {
    span(x, y, z, s * 1.7, s * 0.5);
    at(
      x,
      y,
      z,
      `<path class="l" d="M0 ${f(-1.7 * s)}h${f(-0.42 * s)}v${f(0.25 * s)}q${f(-0.45 * s)} ${f(0.3 * s)} ${f(-0.3 * s)} ${f(0.85 * s)}q${f(0.1 * s)} ${f(0.45 * s)} ${f(0.3 * s)} ${f(0.75 * s)}h${f(0.42 * s)}z"/><path class="r" d="M0 ${f(-1.7 * s)}h${f(0.42 * s)}v${f(0.25 * s)}q${f(0.45 * s)} ${f(0.3 * s)} ${f(0.3 * s)} ${f(0.85 * s)}q${f(-0.1 * s)} ${f(0.45 * s)} ${f(-0.3 * s)} ${f(0.75 * s)}h${f(-0.42 * s)}z"/><path class="r x" d="M${f(-0.72 * s)} ${f(-1 * s)}h${f(1.44 * s)}v${f(0.22 * s)}h${f(-1.44 * s)}z"/>`,
    );
  },
  sheets(x, y, z, n, step) {
    for (let i = 0; i < n; i++) {
      k.box(x + i * step, y, z + 2.9, 0.2, 3, 0.2, 'x');
      poly(
        't',
        P(x + i * step + 0.2, y + 0.1, z + 3),
        P(x + i * step + 0.2, y + 2.9, z + 3),
        P(x + i * step + 0.2, y + 2.9, z + 0.4),
        P(x + i * step + 0.2, y + 0.1, z + 0.4),
      );
    }
  },
  beam2(x, y, z, w, h) {
    k.box(x, y, z, 0.7, 0.7, h, 'x');
    k.box(x + w - 0.7, y, z, 0.7, 0.7, h, 'x');
    k.box(x - 0.3, y, z + h, w + 0.6, 0.8, 0.8, 'x');
    k.box(x, y, z + 0.9, w, 0.6, 0.6, 'x');
  },
  cloth(x, y, z, w, h) {
    L(
      x,
      y,
      z,
      `<path class="t" d="M0 0V${-h}H${w}V0z"/><path class="r" d="M0 ${f(-h * 0.55)}H${w}V${f(-h * 0.3)}H0z"/><path class="d" d="M0 ${f(-h * 0.2)}H${w}V${f(-h * 0.12)}H0z"/>`,
    );
  },
  flame(x, y, z, s) {
    span(x, y, z, s * 2.2, s * 0.4);
    at(
      x,
      y,
      z,
      `<path class="fl" d="M0 ${f(-2.2 * s)}q${f(1.1 * s)} ${f(1 * s)} ${f(0.7 * s)} ${f(1.8 * s)}q${f(-0.7 * s)} ${f(0.6 * s)} ${f(-1.4 * s)} 0q${f(-0.4 * s)} ${f(-0.8 * s)} ${f(0.7 * s)} ${f(-1.8 * s)}z"/>`,
    );
  },
  figure(x, y, z, h) {
    const s = h / 5;
    k.cyl(x, y, z, 0.75 * s, 1.9 * s);
    k.box(x - 0.75 * s, y - 0.75 * s, z + 1.9 * s, 1.5 * s, 1.5 * s, 1.7 * s);
    k.ball(x, y, z + 3.55 * s, 0.72 * s, 't');
    k.box(x + 0.75 * s, y - 0.3 * s, z + 2.9 * s, 1.5 * s, 0.5 * s, 0.5 * s);
  },
  rail(x, y, z, w) {
    k.box(x, y, z, w, 0.4, 0.9);
  },
  prow(x, y, z) {
    k.box(x, y, z, 0.9, 1.6, 0.9, 'x');
    const [X, Y] = P(x + 0.45, y + 2.8, z + 0.2);
    poly('l x', P(x, y + 1.6, z), P(x + 0.9, y + 1.6, z), P(x + 0.45, y + 2.8, z + 0.4));
    poly('r x', P(x + 0.9, y + 1.6, z), P(x + 0.9, y + 1.6, z + 0.9), P(x + 0.45, y + 2.8, z + 0.4));
  },
  obelisk(x, y, z, w, h) {
    const i = w * 0.18,
      a = [P(x, y + w, z), P(x + w, y + w, z), P(x + w, y, z)],
      b = [
        P(x + i, y + w - i, z + h * 0.86),
        P(x + w - i, y + w - i, z + h * 0.86),
        P(x + w - i, y + i, z + h * 0.86),
      ],
      t = P(x + w / 2, y + w / 2, z + h);
    poly('l', a[0], a[1], b[1], b[0]);
    poly('r', a[1], a[2], b[2], b[1]);
    poly('l x', b[0], b[1], t);
    poly('r x', b[1], b[2], t);
  },
  pylon(x, y, z, w, d, h) {
    const i = 0.5,
      a = [P(x, y + d, z), P(x + w, y + d, z), P(x + w, y, z)],
      b = [
        P(x + i, y + d - i, z + h),
        P(x + w - i, y + d - i, z + h),
        P(x + w - i, y + i, z + h),
        P(x + i, y + i, z + h),
      ];
    poly('l', a[0], a[1], b[1], b[0]);
    poly('r', a[1], a[2], b[2], b[1]);
    poly('t', b[0], b[1], b[2], b[3]);
    p.arch(x + w * 0.4, y + d - 0.2, z + h * 0.45, w * 0.2, h * 0.22);
  },
  benches(x, y, z, w) {
    k.box(x, y, z, w, 0.6, 0.5, 'x');
  },
  bench(x, y, z, w) {
    k.box(x, y, z, w, 0.8, 0.8, 'x');
  },
  anvil(x, y, z) {
    k.box(x + 0.5, y + 0.2, z, 1, 0.8, 1, 'x');
    k.box(x, y, z + 1, 2.4, 1.2, 0.7);
  },
  sign(x, y, z) {
    k.box(x, y, 0.4, 0.3, 0.3, z + 1.6, 'x');
    span(x + 1, y, z, 2, 0.5);
    L(
      x - 0.9,
      y + 0.3,
      z,
      '<path class="d" d="M0 0V-1.7H2V0z"/><path class="t" d="M.25-.25V-1.45H1.75V-.25z"/>',
    );
  },
  chest(x, y, z) {
    k.box(x, y, z, 2, 1.3, 1);
    k.box(x - 0.1, y - 0.1, z + 1, 2.2, 1.5, 0.5, 'x');
    k.door(x + 0.8, y + 1.4, z + 0.7, 0.4, 0.5);
  },
  bale(x, y, z) {
    k.box(x, y, z, 2.2, 1.8, 1.5);
    k.box(x + 0.9, y - 0.02, z, 0.4, 1.84, 1.52, 'x');
  },
  table(x, y, z, w = 2.4) {
    k.box(x + 0.1, y + 0.1, z, 0.3, 0.3, 1.2);
    k.box(x + w - 0.4, y + 0.1, z, 0.3, 0.3, 1.2);
    k.box(x + 0.1, y + w * 0.6 - 0.2, z, 0.3, 0.3, 1.2);
    k.box(x + w - 0.4, y + w * 0.6 - 0.2, z, 0.3, 0.3, 1.2);
    k.box(x, y, z + 1.1, w, w * 0.7, 0.35, 'x');
  },
  desk(x, y, z, w, d) {
    k.box(x + 0.4, y + 0.4, z, w - 0.8, d - 0.8, 2.4);
    k.box(x, y, z + 2.4, w, d, 0.7, 'x');
  },
  scroll(x, y, z, w) {
    k.flat(x + 0.3, y + 0.1, z + 0.05, w - 0.6, 3.2, 't');
    for (let i = 0; i < 4; i++) k.flat(x + 0.9, y + 0.6 + i * 0.6, z + 0.07, w - 2 - (i % 2), 0.22, 'd');
    p.log(x, y + 0.1, z - 0.2, 0.45, w);
    p.log(x, y + 3.3, z - 0.2, 0.45, w);
  },
  quill(x, y, z, h) {
    span(x, y, z, h, 0);
    at(
      x,
      y,
      z,
      `<path class="t" d="M0 0Q-.2 ${-h * 0.6} 1.8 ${-h * 1.1}Q2 ${-h * 0.5} .2 ${-h * 0.15}z"/><path class="r" d="M0 0Q.6 ${-h * 0.6} 1.8 ${-h * 1.1}Q2.2 ${-h * 0.4} .2 ${-h * 0.15}z"/>`,
    );
    P(x + 1, y - 1, z + h);
  },
  bowl(x, y, z, r, h) {
    const [X, Y] = P(x, y, z);
    span(x, y, z, h, r);
    const a = r * 1.2,
      b = r * 0.62,
      T = Y - h;
    sheet.add(
      `<path class="l" d="M${f(X - a)} ${f(T)}Q${f(X - a * 0.95)} ${f(Y)} ${f(X - a * 0.4)} ${f(Y)}L${f(X)} ${f(Y + 0.3)}V${f(T)}z"/><path class="r" d="M${f(X + a)} ${f(T)}Q${f(X + a * 0.95)} ${f(Y)} ${f(X + a * 0.4)} ${f(Y)}L${f(X)} ${f(Y + 0.3)}V${f(T)}z"/><ellipse class="t" cx="${f(X)}" cy="${f(T)}" rx="${f(a)}" ry="${f(b)}"/><ellipse class="d" cx="${f(X)}" cy="${f(T)}" rx="${f(a * 0.8)}" ry="${f(b * 0.75)}"/>`,
    );
  },
  pestle(x, y, z, h) {
    span(x, y, z, h, 0);
    P(x + 2, y - 2, z + h);
    at(
      x,
      y,
      z,
      `<path class="r x" stroke-linecap="round" d="M-.5 0L2.3 ${-h}L3.5 ${-h + 0.5}L.7 .4z"/><path class="t" d="M-.5 0L2.3 ${-h}L2.8 ${-h + 0.2}L0 .2z"/>`,
    );
  },
  shelf(x, y, z, w, h) {
    L(x, y, z, `<path class="d" d="M0 0V${-h}H${w}V0z"/>`);
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 7; i++)
        L(
          x + 0.65 + i * (w / 7),
          y,
          z + 0.75 + r * 1.3,
          `<circle class="${(i + r) % 3 ? 't' : 'l x'}" r=".46"/>`,
        );
  },
  shelfjars(x, y, z, w) {
    L(x, y, z, `<path class="d" d="M0 0V-4H${w}V0z"/><path class="t" d="M0-1.9H${w}v-.25H0z"/>`);
    for (let r = 0; r < 2; r++)
      for (let i = 0; i < 5; i++)
        at(
          x + 0.8 + i * 1.55,
          y,
          z + 0.15 + r * 2,
          `<path class="${(i + r) % 2 ? 't' : 'l'}" d="M-.55 0q-.2-.6 .1-1.1h.9q.3 .5 .1 1.1z"/>`,
        );
  },
  awning(x, y, z, w, d) {
    for (let i = 0; i < 6; i++) {
      const a = x + (i * w) / 6;
      poly(
        i % 2 ? 't' : 't x',
        P(a, y, z + 1),
        P(a + w / 6, y, z + 1),
        P(a + w / 6, y + d, z - 0.4),
        P(a, y + d, z - 0.4),
      );
    }
  },
  slit(x, y, z, r) {
    at(x, y, z, `<path class="d" d="M-.2 .5Q.1 ${f(-r * 0.9)} 0 ${f(-r * 1.1)}Q1.1 ${f(-r * 0.8)} .9 .4z"/>`);
  },
  tube(x, y, z, h) {
    span(x, y, z, 2.6, 0);
    P(x + 2.6, y - 2.6, z + 3);
    at(
      x,
      y,
      z,
      `<path class="r x" d="M-.5-.3L3.6-3.4L4.3-2.5L.3 .5z"/><path class="t" d="M3.5-3.6L4.4-2.4L4.8-2.7L3.9-3.9z"/>`,
    );
  },
  globe(x, y, z, r) {
    const [X, Y] = P(x, y, z + r);
    span(x, y, z, r * 2.1, r * 0.9);
    sheet.add(
      `<g transform="translate(${f(X)} ${f(Y)})"><circle class="ring" r="${r}"/><ellipse class="ring" rx="${f(r * 0.4)}" ry="${r}" transform="rotate(24)"/><ellipse class="ring" rx="${r}" ry="${f(r * 0.34)}" transform="rotate(-24)"/><circle class="r x" r="${f(r * 0.32)}"/></g>`,
    );
  },
  scales(x, y, z, h) {
    k.box(x - 0.6, y - 0.6, z, 1.2, 1.2, 0.4, 'x');
    k.box(x - 0.2, y - 0.2, z, 0.4, 0.4, h, 'x');
    span(x, y, z, h, h * 0.35);
    at(
      x,
      y,
      z + h,
      `<path class="ln" d="M${f(-h * 0.42)} ${f(0.2)}L${f(h * 0.42)} ${f(-0.2)}"/><path class="ln thin" d="M${f(-h * 0.42)} .2l${f(-h * 0.16)} ${f(h * 0.34)}M${f(-h * 0.42)} .2l${f(h * 0.16)} ${f(h * 0.34)}M${f(h * 0.42)} -.2l${f(-h * 0.16)} ${f(h * 0.34)}M${f(h * 0.42)} -.2l${f(h * 0.16)} ${f(h * 0.34)}"/><path class="r x" d="M${f(-h * 0.62)} ${f(h * 0.34 + 0.2)}h${f(h * 0.4)}q${f(-h * 0.2)} ${f(h * 0.2)} ${f(-h * 0.4)} 0zM${f(h * 0.22)} ${f(h * 0.34 - 0.2)}h${f(h * 0.4)}q${f(-h * 0.2)} ${f(h * 0.2)} ${f(-h * 0.4)} 0z"/>`,
    );
  },
  barrier(x, y, z, w) {
    k.box(x, y, z, 0.6, 0.6, 2.2, 'x');
    for (let i = 0; i < 5; i++)
      k.box(x + 0.2 + (i * w) / 5, y + 0.2, z + 1.6, w / 5, 0.35, 0.5, i % 2 ? '' : 'x');
  },
  swords(x, y, z, n) {
    for (let i = 0; i < n; i++)
      at(
        x + 0.4 + i * 1.1,
        y,
        z,
        '<path class="t" d="M0 0l-.16-2.6L0-3.2l.16 .6z"/><path class="d" d="M-.6-.75h1.2v.3h-1.2z"/>',
      );
    k.box(x, y, z, n * 1.1, 0.5, 0.6, 'x');
  },
  stall(x, y, c) {
    const z = 0.4;
    k.box(x, y, z, 0.25, 0.25, 3);
    k.box(x + 4, y, z, 0.25, 0.25, 3);
    k.box(x + 0.3, y + 0.6, z, 3.6, 2, 1.3);
    k.box(x, y + 3, z, 0.25, 0.25, 2.6);
    k.box(x + 4, y + 3, z, 0.25, 0.25, 2.6);
    p.awning(x - 0.3, y - 0.2, z + 3, 4.9, 3.6);
  },
  arrowpost(x, y, z, d) {
    k.box(x, y, z, 0.4, 0.4, 4.4, 'x');
    span(x, y, z, 5, 1.4);
    L(
      x - 1.2,
      y + 0.4,
      z + 3,
      d === 'e'
        ? '<path class="d" d="M0-.2V-1.3H2.2L3-.75L2.2-.2z"/>'
        : '<path class="d" d="M3-.2V-1.3H.8L0-.75L.8-.2z"/>',
    );
  },
  tent(x, y, w, d, h, z = 0, c = '') {
    k.pyr(x, y, z, w, d, h, c);
    poly('d', P(x + w * 0.36, y + d, z), P(x + w * 0.64, y + d, z), P(x + w / 2, y + d * 0.78, z + h * 0.44));
  },
  flag(x, y, z, h) {
    k.box(x, y, z, 0.25, 0.25, h, 'x');
    at(x + 0.25, y, z + h, '<path class="fl" d="M0 0l2.4 .75L0 1.6z"/>');
    P(x + 2, y - 1, z + h);
  },
  standard(x, y, z, h) {
    k.box(x, y, z, 0.3, 0.3, h, 'x');
    at(
      x,
      y,
      z + h,
      '<path class="fl" d="M-1.7-.5Q-.6-.9 0 .2Q.6-.9 1.7-.5Q1 .9 0 1Q-1 .9-1.7-.5z"/><path class="d" d="M-.8 1.6h1.6v1.5h-1.6z"/>',
    );
    P(x, y, z + h + 1);
  },
  stakes(x, y, n, s, h) {
    for (let i = 0; i < n; i++) p.stake(x + i * s, y, h);
  },
  stakesy(x, y, n, s, h) {
    for (let i = 0; i < n; i++) p.stake(x, y + i * s, h);
  },
  stake(x, y, h) {
    k.cyl(x, y, 0, 0.5, h - 1);
    k.cone(x, y, h - 1, 0.5, 1.2, 'x');
  },
  fence(x, y, w) {
    for (let i = 0; i <= w; i += w / 4) k.box(x + i - 0.15, y - 0.15, 0.4, 0.3, 0.3, 1.7, 'x');
    k.box(x, y, 1, w, 0.15, 0.3);
    k.box(x, y, 1.6, w, 0.15, 0.3);
  },
  fencey(x, y, d) {
    for (let i = 0; i <= d; i += d / 3) k.box(x - 0.15, y + i - 0.15, 0.4, 0.3, 0.3, 1.7, 'x');
    k.box(x, y, 1, 0.15, d, 0.3);
    k.box(x, y, 1.6, 0.15, d, 0.3);
  },
  horse(x, y, z, s = 1) {
    const b = (a, e, c, w, d, h, q = '') => k.box(x + a * s, y + e * s, z + c * s, w * s, d * s, h * s, q);
    b(0, 0.1, 0, 0.45, 0.4, 1.5, 'x');
    b(2.6, 0.1, 0, 0.45, 0.4, 1.5, 'x');
    b(0, 0.9, 0, 0.45, 0.4, 1.5, 'x');
    b(2.6, 0.9, 0, 0.45, 0.4, 1.5, 'x');
    b(-0.3, 0.3, 1.3, 0.4, 0.6, 1.5, 'x');
    b(0, 0, 1.5, 3.2, 1.3, 1.4);
    b(2.5, 0.25, 2.7, 0.8, 0.8, 1.6);
    b(2.3, 0.45, 2.9, 0.3, 0.4, 1.7, 'x');
    b(2.7, 0.25, 3.8, 1.6, 0.8, 0.8);
  },
  army(x, y, z, n, m, s) {
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++) {
        k.cone(
          x + j * s,
          y + i * s,
          z,
          0.5 * Math.min(1, s / 1.6),
          1.5 * Math.min(1, s / 1.6),
          (i + j) % 2 ? '' : 'x',
        );
        k.ball(x + j * s, y + i * s, z + 1.05 * Math.min(1, s / 1.6), 0.34 * Math.min(1, s / 1.6), 't');
      }
  },
  dummy(x, y, z, s = 1) {
    k.box(x, y, z, 0.4 * s, 0.4 * s, 3.4 * s, 'x');
    k.box(x - 1 * s, y, z + 2.1 * s, 2.4 * s, 0.4 * s, 0.4 * s, 'x');
    k.box(x - 0.35 * s, y - 0.3 * s, z + 1.2 * s, 1.1 * s, 1 * s, 1.5 * s);
    k.ball(x + 0.2 * s, y + 0.2 * s, z + 2.9 * s, 0.6 * s, 't');
  },
  ballista(x, y, z) {
    p.disc(x, y + 0.6, z + 0.8, 0.8);
    k.box(x - 0.4, y - 0.6, z + 0.8, 3, 0.6, 0.5, 'x');
    at(
      x + 2.2,
      y - 0.3,
      z + 1.3,
      '<path class="ln" d="M-1.6-.9Q.4-1 1.6 .6" /><path class="ln thin" d="M-1.6-.9L0 .6L1.6 .6"/>',
    );
  },
  catapult(x, y, z) {
    k.box(x, y, z + 0.9, 8, 0.7, 0.8, 'x');
    k.box(x, y + 3, z + 0.9, 8, 0.7, 0.8, 'x');
    k.box(x, y, z + 0.9, 0.7, 3.6, 0.8, 'x');
    k.box(x + 7.3, y, z + 0.9, 0.7, 3.6, 0.8, 'x');
    p.beam(x + 3, y + 0.2, z + 1.6, 0, 3.2);
    const a = P(x + 7.2, y + 1.8, z + 1.8),
      b = P(x - 0.6, y + 1.8, z + 6.4);
    sheet.add(`<path class="ln fat" d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}"/>`);
    k.ball(x - 0.8, y + 1.8, z + 5.8, 1, 'r x');
    p.beam(x + 3, y + 3, z + 1.6, 0, 3.2);
    k.box(x + 2.8, y + 0.2, z + 4.4, 0.8, 3.6, 0.6, 'x');
    p.wheel(x + 1.4, y + 3.8, z + 1, 1.3);
    p.wheel(x + 6.6, y + 3.8, z + 1, 1.3);
  },
  ship(x, y, z, s) {
    const q = (a, b, c) => P(x + a * s, y + b * s, z + c * s);
    poly('l x', q(-0.6, 0.9, 0.9), q(0, 0.9, 0), q(2.9, 0.9, 0), q(3.7, 0.5, 1.1));
    poly('r x', q(3.7, 0.5, 1.1), q(2.9, 0.9, 0), q(2.9, 0.9, 0), q(3, 0.1, 0.6));
    poly('t', q(-0.6, 0.9, 0.9), q(-0.4, 0.1, 0.9), q(3, 0.1, 0.7), q(3.7, 0.5, 1.1), q(2.9, 0.9, 0.7));
    k.box(x + 1.4 * s, y + 0.45 * s, z + 0.6 * s, 0.14 * s, 0.14 * s, 2.9 * s, 'x');
    poly('t', q(0.3, 0.55, 3.1), q(2.7, 0.55, 3.1), q(2.9, 0.55, 1.2), q(0.1, 0.55, 1.2));
    poly('r', q(0.26, 0.55, 2.6), q(2.74, 0.55, 2.6), q(2.8, 0.55, 2.1), q(0.2, 0.55, 2.1));
  },
  jetty(x, y, w) {
    k.box(x, y, 0.5, w, 1.2, 0.4, 'x');
    k.rowX(x + 0.3, y + 0.9, 0, 3, w / 2.4, 0.5, 0.3);
  },
  ring(x, y, a, b, h, n) {
    const e = (cy, a, b, c) =>
      sheet.add(`<ellipse class="${c}" cx="0" cy="${f(cy)}" rx="${f(a)}" ry="${f(b)}"/>`);
    sheet.box[0] = Math.min(sheet.box[0], -a);
    sheet.box[1] = Math.min(sheet.box[1], -b - h);
    sheet.box[2] = Math.max(sheet.box[2], a);
    sheet.box[3] = Math.max(sheet.box[3], b);
    sheet.add(
      `<path class="l" d="M${-a} ${-h}V0A${a} ${b} 0 0 0 0 ${b}V${-h}z"/><path class="r" d="M${a} ${-h}V0A${a} ${b} 0 0 1 0 ${b}V${-h}z"/>`,
    );
    for (let q = 0; q < n; q++)
      for (let i = -7; i <= 7; i++) {
        const t = (i * 11 * Math.PI) / 180,
          cx = Math.sin(t) * a,
          cy = Math.cos(t) * b - 0.35 - (q * h) / n,
          w = 0.42 * Math.cos(t) + 0.06;
        sheet.add(
          `<path class="d" d="M${f(cx - w)} ${f(cy)}v${f((-h / n) * 0.45)}a${f(w)} ${f(w)} 0 0 1 ${f(2 * w)} 0v${f((h / n) * 0.45)}z"/>`,
        );
      }
    e(-h, a, b, 't');
    e(-h + 0.2, a * 0.82, b * 0.8, 'l');
    e(-h + 0.5, a * 0.66, b * 0.6, 't');
    e(-h + 0.8, a * 0.5, b * 0.42, 's');
  },
  pick(x, y, z, h, s = 1) {
    k.box(x - 0.7 * s, y - 0.7 * s, z, 1.4 * s, 1.4 * s, 0.5, 'x');
    k.box(x - 0.2 * s, y - 0.2 * s, z, 0.4 * s, 0.4 * s, h, 'x');
    span(x, y, z, h + 0.9 * s, 2 * s);
    at(x, y, z + h, `<path class="fl" transform="scale(${s})" d="M-2.4 1Q0-1.7 2.4 1Q0-.4-2.4 1z"/>`);
  },
  tape(x, y, z, w) {
    k.box(x, y, z, w, 0.5, 0.3, 'x');
    k.box(x, y, z, 0.5, 2, 0.3, 'x');
  },
  gables(x, y, z, w, d, h) {
    poly('t x', P(x + w / 2, y, z + h), P(x + w / 2, y + d, z + h), P(x - 0.2, y + d, z), P(x - 0.2, y, z));
    poly(
      'r x',
      P(x + w / 2, y, z + h),
      P(x + w / 2, y + d, z + h),
      P(x + w + 0.2, y + d, z),
      P(x + w + 0.2, y, z),
    );
    poly('l', P(x, y + d, z), P(x + w, y + d, z), P(x + w / 2, y + d, z + h));
  },
  ball(x, y, z, r, c) {
    k.ball(x, y, z, r, c === 'x' ? 'r x' : c);
  },
  hood(x, y, z, h) {
    const r = h * 0.27;
    k.cone(x, y, z, r, h * 0.92);
    k.ball(x, y, z + h * 0.52, h * 0.15, 'd');
    P(x, y, z + h);
  },
  hero(x, y, z, h) {
    const s = h / 6;
    span(x, y, z, h * 1.02, s * 1.1);
    at(
      x,
      y,
      z,
      `<path class="l" d="M${f(-1.05 * s)} 0Q${f(-0.9 * s)} ${f(-2.2 * s)} ${f(-0.75 * s)} ${f(-3 * s)}Q${f(-1.2 * s)} ${f(-3.5 * s)} ${f(-0.85 * s)} ${f(-4.1 * s)}Q${f(-0.3 * s)} ${f(-4.5 * s)} 0 ${f(-4.5 * s)}V${f(0.5 * s)}z"/><path class="r" d="M${f(1.05 * s)} 0Q${f(0.9 * s)} ${f(-2.2 * s)} ${f(0.7 * s)} ${f(-3 * s)}L${f(0.8 * s)} ${f(-3.5 * s)}L${f(1.75 * s)} ${f(-5.2 * s)}L${f(1.35 * s)} ${f(-5.45 * s)}L${f(0.45 * s)} ${f(-4.4 * s)}L0 ${f(-4.5 * s)}V${f(0.5 * s)}z"/><path class="d" d="M${f(1.45 * s)} ${f(-6.3 * s)}l${f(0.28 * s)} ${f(-0.1 * s)}L${f(1.6 * s)} ${f(-0.2 * s)}h${f(-0.2 * s)}z"/>`,
    );
    k.ball(x, y, z + 4.35 * s, 0.68 * s, 't');
  },
  bust(x, y, z, s) {
    span(x, y, z, 5.6 * s, 1.7 * s);
    const c = (k, d) => `<path class="${k}" transform="scale(${s})" d="${d}"/>`;
    at(
      x,
      y,
      z,
      c('l', 'M-2.3-.2Q-2.3-1.9-.75-2.3L-.6-3.2H0V.6Q-1.5 .5-2.3-.2z') +
        c('r', 'M2.3-.2Q2.3-1.9 .75-2.3L.6-3.2H0V.6Q1.5 .5 2.3-.2z') +
        c('l', 'M0-5.5A1.35 1.5 0 0 0 0-2.5z') +
        c('r', 'M0-5.5A1.35 1.5 0 0 1 0-2.5z') +
        c('r x', 'M-1.4-4.2Q-1.3-5.8 0-5.8Q1.3-5.8 1.4-4.2Q.7-4.9 0-4.8Q-.7-4.9-1.4-4.2z'),
    );
  },
  boulder(x, y, z, s) {
    const q = (a, b, c) => P(x + a * s, y + b * s, z + c * s),
      A = q(0.05, 0.6, 0),
      B = q(0.3, 1, 0),
      C = q(0.9, 0.95, 0),
      D = q(1, 0.4, 0),
      E = q(0.9, 0.1, 0.1),
      a = q(0.05, 0.55, 0.42),
      b = q(0.3, 0.9, 0.5),
      c = q(0.85, 0.85, 0.42),
      d = q(0.95, 0.35, 0.46),
      e = q(0.25, 0.25, 0.62),
      g = q(0.65, 0.3, 0.66),
      h = q(0.5, 0.65, 0.68);
    poly('l', A, B, b, a);
    poly('l x', B, C, c, b);
    poly('r', C, D, d, c);
    poly('r x', D, E, d);
    poly('l', a, b, h, e);
    poly('t', b, c, h);
    poly('r', c, d, g, h);
    poly('t', e, h, g);
  },
  wally(x, y, d, h) {
    k.box(x, y, 0, 1.4, d, h);
    for (let i = 0; i < d - 0.5; i += 1.3) k.box(x + 0.7, y + i, h, 0.7, 0.7, 0.7);
  },
  merlonsx(x, y, z, w) {
    for (let i = 0; i < w; i += 1.2) k.box(x + i, y, z, 0.6, 0.6, 0.6);
  },
  pavilion(x, y, w, d, c) {
    const z = 0.4;
    k.box(x, y, z, 0.3, 0.3, 2.8);
    k.box(x + w, y, z, 0.3, 0.3, 2.8);
    k.box(x + 0.5, y + 0.8, z, w - 1, d - 1.6, 1.2);
    k.box(x, y + d, z, 0.3, 0.3, 2.8);
    k.box(x + w, y + d, z, 0.3, 0.3, 2.8);
    k.pyr(x - 0.4, y - 0.4, z + 2.6, w + 1, d + 1, 2.2, c);
    for (let i = 0; i < 5; i++)
      L(
        x - 0.4 + (i * (w + 1)) / 5,
        y + d + 0.6,
        z + 2.6,
        `<path class="${i % 2 ? 't' : 'd'}" d="M0 0H${f((w + 1) / 5)}V.7H0z"/>`,
      );
  },
  bars(x, y, z, w, h) {
    let t = `<path class="d" d="M0 0V${-h}H${w}V0z"/>`;
    for (let i = 1; i < 4; i++) t += `<path class="t" d="M${f((i * w) / 4 - 0.1)} 0V${-h}h.2V0z"/>`;
    L(x, y, z, t);
  },
  holes(x, y, z) {
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 3; i++)
        at(x + i * 1.3, y - i * 0.3, z + r * 1.5, '<path class="d" d="M-.4 0v-.5a.4 .4 0 0 1 .8 0V0z"/>');
  },
  fire(x, y, z) {
    k.cyl(x, y, z, 1.2, 0.35, 'x');
    p.flame(x, y, z + 0.4, 1.1);
  },
  eyes(x, y, z) {
    L(x, y, z, '<circle class="t" r=".32"/><circle class="t" cx="1.3" r=".32"/>');
  },
  lamp(x, y, z, h) {
    k.box(x, y, z, 0.3, 0.3, h, 'x');
    k.ball(x + 0.15, y + 0.15, z + h - 0.2, 0.8, 'fl');
  },
  compass(x, y, z, h) {
    span(x, y, z, h, 0.6);
    at(
      x,
      y,
      z,
      `<path class="ln" d="M-1.4 0L0 ${-h}L1.4 .4M-.9 ${-h * 0.4}Q0 ${-h * 0.3} .9 ${-h * 0.36}"/><circle class="r x" cy="${-h}" r=".4"/>`,
    );
  },
  dice(x, y, z, s) {
    k.box(x, y, z, s, s, s);
    const o = (g, ps) =>
      ps.map(([a, b]) => `<circle class="d" cx="${f(a * s)}" cy="${f(-b * s)}" r="${f(s * 0.1)}"/>`).join('');
    L(
      x,
      y + s,
      z,
      o(0, [
        [0.25, 0.25],
        [0.75, 0.75],
        [0.5, 0.5],
      ]),
    );
    R(
      x + s,
      y + s,
      z,
      o(0, [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ]),
    );
    const c = P(x + s / 2, y + s / 2, z + s);
    sheet.add(
      `<ellipse class="d" cx="${f(c[0])}" cy="${f(c[1])}" rx="${f(s * 0.13)}" ry="${f(s * 0.075)}"/>`,
    );
  },
  net(x, y, X, Y) {
    const q = (a, b) => {
        const t = P(a, b, 0.6);
        return f(t[0]) + ' ' + f(t[1]);
      },
      m = [(x + X) / 2, (y + Y) / 2 - 0.2];
    for (const [a, b] of [
      [x, y],
      [X, y],
      [x, Y],
      [X, Y],
    ])
      sheet.add(`<path class="ln thin" d="M${q(a, b)}L${q(...m)}"/>`);
  },
  eye(x, y, z, w) {
    L(
      x,
      y,
      z,
      `<path class="t" d="M0 0Q${w / 2} ${-w * 0.55} ${w} 0Q${w / 2} ${w * 0.55} 0 0z"/><circle class="d" cx="${w / 2}" r="${w * 0.2}"/>`,
    );
  },
};
