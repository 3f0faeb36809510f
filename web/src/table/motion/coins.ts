// Animates payments: coins fly between the players' counts and the bank.
import { paced } from '../../core/settings.svelte';
import type { CoinFlight } from './flights';
import { partOf } from './parts';
import { run } from './running';

const MOST_COINS = 10;
const DURATION = 260;
/** The delay of each coin after the one before, in milliseconds. */
const INTERVAL = 40;
const SIZE = 22;
const SVG = 'http://www.w3.org/2000/svg';

function middleOf(part: string): { x: number; y: number } | null {
  const box = partOf(part)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function makeCoin({ x, y }: { x: number; y: number }): SVGElement {
  const coin = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#coin');
  coin.append(use);
  coin.setAttribute('class', 'i tint t-coin ghost');
  coin.setAttribute('aria-hidden', 'true');
  Object.assign(coin.style, {
    position: 'fixed',
    left: `${x - SIZE / 2}px`,
    top: `${y - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    zIndex: '61',
    pointerEvents: 'none',
  });
  return coin;
}

async function fly({ from, to, count }: CoinFlight): Promise<void> {
  const start = middleOf(from);
  const goal = middleOf(to);
  if (!start || !goal) return;
  const away = `translate(${goal.x - start.x}px, ${goal.y - start.y}px)`;
  const flights = Array.from({ length: Math.min(count, MOST_COINS) }, async (_, i) => {
    const coin = makeCoin(start);
    document.body.append(coin);
    const motion = coin.animate([{ transform: 'none' }, { transform: away }], {
      duration: paced(DURATION),
      delay: paced(INTERVAL * i),
      easing: 'cubic-bezier(.2,.8,.3,1)',
      fill: 'both',
    });
    await run(motion);
    coin.remove();
  });
  await Promise.all(flights);
}

/** Animate payments, one after the other. */
export async function flyCoins(flights: readonly CoinFlight[]): Promise<void> {
  for (const flight of flights) await fly(flight);
}
