// The symbols that `Icon` draws. Those of a family are added when it is loaded.
import symbols from './icons.svg?raw';

/** Add a sheet of symbols to the page. */
export const addIcons = (sheet: string): void => document.body.insertAdjacentHTML('afterbegin', sheet);

addIcons(symbols);
