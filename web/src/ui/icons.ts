// The symbols that `Icon` draws, as sheets of SVG: one for all pages, and those that a family brings with it.
export { default as SHARED_ICONS } from './icons.svg?raw';

/** Add a sheet of symbols to the page. */
export const addIcons = (sheet: string): void => document.body.insertAdjacentHTML('afterbegin', sheet);
