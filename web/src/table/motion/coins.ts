// Coins that are paid and gained fly between the counts of the cities and the bank, which is the open sea.
import type { AnyEvent } from '../../../types/service';
import { paced } from '../../core/settings.svelte';
import { find, run } from './running';

interface Purse {
  from: string;
  to: string;
  coins: number;
}

const MOST_COINS = 10;
/** Who comes back after a while is shown how things stand, not every payment of the meantime. */
const MOST_PAYMENTS = 8;
const APART = 40;
const BANK = '.structure, .draft, .pile';
const LOSSES = ['paid_bank', 'coins_lost'];
const GAINS = ['coins_gained', 'sold'];
const SPRITE = 'http://www.w3.org/2000/svg';

const countOf = (seat: number): string => `[data-city="${seat}"] .counts .coin`;

/** Between whom the coins of an event go, if any do. */
function purseOf(event: AnyEvent): Purse | null {
  const coins = 'coins' in event ? event.coins : 0;
  const seat = event.seat;
  if (typeof coins !== 'number' || !coins || typeof seat !== 'number') return null;
  const own = countOf(seat);
  if (event.event === 'paid_opponent') return { from: own, to: countOf(1 - seat), coins };
  if (LOSSES.includes(event.event)) return { from: own, to: BANK, coins };
  if (GAINS.includes(event.event)) return { from: BANK, to: own, coins };
  return null;
}

function middleOf(selector: string): { x: number; y: number } | null {
  const box = find(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function coin(): SVGElement {
  const drawn = document.createElementNS(SPRITE, 'svg');
  const use = document.createElementNS(SPRITE, 'use');
  use.setAttribute('href', '#coin');
  drawn.append(use);
  drawn.setAttribute('class', 'i tint t-coin ghost');
  drawn.setAttribute('aria-hidden', 'true');
  return drawn;
}

async function fly({ from, to, coins }: Purse): Promise<void> {
  const start = middleOf(from);
  const goal = middleOf(to);
  if (!start || !goal) return;
  const flights = Array.from({ length: Math.min(coins, MOST_COINS) }, async (_, i) => {
    const drawn = coin();
    drawn.setAttribute(
      'style',
      `position:fixed;left:${start.x - 11}px;top:${start.y - 11}px;width:22px;height:22px;z-index:61;pointer-events:none`,
    );
    document.body.append(drawn);
    const away = `translate(${goal.x - start.x}px, ${goal.y - start.y}px)`;
    await run(
      drawn.animate([{ transform: 'none' }, { transform: away }], {
        duration: paced(260),
        delay: paced(APART * i),
        easing: 'cubic-bezier(.2,.8,.3,1)',
        fill: 'both',
      }),
    );
    drawn.remove();
  });
  await Promise.all(flights);
}

/** Let the coins of some events fly, one payment after the other. */
export async function flyCoins(events: readonly AnyEvent[]): Promise<void> {
  const purses = events.map(purseOf).filter((each) => each !== null);
  if (purses.length <= MOST_PAYMENTS) for (const purse of purses) await fly(purse);
}
