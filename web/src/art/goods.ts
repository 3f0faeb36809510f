// Parts of pictures: vessels, furniture, and what stands in squares.
import { type Point, f, k, P, poly } from './solids';
import { at, L, span } from './parts';
import { WALLS } from './walls';

type Three = [Point, Point, Point];

export const GOODS = {
  jar(x: number, y: number, z: number, s: number) {
    span(x, y, z, s * 1.7, s * 0.5);
    at(
      x,
      y,
      z,
      `<path class="l" d="M0 ${f(-1.7 * s)}h${f(-0.42 * s)}v${f(0.25 * s)}q${f(-0.45 * s)} ${f(0.3 * s)} ${f(-0.3 * s)} ${f(0.85 * s)}q${f(0.1 * s)} ${f(0.45 * s)} ${f(0.3 * s)} ${f(0.75 * s)}h${f(0.42 * s)}z"/><path class="r" d="M0 ${f(-1.7 * s)}h${f(0.42 * s)}v${f(0.25 * s)}q${f(0.45 * s)} ${f(0.3 * s)} ${f(0.3 * s)} ${f(0.85 * s)}q${f(-0.1 * s)} ${f(0.45 * s)} ${f(-0.3 * s)} ${f(0.75 * s)}h${f(-0.42 * s)}z"/><path class="r x" d="M${f(-0.72 * s)} ${f(-1 * s)}h${f(1.44 * s)}v${f(0.22 * s)}h${f(-1.44 * s)}z"/>`,
    );
  },
  sheets(x: number, y: number, z: number, n: number, step: number) {
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
  beam2(x: number, y: number, z: number, w: number, h: number) {
    k.box(x, y, z, 0.7, 0.7, h, 'x');
    k.box(x + w - 0.7, y, z, 0.7, 0.7, h, 'x');
    k.box(x - 0.3, y, z + h, w + 0.6, 0.8, 0.8, 'x');
    k.box(x, y, z + 0.9, w, 0.6, 0.6, 'x');
  },
  cloth(x: number, y: number, z: number, w: number, h: number) {
    L(
      x,
      y,
      z,
      `<path class="t" d="M0 0V${-h}H${w}V0z"/><path class="r" d="M0 ${f(-h * 0.55)}H${w}V${f(-h * 0.3)}H0z"/><path class="d" d="M0 ${f(-h * 0.2)}H${w}V${f(-h * 0.12)}H0z"/>`,
    );
  },
  flame(x: number, y: number, z: number, s: number) {
    span(x, y, z, s * 2.2, s * 0.4);
    at(
      x,
      y,
      z,
      `<path class="fl" d="M0 ${f(-2.2 * s)}q${f(1.1 * s)} ${f(1 * s)} ${f(0.7 * s)} ${f(1.8 * s)}q${f(-0.7 * s)} ${f(0.6 * s)} ${f(-1.4 * s)} 0q${f(-0.4 * s)} ${f(-0.8 * s)} ${f(0.7 * s)} ${f(-1.8 * s)}z"/>`,
    );
  },
  figure(x: number, y: number, z: number, h: number) {
    const s = h / 5;
    k.cyl(x, y, z, 0.75 * s, 1.9 * s);
    k.box(x - 0.75 * s, y - 0.75 * s, z + 1.9 * s, 1.5 * s, 1.5 * s, 1.7 * s);
    k.ball(x, y, z + 3.55 * s, 0.72 * s, 't');
    k.box(x + 0.75 * s, y - 0.3 * s, z + 2.9 * s, 1.5 * s, 0.5 * s, 0.5 * s);
  },
  rail(x: number, y: number, z: number, w: number) {
    k.box(x, y, z, w, 0.4, 0.9);
  },
  prow(x: number, y: number, z: number) {
    k.box(x, y, z, 0.9, 1.6, 0.9, 'x');
    P(x + 0.45, y + 2.8, z + 0.2);
    poly('l x', P(x, y + 1.6, z), P(x + 0.9, y + 1.6, z), P(x + 0.45, y + 2.8, z + 0.4));
    poly('r x', P(x + 0.9, y + 1.6, z), P(x + 0.9, y + 1.6, z + 0.9), P(x + 0.45, y + 2.8, z + 0.4));
  },
  obelisk(x: number, y: number, z: number, w: number, h: number) {
    const i = w * 0.18,
      a: Three = [P(x, y + w, z), P(x + w, y + w, z), P(x + w, y, z)],
      b: Three = [
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
  pylon(x: number, y: number, z: number, w: number, d: number, h: number) {
    const i = 0.5,
      a: Three = [P(x, y + d, z), P(x + w, y + d, z), P(x + w, y, z)],
      b: [...Three, Point] = [
        P(x + i, y + d - i, z + h),
        P(x + w - i, y + d - i, z + h),
        P(x + w - i, y + i, z + h),
        P(x + i, y + i, z + h),
      ];
    poly('l', a[0], a[1], b[1], b[0]);
    poly('r', a[1], a[2], b[2], b[1]);
    poly('t', b[0], b[1], b[2], b[3]);
    WALLS.arch(x + w * 0.4, y + d - 0.2, z + h * 0.45, w * 0.2, h * 0.22);
  },
  benches(x: number, y: number, z: number, w: number) {
    k.box(x, y, z, w, 0.6, 0.5, 'x');
  },
  bench(x: number, y: number, z: number, w: number) {
    k.box(x, y, z, w, 0.8, 0.8, 'x');
  },
  anvil(x: number, y: number, z: number) {
    k.box(x + 0.5, y + 0.2, z, 1, 0.8, 1, 'x');
    k.box(x, y, z + 1, 2.4, 1.2, 0.7);
  },
  sign(x: number, y: number, z: number) {
    k.box(x, y, 0.4, 0.3, 0.3, z + 1.6, 'x');
    span(x + 1, y, z, 2, 0.5);
    L(
      x - 0.9,
      y + 0.3,
      z,
      '<path class="d" d="M0 0V-1.7H2V0z"/><path class="t" d="M.25-.25V-1.45H1.75V-.25z"/>',
    );
  },
  chest(x: number, y: number, z: number) {
    k.box(x, y, z, 2, 1.3, 1);
    k.box(x - 0.1, y - 0.1, z + 1, 2.2, 1.5, 0.5, 'x');
    k.door(x + 0.8, y + 1.4, z + 0.7, 0.4, 0.5);
  },
  bale(x: number, y: number, z: number) {
    k.box(x, y, z, 2.2, 1.8, 1.5);
    k.box(x + 0.9, y - 0.02, z, 0.4, 1.84, 1.52, 'x');
  },
  table(x: number, y: number, z: number, w = 2.4) {
    k.box(x + 0.1, y + 0.1, z, 0.3, 0.3, 1.2);
    k.box(x + w - 0.4, y + 0.1, z, 0.3, 0.3, 1.2);
    k.box(x + 0.1, y + w * 0.6 - 0.2, z, 0.3, 0.3, 1.2);
    k.box(x + w - 0.4, y + w * 0.6 - 0.2, z, 0.3, 0.3, 1.2);
    k.box(x, y, z + 1.1, w, w * 0.7, 0.35, 'x');
  },
  desk(x: number, y: number, z: number, w: number, d: number) {
    k.box(x + 0.4, y + 0.4, z, w - 0.8, d - 0.8, 2.4);
    k.box(x, y, z + 2.4, w, d, 0.7, 'x');
  },
};
