// @ts-nocheck A table of numbers without types of its own: who draws it gives as many as it asks for.
// Parts of pictures: tools, plants, vessels and instruments.
import { f, k, P, poly, sheet } from './solids';
import { MODELS, temple } from './models';
import { at, L, late, p, R, span } from './parts';

Object.assign(p, {
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
});
