// Finds the parts of the table by the names that they give themselves.

/** A part with a name; `null` where none is on the screen. */
export const partOf = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part~="${name}"]`);

/** All parts whose names begin like this. */
export const partsOf = (kind: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part^="${kind}:"]`),
];
