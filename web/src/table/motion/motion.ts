// Animates an update: pieces and coins that have moved fly from where they were to where they are. The animation is drawn
// over the table and changes nothing. Any tap finishes it; players can switch it off.
import { tick } from 'svelte';
import type { AnyView, Update } from '../../../types/service';
import { paced } from '../../core/settings.svelte';
import { flyCoins } from './coins';
import { countUp, holdBack, shownCounts } from './counting';
import { flightsOf, type MotionPlan, type PieceFlight } from './flights';
import { partOf, partsOf } from './parts';
import { run } from './running';

/** A copy of a piece in its old place, and the parts where it can go. */
interface Departure {
  ghost: HTMLElement;
  from: DOMRect;
  to: string[];
}

function departureOf({ part, to }: PieceFlight): Departure[] {
  const piece = partOf(part);
  if (!piece) return [];
  return [{ ghost: piece.cloneNode(true) as HTMLElement, from: piece.getBoundingClientRect(), to }];
}

async function fly({ ghost, from, to }: Departure): Promise<void> {
  const goal = to
    .map(partOf)
    .find((each) => each !== null)
    ?.getBoundingClientRect();
  if (!goal) return;
  for (const name of ['id', 'data-part']) ghost.removeAttribute(name);
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
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: moved, opacity: 1, offset: 0.85 },
    { transform: moved, opacity: 0 },
  ];
  await run(ghost.animate(steps, { duration: paced(420), easing: 'cubic-bezier(.6,0,.3,1)' }));
  ghost.remove();
}

const isFaceDown = (slot: HTMLElement): boolean => slot.dataset['face'] === 'down';

/** Turn the slots that were face down before the update and now are face up, one after the other. */
async function turnUp(hidden: HTMLElement[]): Promise<void> {
  const turned = hidden.filter((each) => each.isConnected && !isFaceDown(each));
  const turns = turned.map((each, i) =>
    each.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: paced(300),
      delay: paced(60 * i),
      easing: 'cubic-bezier(.6,0,.3,1)',
      fill: 'backwards',
    }),
  );
  await Promise.all(turns.map(run));
}

/** Show an update by calling `apply`, and animate it. Resolves when all animations have ended. */
export async function move<V extends AnyView>(
  update: Update,
  before: V | null,
  plan: MotionPlan<V> | null,
  apply: () => void,
): Promise<void> {
  if (!plan || !before || !paced(1) || document.hidden) {
    apply();
    return;
  }
  const { pieces, coins } = flightsOf(update, before, plan);
  const departures = pieces.flatMap(departureOf);
  const hidden = partsOf('slot').filter(isFaceDown);
  const counts = shownCounts();
  apply();
  await tick();
  const grown = holdBack(counts);
  for (const departure of departures) await fly(departure);
  await flyCoins(coins);
  await countUp(grown);
  await turnUp(hidden);
}
