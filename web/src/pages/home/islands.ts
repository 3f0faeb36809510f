// The chart on the home page: seven islands, each with its wonder.
import { ANCIENT } from '../../art/ancient';
import type { Picture } from '../../art/drawing';

export interface Place {
  id: string;
  wonder: Picture;
  x: number;
  y: number;
  rx: number;
  ry: number;
  width: number;
}

export const PLACES: Place[] = [
  { id: 'gizah', wonder: ANCIENT.pyramids, x: 1020, y: 520, rx: 118, ry: 50, width: 150 },
  { id: 'alexandria', wonder: ANCIENT.lighthouse, x: 800, y: 566, rx: 76, ry: 36, width: 92 },
  { id: 'rhodos', wonder: ANCIENT.colossus, x: 876, y: 362, rx: 66, ry: 34, width: 92 },
  { id: 'ephesos', wonder: ANCIENT.artemis, x: 1050, y: 268, rx: 98, ry: 46, width: 130 },
  { id: 'olympia', wonder: ANCIENT.zeus, x: 690, y: 300, rx: 80, ry: 40, width: 96 },
  { id: 'halikarnassos', wonder: ANCIENT.mausoleum, x: 1240, y: 432, rx: 86, ry: 42, width: 108 },
  { id: 'babylon', wonder: ANCIENT.gardens, x: 1246, y: 190, rx: 92, ry: 44, width: 112 },
];

export const ROUTE =
  'M776 318C790 324 800 332 806 342M944 340C965 322 975 312 985 300M816 520C818 480 836 450 852 424M886 556C893 551 897 547 902 540M1130 246C1146 236 1150 230 1156 220M1126 300C1160 330 1180 350 1192 388M1110 488C1130 470 1140 462 1150 452';

/** The coast of an island: an ellipse, bent by numbers that are the same every time. */
export function coast({ x, y, rx, ry }: Place, seed: number): string {
  const corners = 26;
  const chance = (i: number): number => {
    const value = Math.sin(i * 91.7 + seed * 47.3) * 43758.5;
    return value - Math.floor(value);
  };
  const points = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 0.86 + 0.26 * chance(i);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const middle = (i: number): [number, number] => {
    const [a, b] = [points[i % corners], points[(i + 1) % corners]] as [[number, number], [number, number]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const said = ([a, b]: [number, number]): string => `${a.toFixed(1)} ${b.toFixed(1)}`;
  return `M${said(middle(corners - 1))}${points.map((point, i) => `Q${said(point)} ${said(middle(i))}`).join('')}Z`;
}
