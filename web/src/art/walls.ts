// Parts of pictures: houses, walls, columns, arches and basins.
import { f, k, P, poly } from './solids';
import { L, late, R } from './parts';
import { temple } from './temple';

export const WALLS = {
  slab(x: number, y: number, w: number, d: number, h = 0.6, c?: string) {
    k.box(x, y, 0, w, d, h, c);
  },
  cube(x: number, y: number, z: number, s: number, c?: string) {
    k.box(x, y, z, s, s, s, c);
  },
  house(x: number, y: number, w: number, d: number, h: number, r = 1.8, z = 0) {
    k.box(x, y, z, w, d, h);
    k.door(x + w * 0.36, y + d, z, w * 0.26, h * 0.66);
    k.gable(x - 0.35, y - 0.35, z + h, w + 0.7, d + 0.7, r, 'x');
  },
  hall(x: number, y: number, w: number, d: number, h: number, r: number, z = 0) {
    k.box(x, y, z, w, d, h);
    for (let i = 0.8; i < w - 1; i += 1.9) k.door(x + i, y + d, z + h * 0.4, 0.9, h * 0.4);
    k.gable(x - 0.35, y - 0.35, z + h, w + 0.7, d + 0.7, r, 'x');
  },
  longhouse(x: number, y: number, w: number) {
    k.box(x, y, 0.4, w, 2, 1.8);
    for (let i = 0.8; i < w - 1; i += 2.2) k.door(x + i, y + 2, 0.4, 0.9, 1.2);
    k.gable(x - 0.3, y - 0.3, 2.2, w + 0.6, 2.6, 1.3, 'x');
  },
  roof(x: number, y: number, z: number, w: number, d: number) {
    k.box(x - 0.25, y - 0.25, z, w + 0.5, d + 0.5, 0.6);
    k.flat(x + 0.25, y + 0.25, z + 0.61, w - 0.5, d - 0.5, 'l');
  },
  saw(x: number, y: number, w: number, d: number, h: number, z: number) {
    k.box(x, y, z, w, d, h);
    for (let i = 0; i < 3; i++) {
      const a = x + (i * w) / 3,
        b = a + w / 3;
      poly('t x', P(a, y, z + h + 2), P(b, y, z + h), P(b, y + d, z + h), P(a, y + d, z + h + 2));
      poly('l x', P(a, y + d, z + h), P(b, y + d, z + h), P(a, y + d, z + h + 2));
    }
    for (let i = 0.8; i < w - 1; i += 2.4) k.door(x + i, y + d, z + 0.8, 1.2, 1.2);
  },
  peri(n: number, w: number, d: number, h: number, r: number, x = 0, y = 0, z = 0) {
    temple(n, w, d, h, r, x, y, z);
  },
  pediment(x: number, y: number, z: number, w: number, d: number, h: number) {
    poly('r x', P(x + w, y, z), P(x + w, y + d, z), P(x + w / 2, y + d, z + h), P(x + w / 2, y, z + h));
    poly('t x', P(x, y, z), P(x + w / 2, y, z + h), P(x + w / 2, y + d, z + h), P(x, y + d, z));
    poly('l', P(x, y + d, z), P(x + w, y + d, z), P(x + w / 2, y + d, z + h));
  },
  stairs(x: number, y: number, w: number, d: number, n: number) {
    for (let i = 0; i < n; i++) k.box(x + i * 0.4, y, i * 0.6, w - i * 0.8, d - i * 0.7, 0.6);
  },
  stairsy(x: number, y: number, _z: number, w: number) {
    for (let i = 0; i < 4; i++) k.box(x, y, 0, w, 2 - i * 0.5, 0.5 + i * 0.5);
  },
  steps(x: number, y: number, z: number, w: number) {
    k.box(x, y, 0, w, 0.8, z * 0.5);
  },
  tower(x: number, y: number, w: number, h: number) {
    k.box(x, y, 0, w, w, h);
    k.box(x - 0.25, y - 0.25, h, w + 0.5, w + 0.5, 0.6);
    WALLS.merlons(x - 0.25, y - 0.25, h + 0.6, w + 0.5);
  },
  merlons(x: number, y: number, z: number, w: number) {
    const s = w / 5;
    for (const i of [0, 2, 4]) k.box(x + i * s, y, z, s, s, 0.7);
    for (const i of [2, 4]) {
      k.box(x, y + i * s, z, s, s, 0.7);
      k.box(x + 4 * s, y + i * s, z, s, s, 0.7);
    }
    k.box(x + 2 * s, y + 4 * s, z, s, s, 0.7);
  },
  turret(x: number, y: number, r: number, h: number) {
    k.cyl(x, y, 0, r, h);
    k.cone(x, y, h, r * 1.2, r * 2, 'x');
  },
  wallx(x: number, y: number, w: number, h: number) {
    k.box(x, y, 0, w, 1.4, h);
    for (let i = 0; i < w - 0.5; i += 1.3) k.box(x + i, y + 0.7, h, 0.7, 0.7, 0.7);
  },
  fort(x: number, y: number, w: number, d: number, h: number) {
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
  row(x: number, y: number, z: number, n: number, step: number, h: number, dir?: string) {
    for (let i = 0; i < n; i++)
      k.box(x + (dir === 'y' ? 0 : i * step), y + (dir === 'y' ? i * step : 0), z, 0.6, 0.6, h);
  },
  posts(x: number, y: number, z: number, n: number, step: number, h: number) {
    k.rowX(x, y, z, n, step, h, 0.4);
  },
  post(x: number, y: number, z: number, h: number) {
    k.box(x, y, z, 0.7, 0.7, h, 'x');
  },
  ringcols(x: number, y: number, z: number, r: number, h: number) {
    for (const a of [170, 130, 90, 50, 10, -30]) {
      const t = (a * Math.PI) / 180;
      k.box(x + r * Math.cos(t) - 0.25, y + r * Math.sin(t) - 0.25, z, 0.55, 0.55, h);
    }
  },
  arch(x: number, y: number, z: number, w: number, h: number) {
    L(x, y, z, `<path class="d" d="M0 0V${f(w / 2 - h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${w} 0V0z"/>`);
  },
  archr(x: number, y: number, z: number, w: number, h: number) {
    R(x, y, z, `<path class="d" d="M0 0V${f(w / 2 - h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${w} 0V0z"/>`);
  },
  arcade(x: number, y: number, z: number, n: number, s: number, h: number, d: number) {
    k.box(x, y, z, n * s, d, h);
    for (let i = 0; i < n; i++) WALLS.arch(x + i * s + s * 0.16, y + d, z, s * 0.68, h * 0.82);
  },
  arcade2(x: number, y: number, z: number, n: number, s: number, h: number) {
    for (let i = 0; i < n; i++) WALLS.arch(x + i * s + s * 0.16, y, z, s * 0.68, h);
  },
  windows(x: number, y: number, z: number, n: number) {
    for (let i = 0; i < n; i++) WALLS.arch(x + i * 1.5, y, z, 0.8, 1.3);
  },
  basin(x: number, y: number, z: number, w: number, d: number, h: number, c = 's') {
    const q = z - h,
      X = x + w - h,
      Y = y + d - h;
    poly('r', P(x, y, z), P(x, y + d, z), P(x, Y, q), P(x, y, q));
    poly('l', P(x, y, z), P(x + w, y, z), P(X, y, q), P(x, y, q));
    poly(c, P(x, y, q), P(X, y, q), P(X, Y, q), P(x, Y, q));
  }, // a pit: two back walls, and the floor that the front rims leave in sight
  wally(x: number, y: number, d: number, h: number) {
    k.box(x, y, 0, 1.4, d, h);
    for (let i = 0; i < d - 0.5; i += 1.3) k.box(x + 0.7, y + i, h, 0.7, 0.7, 0.7);
  },
  merlonsx(x: number, y: number, z: number, w: number) {
    for (let i = 0; i < w; i += 1.2) k.box(x + i, y, z, 0.6, 0.6, 0.6);
  },
  gables(x: number, y: number, z: number, w: number, d: number, h: number) {
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
  pavilion(x: number, y: number, w: number, d: number, c?: string) {
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
};
