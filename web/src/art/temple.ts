// Temples and towers, for pictures with several parts.
import { k } from './solids';

/** A temple with columns all around; tells how high its roof begins. */
export function temple(
  n: number,
  w: number,
  d: number,
  h: number,
  roof: number,
  x = 0,
  y = 0,
  z = 0,
): number {
  k.box(x - 0.8, y - 0.8, z, w + 1.6, d + 1.6, 0.5);
  k.box(x - 0.4, y - 0.4, z + 0.5, w + 0.8, d + 0.8, 0.5);
  z += 1;
  k.box(x + 0.9, y + 0.9, z, w - 1.8, d - 1.8, h);
  k.rowX(x, y + d - 0.5, z, n, (w - 0.5) / (n - 1), h);
  const m = Math.max(3, Math.round((n * d) / w));
  k.rowY(x + w - 0.5, y, z, m, (d - 0.5) / (m - 1), h);
  k.box(x - 0.2, y - 0.2, z + h, w + 0.4, d + 0.4, 0.6);
  if (roof) k.gable(x - 0.4, y - 0.4, z + h + 0.6, w + 0.8, d + 0.8, roof);
  return z + h + 0.6;
}

export function tower(x: number, y: number, w: number, h: number): void {
  k.box(x, y, 0, w, w, h);
  k.box(x - 0.2, y - 0.2, h, w + 0.4, w + 0.4, 0.5);
}
