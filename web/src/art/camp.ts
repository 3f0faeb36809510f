// Parts of pictures: fences, horses, armies, engines and ships.
import { f, k, P, poly, sheet } from './solids';
import { at } from './parts';
import { STORES } from './stores';

export const CAMP = {
  stake(x: number, y: number, h: number) {
    k.cyl(x, y, 0, 0.5, h - 1);
    k.cone(x, y, h - 1, 0.5, 1.2, 'x');
  },
  stakes(x: number, y: number, n: number, s: number, h: number) {
    for (let i = 0; i < n; i++) CAMP.stake(x + i * s, y, h);
  },
  stakesy(x: number, y: number, n: number, s: number, h: number) {
    for (let i = 0; i < n; i++) CAMP.stake(x, y + i * s, h);
  },
  fence(x: number, y: number, w: number) {
    for (let i = 0; i <= w; i += w / 4) k.box(x + i - 0.15, y - 0.15, 0.4, 0.3, 0.3, 1.7, 'x');
    k.box(x, y, 1, w, 0.15, 0.3);
    k.box(x, y, 1.6, w, 0.15, 0.3);
  },
  fencey(x: number, y: number, d: number) {
    for (let i = 0; i <= d; i += d / 3) k.box(x - 0.15, y + i - 0.15, 0.4, 0.3, 0.3, 1.7, 'x');
    k.box(x, y, 1, 0.15, d, 0.3);
    k.box(x, y, 1.6, 0.15, d, 0.3);
  },
  horse(x: number, y: number, z: number, s = 1) {
    const b = (a: number, e: number, c: number, w: number, d: number, h: number, q = ''): void =>
      k.box(x + a * s, y + e * s, z + c * s, w * s, d * s, h * s, q);
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
  army(x: number, y: number, z: number, n: number, m: number, s: number) {
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
  dummy(x: number, y: number, z: number, s = 1) {
    k.box(x, y, z, 0.4 * s, 0.4 * s, 3.4 * s, 'x');
    k.box(x - 1 * s, y, z + 2.1 * s, 2.4 * s, 0.4 * s, 0.4 * s, 'x');
    k.box(x - 0.35 * s, y - 0.3 * s, z + 1.2 * s, 1.1 * s, 1 * s, 1.5 * s);
    k.ball(x + 0.2 * s, y + 0.2 * s, z + 2.9 * s, 0.6 * s, 't');
  },
  ballista(x: number, y: number, z: number) {
    STORES.disc(x, y + 0.6, z + 0.8, 0.8);
    k.box(x - 0.4, y - 0.6, z + 0.8, 3, 0.6, 0.5, 'x');
    at(
      x + 2.2,
      y - 0.3,
      z + 1.3,
      '<path class="ln" d="M-1.6-.9Q.4-1 1.6 .6" /><path class="ln thin" d="M-1.6-.9L0 .6L1.6 .6"/>',
    );
  },
  catapult(x: number, y: number, z: number) {
    k.box(x, y, z + 0.9, 8, 0.7, 0.8, 'x');
    k.box(x, y + 3, z + 0.9, 8, 0.7, 0.8, 'x');
    k.box(x, y, z + 0.9, 0.7, 3.6, 0.8, 'x');
    k.box(x + 7.3, y, z + 0.9, 0.7, 3.6, 0.8, 'x');
    STORES.beam(x + 3, y + 0.2, z + 1.6, 0, 3.2);
    const a = P(x + 7.2, y + 1.8, z + 1.8),
      b = P(x - 0.6, y + 1.8, z + 6.4);
    sheet.add(`<path class="ln fat" d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}"/>`);
    k.ball(x - 0.8, y + 1.8, z + 5.8, 1, 'r x');
    STORES.beam(x + 3, y + 3, z + 1.6, 0, 3.2);
    k.box(x + 2.8, y + 0.2, z + 4.4, 0.8, 3.6, 0.6, 'x');
    STORES.wheel(x + 1.4, y + 3.8, z + 1, 1.3);
    STORES.wheel(x + 6.6, y + 3.8, z + 1, 1.3);
  },
  ship(x: number, y: number, z: number, s: number) {
    const q = (a: number, b: number, c: number) => P(x + a * s, y + b * s, z + c * s);
    poly('l x', q(-0.6, 0.9, 0.9), q(0, 0.9, 0), q(2.9, 0.9, 0), q(3.7, 0.5, 1.1));
    poly('r x', q(3.7, 0.5, 1.1), q(2.9, 0.9, 0), q(2.9, 0.9, 0), q(3, 0.1, 0.6));
    poly('t', q(-0.6, 0.9, 0.9), q(-0.4, 0.1, 0.9), q(3, 0.1, 0.7), q(3.7, 0.5, 1.1), q(2.9, 0.9, 0.7));
    k.box(x + 1.4 * s, y + 0.45 * s, z + 0.6 * s, 0.14 * s, 0.14 * s, 2.9 * s, 'x');
    poly('t', q(0.3, 0.55, 3.1), q(2.7, 0.55, 3.1), q(2.9, 0.55, 1.2), q(0.1, 0.55, 1.2));
    poly('r', q(0.26, 0.55, 2.6), q(2.74, 0.55, 2.6), q(2.8, 0.55, 2.1), q(0.2, 0.55, 2.1));
  },
  jetty(x: number, y: number, w: number) {
    k.box(x, y, 0.5, w, 1.2, 0.4, 'x');
    k.rowX(x + 0.3, y + 0.9, 0, 3, w / 2.4, 0.5, 0.3);
  },
  ring(_x: number, _y: number, a: number, b: number, h: number, n: number) {
    const e = (cy: number, a: number, b: number, c: string): void =>
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
};
