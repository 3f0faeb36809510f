/** All goods, in the order in which a cost names them. */
export const GOODS = ['wood', 'stone', 'clay', 'ore', 'glass', 'papyrus', 'cloth'] as const;
