// The events of a game as text, for the log and for the line in the bar.
import type { AnyEvent, Happening } from '../../types/service';
import { isPlayer } from '../core/seats';
import { say, words } from '../core/words.svelte';
import type { Family } from '../games/family';

/** A line of the log, and the seat whose move it tells. */
export interface LogEntry {
  number: number;
  seat: number;
  text: string;
}

/** Whether an event is told as text; the table shows the others better. */
export const isTold = (event: AnyEvent, family: Pick<Family, 'quietEvents'>): boolean =>
  Boolean(event.message) && !family.quietEvents.includes(event.event);

export function logEntries(
  story: readonly Happening[],
  players: readonly string[],
  family: Pick<Family, 'quietEvents'>,
): LogEntry[] {
  return story.flatMap(({ number, seat, kind, events }): LogEntry[] => {
    if (kind === 'undo' || kind === 'retract') return [{ number, seat, text: say('label-undone') }];
    if (kind === 'resign')
      return [{ number, seat, text: say('web-resigned', { player: players[seat] ?? '' }) }];
    return events
      .filter((event) => isTold(event, family))
      .map((event) => ({ number, seat, text: words.tell(event.message, players) }));
  });
}

/** Return the last move of another player as one line. */
export function lastMove(
  story: readonly Happening[],
  me: number,
  players: readonly string[],
  family: Pick<Family, 'quietEvents'>,
): string {
  const isTheirs = ({ seat }: Happening): boolean => seat !== me && isPlayer(seat);
  const told = [...story]
    .reverse()
    .find((each) => isTheirs(each) && each.events.some((event) => isTold(event, family)));
  return words.tell(told?.events.find((event) => isTold(event, family))?.message, players);
}
