/** The computer players, from the mildest to the strongest. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;
