// What is sent to a table: each message has a key, so that one that is sent again is done once.

/** A move that was sent, or waits for the line. */
export interface Sent {
  text: string;
  price: number;
  number: number;
  key: string;
}

let counted = 0;
export const newKey = (): string =>
  `${Date.now().toString(36)}-${(counted += 1)}-${Math.random().toString(36).slice(2, 8)}`;
