/** How a card is drawn: with all of it, low and wide, or small and without its name. */
export type Form = 'portrait' | 'wide' | 'small';

/** How high a card is, in parts of its width. */
export const HEIGHT: Record<Form, number> = { portrait: 1.4, wide: 0.76, small: 1.34 };
