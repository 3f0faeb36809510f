// Parts of pictures: tools, instruments, stalls and flags.
import { f, k, P, poly, sheet } from './solids';
import { at, L, span } from './parts';
import { STORES } from './stores';

export const TOOLS = {
  scroll(x: number, y: number, z: number, w: number) {
    k.flat(x + 0.3, y + 0.1, z + 0.05, w - 0.6, 3.2, 't');
    for (let i = 0; i < 4; i++) k.flat(x + 0.9, y + 0.6 + i * 0.6, z + 0.07, w - 2 - (i % 2), 0.22, 'd');
    STORES.log(x, y + 0.1, z - 0.2, 0.45, w);
    STORES.log(x, y + 3.3, z - 0.2, 0.45, w);
  },
  quill(x: number, y: number, z: number, h: number) {
    span(x, y, z, h, 0);
    at(
      x,
      y,
      z,
      `<path class="t" d="M0 0Q-.2 ${-h * 0.6} 1.8 ${-h * 1.1}Q2 ${-h * 0.5} .2 ${-h * 0.15}z"/><path class="r" d="M0 0Q.6 ${-h * 0.6} 1.8 ${-h * 1.1}Q2.2 ${-h * 0.4} .2 ${-h * 0.15}z"/>`,
    );
    P(x + 1, y - 1, z + h);
  },
  bowl(x: number, y: number, z: number, r: number, h: number) {
    const [X, Y] = P(x, y, z);
    span(x, y, z, h, r);
    const a = r * 1.2,
      b = r * 0.62,
      T = Y - h;
    sheet.add(
      `<path class="l" d="M${f(X - a)} ${f(T)}Q${f(X - a * 0.95)} ${f(Y)} ${f(X - a * 0.4)} ${f(Y)}L${f(X)} ${f(Y + 0.3)}V${f(T)}z"/><path class="r" d="M${f(X + a)} ${f(T)}Q${f(X + a * 0.95)} ${f(Y)} ${f(X + a * 0.4)} ${f(Y)}L${f(X)} ${f(Y + 0.3)}V${f(T)}z"/><ellipse class="t" cx="${f(X)}" cy="${f(T)}" rx="${f(a)}" ry="${f(b)}"/><ellipse class="d" cx="${f(X)}" cy="${f(T)}" rx="${f(a * 0.8)}" ry="${f(b * 0.75)}"/>`,
    );
  },
  pestle(x: number, y: number, z: number, h: number) {
    span(x, y, z, h, 0);
    P(x + 2, y - 2, z + h);
    at(
      x,
      y,
      z,
      `<path class="r x" stroke-linecap="round" d="M-.5 0L2.3 ${-h}L3.5 ${-h + 0.5}L.7 .4z"/><path class="t" d="M-.5 0L2.3 ${-h}L2.8 ${-h + 0.2}L0 .2z"/>`,
    );
  },
  shelf(x: number, y: number, z: number, w: number, h: number) {
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
  shelfjars(x: number, y: number, z: number, w: number) {
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
  awning(x: number, y: number, z: number, w: number, d: number) {
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
  slit(x: number, y: number, z: number, r: number) {
    at(x, y, z, `<path class="d" d="M-.2 .5Q.1 ${f(-r * 0.9)} 0 ${f(-r * 1.1)}Q1.1 ${f(-r * 0.8)} .9 .4z"/>`);
  },
  tube(x: number, y: number, z: number) {
    span(x, y, z, 2.6, 0);
    P(x + 2.6, y - 2.6, z + 3);
    at(
      x,
      y,
      z,
      `<path class="r x" d="M-.5-.3L3.6-3.4L4.3-2.5L.3 .5z"/><path class="t" d="M3.5-3.6L4.4-2.4L4.8-2.7L3.9-3.9z"/>`,
    );
  },
  globe(x: number, y: number, z: number, r: number) {
    const [X, Y] = P(x, y, z + r);
    span(x, y, z, r * 2.1, r * 0.9);
    sheet.add(
      `<g transform="translate(${f(X)} ${f(Y)})"><circle class="ring" r="${r}"/><ellipse class="ring" rx="${f(r * 0.4)}" ry="${r}" transform="rotate(24)"/><ellipse class="ring" rx="${r}" ry="${f(r * 0.34)}" transform="rotate(-24)"/><circle class="r x" r="${f(r * 0.32)}"/></g>`,
    );
  },
  scales(x: number, y: number, z: number, h: number) {
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
  barrier(x: number, y: number, z: number, w: number) {
    k.box(x, y, z, 0.6, 0.6, 2.2, 'x');
    for (let i = 0; i < 5; i++)
      k.box(x + 0.2 + (i * w) / 5, y + 0.2, z + 1.6, w / 5, 0.35, 0.5, i % 2 ? '' : 'x');
  },
  swords(x: number, y: number, z: number, n: number) {
    for (let i = 0; i < n; i++)
      at(
        x + 0.4 + i * 1.1,
        y,
        z,
        '<path class="t" d="M0 0l-.16-2.6L0-3.2l.16 .6z"/><path class="d" d="M-.6-.75h1.2v.3h-1.2z"/>',
      );
    k.box(x, y, z, n * 1.1, 0.5, 0.6, 'x');
  },
  stall(x: number, y: number) {
    const z = 0.4;
    k.box(x, y, z, 0.25, 0.25, 3);
    k.box(x + 4, y, z, 0.25, 0.25, 3);
    k.box(x + 0.3, y + 0.6, z, 3.6, 2, 1.3);
    k.box(x, y + 3, z, 0.25, 0.25, 2.6);
    k.box(x + 4, y + 3, z, 0.25, 0.25, 2.6);
    TOOLS.awning(x - 0.3, y - 0.2, z + 3, 4.9, 3.6);
  },
  arrowpost(x: number, y: number, z: number, d: string) {
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
  tent(x: number, y: number, w: number, d: number, h: number, z = 0, c = '') {
    k.pyr(x, y, z, w, d, h, c);
    poly('d', P(x + w * 0.36, y + d, z), P(x + w * 0.64, y + d, z), P(x + w / 2, y + d * 0.78, z + h * 0.44));
  },
  flag(x: number, y: number, z: number, h: number) {
    k.box(x, y, z, 0.25, 0.25, h, 'x');
    at(x + 0.25, y, z + h, '<path class="fl" d="M0 0l2.4 .75L0 1.6z"/>');
    P(x + 2, y - 1, z + h);
  },
  standard(x: number, y: number, z: number, h: number) {
    k.box(x, y, z, 0.3, 0.3, h, 'x');
    at(
      x,
      y,
      z + h,
      '<path class="fl" d="M-1.7-.5Q-.6-.9 0 .2Q.6-.9 1.7-.5Q1 .9 0 1Q-1 .9-1.7-.5z"/><path class="d" d="M-.8 1.6h1.6v1.5h-1.6z"/>',
    );
    P(x, y, z + h + 1);
  },
};
