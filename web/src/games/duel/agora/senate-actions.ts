// What a player has done in the Senate one after the other, up to now, and has not taken back.
import type { AnyEvent, DuelAction, DuelView, Happening } from '../../../../types/service';

/** One senate action: what it did, and where its cube went. */
export interface Deed {
  number: number;
  chamber: string;
  events: AnyEvent[];
}

/** The story without what was taken back; what nature adds stands with the deed that brought it about. */
function standing(story: readonly Happening[]): Happening[] {
  const done: Happening[] = [];
  for (const each of story) {
    const last = done.at(-1);
    if (each.deed === 'undo') done.length = Math.max(0, done.map((one) => one.seat).lastIndexOf(each.seat));
    else if (each.seat < 2 || !last) done.push(each);
    else done[done.length - 1] = { ...last, events: [...last.events, ...each.events] };
  }
  return done;
}

/** How many points a seat would have in the Senate after an action, by the chambers that it gains and loses. */
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

/** The last actions of a seat that follow each other without anything between. */
export function deedsOf(story: readonly Happening[], seat: number | null): Deed[] {
  const deeds: Deed[] = [];
  for (const { number, seat: whose, events } of standing(story).reverse()) {
    const chamber = goalOf(events);
    if (whose !== seat || chamber === null) break;
    deeds.unshift({ number, chamber, events });
  }
  return deeds;
}
