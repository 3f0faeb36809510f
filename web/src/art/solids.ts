// A handful of isometric solids in three tones, light from the upper left, drawn onto a sheet as SVG paths.

export type Point = [number, number];

/** The paths drawn so far, and how far they reach. */
export const sheet = {
  paths: [] as string[],
  box: [0, 0, 0, 0] as [number, number, number, number],
  add(path: string) {
    this.paths.push(path);
  },
  clear() {
    this.paths = [];
    this.box = [1e9, 1e9, -1e9, -1e9];
  },
};

export const f = (n: number): number => +n.toFixed(2);

/** Where a point in space lies on the sheet. */
export function P(x: number, y: number, z: number): Point {
  const at: Point = [(x - y) * 0.866, (x + y) * 0.5 - z];
  const b = sheet.box;
  sheet.box = [Math.min(b[0], at[0]), Math.min(b[1], at[1]), Math.max(b[2], at[0]), Math.max(b[3], at[1])];
  return at;
}

export function poly(tone: string, ...points: Point[]): void {
  sheet.add(`<path class="${tone}" d="M${points.map((p) => f(p[0]) + ' ' + f(p[1])).join('L')}Z"/>`);
}

export const k = {
  box(x: number, y: number, z: number, w: number, d: number, h: number, c = '') {
    poly('t ' + c, P(x, y, z + h), P(x + w, y, z + h), P(x + w, y + d, z + h), P(x, y + d, z + h));
    poly('l ' + c, P(x, y + d, z + h), P(x + w, y + d, z + h), P(x + w, y + d, z), P(x, y + d, z));
    poly('r ' + c, P(x + w, y, z + h), P(x + w, y + d, z + h), P(x + w, y + d, z), P(x + w, y, z));
  },
  flat(x: number, y: number, z: number, w: number, d: number, c: string) {
    poly(c, P(x, y, z), P(x + w, y, z), P(x + w, y + d, z), P(x, y + d, z));
  },
  pyr(x: number, y: number, z: number, w: number, d: number, h: number, c = '') {
    const a = P(x + w / 2, y + d / 2, z + h);
    poly('l ' + c, P(x, y + d, z), P(x + w, y + d, z), a);
    poly('r ' + c, P(x + w, y, z), P(x + w, y + d, z), a);
  },
  gable(x: number, y: number, z: number, w: number, d: number, h: number, c = '') {
    const a = P(x, y + d / 2, z + h),
      b = P(x + w, y + d / 2, z + h);
    poly('t ' + c, P(x, y, z), P(x + w, y, z), b, a);
    poly('l ' + c, P(x, y + d, z), P(x + w, y + d, z), b, a);
    poly('r ' + c, P(x + w, y, z), P(x + w, y + d, z), b);
  },
  cyl(x: number, y: number, z: number, r: number, h: number, c = '') {
    const [X, Y] = P(x, y, z),
      T = Y - h,
      a = r * 1.12,
      b = r * 0.62;
    P(x - r, y - r, z + h);
    P(x + r, y + r, z);
    P(x + r, y - r, z);
    P(x - r, y + r, z);
    sheet.add(
      `<path class="l ${c}" d="M${f(X - a)} ${f(T)}V${f(Y)}A${f(a)} ${f(b)} 0 0 0 ${f(X)} ${f(Y + b)}V${f(T)}Z"/><path class="r ${c}" d="M${f(X + a)} ${f(T)}V${f(Y)}A${f(a)} ${f(b)} 0 0 1 ${f(X)} ${f(Y + b)}V${f(T)}Z"/><ellipse class="t ${c}" cx="${f(X)}" cy="${f(T)}" rx="${f(a)}" ry="${f(b)}"/>`,
    );
  },
  dome(x: number, y: number, z: number, r: number, c = '', s = 1) {
    const [X, Y] = P(x, y, z),
      a = r * 1.12,
      b = r * 0.62;
    P(x, y, z + r * 1.15 * s);
    sheet.add(
      `<path class="l ${c}" d="M${f(X - a)} ${f(Y)}A${f(a)} ${f(a * s)} 0 0 1 ${f(X)} ${f(Y - a * s)}V${f(Y + b)}A${f(a)} ${f(b)} 0 0 1 ${f(X - a)} ${f(Y)}"/><path class="r ${c}" d="M${f(X + a)} ${f(Y)}A${f(a)} ${f(a * s)} 0 0 0 ${f(X)} ${f(Y - a * s)}V${f(Y + b)}A${f(a)} ${f(b)} 0 0 0 ${f(X + a)} ${f(Y)}"/>`,
    );
  },
  cone(x: number, y: number, z: number, r: number, h: number, c = '') {
    const [X, Y] = P(x, y, z),
      a = r * 1.12,
      b = r * 0.62;
    P(x, y, z + h);
    sheet.add(
      `<path class="l ${c}" d="M${f(X - a)} ${f(Y)}A${f(a)} ${f(b)} 0 0 0 ${f(X)} ${f(Y + b)}V${f(Y - h)}Z"/><path class="r ${c}" d="M${f(X + a)} ${f(Y)}A${f(a)} ${f(b)} 0 0 1 ${f(X)} ${f(Y + b)}V${f(Y - h)}Z"/>`,
    );
  },
  ball(x: number, y: number, z: number, r: number, c = 'a') {
    const [X, Y] = P(x, y, z + r);
    P(x, y, z + 2 * r);
    sheet.add(`<circle class="${c}" cx="${f(X)}" cy="${f(Y)}" r="${f(r)}"/>`);
  },
  rowX(x: number, y: number, z: number, n: number, step: number, h: number, w = 0.5, c = '') {
    for (let i = 0; i < n; i++) k.box(x + i * step, y, z, w, w, h, c);
  },
  rowY(x: number, y: number, z: number, n: number, step: number, h: number, w = 0.5, c = '') {
    for (let i = 0; i < n; i++) k.box(x, y + i * step, z, w, w, h, c);
  },
  door(x: number, y: number, z: number, w: number, h: number) {
    poly('d', P(x, y, z), P(x + w, y, z), P(x + w, y, z + h), P(x, y, z + h));
  }, // on a left face
  gate(x: number, y: number, z: number, w: number, h: number) {
    poly('d', P(x, y, z), P(x, y + w, z), P(x, y + w, z + h), P(x, y, z + h));
  }, // on a right face
  tree(x: number, y: number, z: number, h = 2.4) {
    k.cone(x, y, z, 0.55, h, 'g');
  },
  sail(x: number, y: number, z: number, s: number) {
    poly(
      'w2',
      P(x, y + s * 0.2, z),
      P(x + s * 2, y + s * 0.2, z),
      P(x + s * 1.7, y + s * 0.5, z - s * 0.35),
      P(x + s * 0.3, y + s * 0.5, z - s * 0.35),
    );
    poly('a', P(x + s, y, z + s * 2.2), P(x + s * 1.9, y, z + s * 0.5), P(x + s, y, z + s * 0.5));
    poly(
      't',
      P(x + s * 0.92, y, z + s * 2.2),
      P(x + s * 0.92, y, z + s * 0.5),
      P(x + s * 0.2, y, z + s * 0.5),
    );
  },
  path(d: string, c: string) {
    sheet.add(`<path class="${c}" d="${d}"/>`);
  },
};
