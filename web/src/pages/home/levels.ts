/** The computer players, from the mildest to the strongest. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;

/** The expansions, in the order in which they are named. */
export const EXPANSIONS = ['pantheon', 'agora'] as const;
