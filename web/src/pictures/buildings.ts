// @ts-nocheck A table of numbers without types of its own: who draws it gives as many as it asks for.
// Parts of pictures: houses, walls, columns, basins, and what is stored beside them.
import { f, k, P, poly, sheet } from './solids';
import { MODELS, temple } from './models';
import { at, L, late, p, R, span } from './parts';

Object.assign(p, {
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
});
