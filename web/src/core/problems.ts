// The one place where whatever was thrown becomes a sentence for the player. The service's refusals are in the
// player's words already; anything else is for the console.
import { Refused } from './api';
import { say } from './words.svelte';

export function problemText(thrown: unknown): string {
  if (thrown instanceof Refused) return thrown.message;
  console.warn(thrown);
  return say('web-failed');
}
