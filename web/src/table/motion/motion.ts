// Motion that explains: after an update, what has moved goes from where it was to where it is. It is drawn over
// the table and changes nothing; any tap finishes it, and where no motion is wished there is none.
import { tick } from 'svelte';
import type { AnyEvent, Update } from '../../../types/service';
import { paced } from '../../core/settings.svelte';
import { flyCoins } from './coins';
import { countUp, holdBack, shownCounts } from './counting';
import { find, run } from './running';

interface Flight {
  ghost: HTMLElement;
  from: DOMRect;
  to: string[];
}

/** The cards that left the structure, as they lay there, and where each is going. */
function departures(events: AnyEvent[]): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    if (!('card' in event) || !event.card) continue;
    const card = find(`.structure [data-card="${event.card}"]`);
    const city = `[data-city="${event.seat}"]`;
    const to =
      event.event === 'wonder_built'
        ? [`${city} [data-wonder="${event.wonder}"]`, city]
        : event.event === 'sold' || event.event === 'structure_discarded'
          ? [`${city} .counts`, city]
          : [`${city} .chip[data-card="${event.card}"]`, city];
    if (!card) continue;
    const ghost = card.cloneNode(true) as HTMLElement;
    flights.push({ ghost, from: card.getBoundingClientRect(), to });
  }
  return flights;
}

/** The slots whose cards lie face down. */
function hidden(): Set<string> {
  const slots = [...document.querySelectorAll<HTMLElement>('.structure [data-slot]:not([data-card])')];
  return new Set(slots.map((each) => each.dataset['slot'] ?? ''));
}

async function fly({ ghost, from, to }: Flight): Promise<void> {
  const target = to.map(find).find((each) => each !== null);
  if (!target) return;
  const goal = target.getBoundingClientRect();
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className += ' ghost';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '60',
    pointerEvents: 'none',
    transformOrigin: 'top left',
  });
  document.body.append(ghost);
  const scale = Math.max(0.2, Math.min(1, goal.height / from.height));
  const moved = `translate(${goal.left - from.left}px, ${goal.top - from.top}px) scale(${scale})`;
  await run(
    ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: moved, opacity: 1, offset: 0.85 },
        { transform: moved, opacity: 0 },
      ],
      { duration: paced(420), easing: 'cubic-bezier(.6,0,.3,1)' },
    ),
  );
  ghost.remove();
}

/** Turn up the cards that were face down a moment ago, one after the other. */
async function turnUp(before: Set<string>): Promise<void> {
  const slots = [...before].map((slot) => find(`.structure [data-slot="${slot}"][data-card]`));
  const turned = slots.filter((each): each is HTMLElement => each !== null);
  await Promise.all(
    turned.map((each, i) =>
      run(
        each.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
          duration: paced(300),
          delay: paced(60 * i),
          easing: 'cubic-bezier(.6,0,.3,1)',
          fill: 'backwards',
        }),
      ),
    ),
  );
}

/** Show an update by `apply`, and move what it has moved; resolves when everything lies still. */
export async function move(update: Update, apply: () => void): Promise<void> {
  if (!paced(1) || document.hidden || !find('main.table')) {
    apply();
    return;
  }
  const events = update.happenings.flatMap((each) => each.events);
  const flights = departures(events);
  const before = hidden();
  const counts = shownCounts();
  apply();
  await tick();
  const grown = holdBack(counts);
  for (const flight of flights) await fly(flight);
  await flyCoins(events);
  await countUp(grown);
  await turnUp(before);
}
