// The layout that fits the window. Components read it here; style sheets read the same names from the attribute
// `data-layout` of the root element, as in `:root[data-layout~='phone']`.

/** The narrowest window, in pixels, that shows columns side by side. */
const COLUMNS = 760;
/** The lowest window that leaves room for a bar at its foot and panels beside the table. */
const PANELS = 560;
/** The narrowest upright window, as of a tablet, that is laid out like a desk's. */
const UPRIGHT = 1000;
/** Below this width a desk's side columns are narrow, and from `WIDE` on they are wide. */
const NARROW = 1200;
const WIDE = 1600;

/** A name that a style sheet can ask for. */
export type LayoutName = 'phone' | 'slim' | 'lying' | 'narrow' | 'wide';

/** The names of all layouts that a window of this size has. */
export function layoutOf(width: number, height: number): LayoutName[] {
  const isSlim = width < COLUMNS;
  const isPhone = isSlim || height < PANELS || (width < UPRIGHT && width < height);
  const names: [LayoutName, boolean][] = [
    ['phone', isPhone],
    ['slim', isSlim],
    ['lying', isPhone && height < PANELS && width > height],
    ['narrow', width < NARROW],
    ['wide', width >= WIDE],
  ];
  return names.filter(([, holds]) => holds).map(([name]) => name);
}

class Layout {
  #names = $state.raw(layoutOf(innerWidth, innerHeight));

  constructor() {
    const update = (): void => {
      this.#names = layoutOf(innerWidth, innerHeight);
      document.documentElement.dataset['layout'] = this.#names.join(' ');
    };
    window.addEventListener('resize', update);
    update();
  }

  /** One column, and a sheet instead of a drawer: phones, and tablets that stand upright. */
  get isPhone(): boolean {
    return this.#names.includes('phone');
  }

  /** So slim that only small cards fit: a phone that stands upright. */
  get isSlim(): boolean {
    return this.#names.includes('slim');
  }

  /** A phone that lies on its side: the city beside the middle. */
  get isLying(): boolean {
    return this.#names.includes('lying');
  }

  /** A desk whose side columns are narrow. */
  get isNarrow(): boolean {
    return this.#names.includes('narrow');
  }
}

export const layout = new Layout();
