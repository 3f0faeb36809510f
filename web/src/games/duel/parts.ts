// The names of the parts of Duel's table, by which motion finds them.
export const cardPart = (id: string): string => `card:${id}`;
export const wonderPart = (id: string): string => `wonder:${id}`;
export const slotPart = (id: string): string => `slot:${id}`;
export const cityPart = (seat: number): string => `city:${seat}`;
export const coinsPart = (seat: number): string => `coins:${seat}`;
