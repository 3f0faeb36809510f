// What has happened, in words, for the log and for the line in the bar.
import type { AnyEvent, Happening } from '../../types/service';
import { say, words } from '../core/words.svelte';

export interface LogLine {
  number: number;
  seat: number;
  text: string;
}

/** Events that the table shows better than words: cards that are laid out, decrees, backs. */
const QUIET = ['back_laid', 'progress_dealt', 'wonder_dealt', 'token_laid', 'decree_dealt', 'begins'];

export const isTold = (event: AnyEvent): boolean => Boolean(event.message) && !QUIET.includes(event.event);

export function linesOf(story: readonly Happening[], players: readonly string[]): LogLine[] {
  return story.flatMap(({ number, seat, deed, events }): LogLine[] => {
    if (deed === 'undo' || deed === 'retract') return [{ number, seat, text: say('label-undone') }];
    if (deed === 'resign')
      return [{ number, seat, text: say('web-resigned', { player: players[seat] ?? '' }) }];
    return events.filter(isTold).map((event) => ({ number, seat, text: words.tell(event.message, players) }));
  });
}

/** What the other player did last, in one line. */
export function lastDeed(story: readonly Happening[], me: number, players: readonly string[]): string {
  const last = [...story].reverse().find((each) => each.seat === 1 - me && each.events.some(isTold));
  if (!last) return '';
  return words.tell(last.events.find(isTold)?.message, players);
}
