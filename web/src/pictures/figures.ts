// @ts-nocheck A table of numbers without types of its own: who draws it gives as many as it asks for.
// Parts of pictures: flags, horses, armies, ships and people.
import { f, k, P, poly, sheet } from './solids';
import { MODELS, temple } from './models';
import { at, L, late, p, R, span } from './parts';

Object.assign(p, {
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
});
