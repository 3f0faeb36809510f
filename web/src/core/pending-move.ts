// A move on its way. Its key lets the service see that a move which is sent again has been played already.

export interface PendingMove {
  text: string;
  price: number;
  /** The number of the state that the move was chosen in. */
  number: number;
  key: string;
}

let count = 0;

/** Return a key that no other message has. */
export const newKey = (): string =>
  `${Date.now().toString(36)}-${(count += 1)}-${Math.random().toString(36).slice(2, 8)}`;
