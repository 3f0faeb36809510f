// The points of both cities over the game, as this browser has seen them pass.
import type { DuelView } from '../../../types/service';

export interface Moment {
  number: number;
  age: number;
  points: [number, number];
}

const KEY = (id: string): string => `thaumata-points-${id}`;

export function readMoments(id: string): Moment[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(id)) ?? '[]') as Moment[];
  } catch {
    return [];
  }
}

/** Note how it stands; a table that was left and opened again goes on with what was noted. */
export function note(id: string, number: number, view: DuelView): void {
  const [one, other] = view.cities;
  if (!one || !other || !view.age) return;
  const moments = readMoments(id).filter((each) => each.number < number);
  moments.push({ number, age: view.age, points: [one.score.total, other.score.total] });
  try {
    sessionStorage.setItem(KEY(id), JSON.stringify(moments));
  } catch {
    // The chart is a pleasure, not a need.
  }
}
