// The senate actions of a player in a row up to now, without those that were taken back.
import type { AnyEvent, DuelAction, DuelView, Happening } from '../../../../types/service';
import { isPlayer } from '../../../core/seats';

/** A senate action: the chamber of its cube, and its events. */
export interface SenateAction {
  number: number;
  chamber: string;
  events: AnyEvent[];
}

/** Return the story without moves that were taken back; nature's events belong to the move before. */
function movesOf(story: readonly Happening[]): Happening[] {
  const done: Happening[] = [];
  for (const each of story) {
    const last = done.at(-1);
    if (each.kind === 'undo') done.length = Math.max(0, done.map((one) => one.seat).lastIndexOf(each.seat));
    else if (isPlayer(each.seat) || !last) done.push(each);
    else done[done.length - 1] = { ...last, events: [...last.events, ...each.events] };
  }
  return done;
}

/** Return the points of a seat in the Senate after an action, by the chambers it gains and loses. */
export function pointsAfter(view: DuelView, seat: number, action: DuelAction): number {
  const worth = (chamber: string): number =>
    view.senate?.chambers.find((each) => each.chamber === chamber)?.points ?? 0;
  let points = view.cities[seat]?.score.rows['senate'] ?? 0;
  for (const event of action.preview.changes)
    if (event.event === 'control_gained' && event.seat === seat) points += worth(event.chamber);
    else if (event.event === 'control_lost' && event.seat === seat) points -= worth(event.chamber);
  return points;
}

function goalOf(events: readonly AnyEvent[]): string | null {
  for (const event of events) {
    if (event.event === 'cube_placed') return event.chamber;
    if (event.event === 'cube_moved') return event.end;
  }
  return null;
}

/** Return the senate actions of a seat since anything else happened. */
export function senateActions(story: readonly Happening[], seat: number | null): SenateAction[] {
  const actions: SenateAction[] = [];
  for (const { number, seat: other, events } of movesOf(story).reverse()) {
    const chamber = goalOf(events);
    if (other !== seat || chamber === null) break;
    actions.unshift({ number, chamber, events });
  }
  return actions;
}
