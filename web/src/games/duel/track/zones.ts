// The zones of the conflict track: neighboring spaces that are worth the same.
import type { BoardView } from '../../../../types/service';

interface Zone {
  from: number;
  to: number;
  worth: number;
}

/** The zones from one capital to the other. */
export function zonesOf({ capital, points }: Pick<BoardView, 'capital' | 'points'>): Zone[] {
  const zones: Zone[] = [];
  for (let space = 1 - capital; space < capital; space++) {
    const worth = points[Math.abs(space)] ?? 0;
    const last = zones.at(-1);
    if (last?.worth === worth) last.to = space;
    else zones.push({ from: space, to: space, worth });
  }
  return zones;
}
