// Parts of pictures: people and signs.
import { f, k, P, poly, sheet } from './solids';
import { at, L, R, span } from './parts';
import { GOODS } from './goods';

export const PEOPLE = {
  pick(x: number, y: number, z: number, h: number, s = 1) {
    k.box(x - 0.7 * s, y - 0.7 * s, z, 1.4 * s, 1.4 * s, 0.5, 'x');
    k.box(x - 0.2 * s, y - 0.2 * s, z, 0.4 * s, 0.4 * s, h, 'x');
    span(x, y, z, h + 0.9 * s, 2 * s);
    at(x, y, z + h, `<path class="fl" transform="scale(${s})" d="M-2.4 1Q0-1.7 2.4 1Q0-.4-2.4 1z"/>`);
  },
  tape(x: number, y: number, z: number, w: number) {
    k.box(x, y, z, w, 0.5, 0.3, 'x');
    k.box(x, y, z, 0.5, 2, 0.3, 'x');
  },
  hood(x: number, y: number, z: number, h: number) {
    const r = h * 0.27;
    k.cone(x, y, z, r, h * 0.92);
    k.ball(x, y, z + h * 0.52, h * 0.15, 'd');
    P(x, y, z + h);
  },
  hero(x: number, y: number, z: number, h: number) {
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
  bust(x: number, y: number, z: number, s: number) {
    span(x, y, z, 5.6 * s, 1.7 * s);
    const c = (k: string, d: string): string => `<path class="${k}" transform="scale(${s})" d="${d}"/>`;
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
  boulder(x: number, y: number, z: number, s: number) {
    const q = (a: number, b: number, c: number) => P(x + a * s, y + b * s, z + c * s),
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
  bars(x: number, y: number, z: number, w: number, h: number) {
    let t = `<path class="d" d="M0 0V${-h}H${w}V0z"/>`;
    for (let i = 1; i < 4; i++) t += `<path class="t" d="M${f((i * w) / 4 - 0.1)} 0V${-h}h.2V0z"/>`;
    L(x, y, z, t);
  },
  holes(x: number, y: number, z: number) {
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 3; i++)
        at(x + i * 1.3, y - i * 0.3, z + r * 1.5, '<path class="d" d="M-.4 0v-.5a.4 .4 0 0 1 .8 0V0z"/>');
  },
  fire(x: number, y: number, z: number) {
    k.cyl(x, y, z, 1.2, 0.35, 'x');
    GOODS.flame(x, y, z + 0.4, 1.1);
  },
  eyes(x: number, y: number, z: number) {
    L(x, y, z, '<circle class="t" r=".32"/><circle class="t" cx="1.3" r=".32"/>');
  },
  lamp(x: number, y: number, z: number, h: number) {
    k.box(x, y, z, 0.3, 0.3, h, 'x');
    k.ball(x + 0.15, y + 0.15, z + h - 0.2, 0.8, 'fl');
  },
  compass(x: number, y: number, z: number, h: number) {
    span(x, y, z, h, 0.6);
    at(
      x,
      y,
      z,
      `<path class="ln" d="M-1.4 0L0 ${-h}L1.4 .4M-.9 ${-h * 0.4}Q0 ${-h * 0.3} .9 ${-h * 0.36}"/><circle class="r x" cy="${-h}" r=".4"/>`,
    );
  },
  dice(x: number, y: number, z: number, s: number) {
    k.box(x, y, z, s, s, s);
    const o = (...dots: [number, number][]): string =>
      dots
        .map(([a, b]) => `<circle class="d" cx="${f(a * s)}" cy="${f(-b * s)}" r="${f(s * 0.1)}"/>`)
        .join('');
    L(x, y + s, z, o([0.25, 0.25], [0.75, 0.75], [0.5, 0.5]));
    R(x + s, y + s, z, o([0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]));
    const c = P(x + s / 2, y + s / 2, z + s);
    sheet.add(
      `<ellipse class="d" cx="${f(c[0])}" cy="${f(c[1])}" rx="${f(s * 0.13)}" ry="${f(s * 0.075)}"/>`,
    );
  },
  net(x: number, y: number, X: number, Y: number) {
    const q = (a: number, b: number): string => {
        const t = P(a, b, 0.6);
        return f(t[0]) + ' ' + f(t[1]);
      },
      m = q((x + X) / 2, (y + Y) / 2 - 0.2);
    for (const a of [y, Y]) for (const b of [x, X]) sheet.add(`<path class="ln thin" d="M${q(b, a)}L${m}"/>`);
  },
  eye(x: number, y: number, z: number, w: number) {
    L(
      x,
      y,
      z,
      `<path class="t" d="M0 0Q${w / 2} ${-w * 0.55} ${w} 0Q${w / 2} ${w * 0.55} 0 0z"/><circle class="d" cx="${w / 2}" r="${w * 0.2}"/>`,
    );
  },
  ball(x: number, y: number, z: number, r: number, c?: string) {
    k.ball(x, y, z, r, c === 'x' ? 'r x' : c);
  },
};
