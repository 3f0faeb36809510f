// The SVG sheets with the symbols of `Icon`: one for all pages, and those of the families.
export { default as SHARED_ICONS } from './icons.svg?raw';

/** Add a sheet of symbols to the page. */
export const addIcons = (sheet: string): void => document.body.insertAdjacentHTML('afterbegin', sheet);
