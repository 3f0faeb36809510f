// Finds parts of the table by their names in `data-part`.

/** Return the part with a name; `null` if it is not on the screen. */
export const partOf = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part~="${name}"]`);

/** Return all parts of a kind, the word before the colon of their first name. */
export const partsOf = (kind: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part^="${kind}:"]`),
];
