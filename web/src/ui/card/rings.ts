// The rings on the back of a card: circles, rhombs or hexagons, by its age. Each kind is drawn once.
const RADII = [24, 30, 37, 45, 54, 64, 75, 87, 100];
const drawn = new Map<string, string>();

function ring(age: number, y: number, r: number): string {
  if (age === 1) return `M50 ${y - r}a${r} ${r} 0 1 0 .01 0z`;
  if (age === 2) return `M50 ${y - r * 1.15}L${50 + r} ${y}L50 ${y + r * 1.15}L${50 - r} ${y}z`;
  const [half, rise, slant] = [r * 0.5, r * 0.95, r * 0.55];
  return `M${50 - half} ${y - rise}h${r}l${slant} ${rise}l${-slant} ${rise}h${-r}l${-slant} ${-rise}z`;
}

/** Return the rings around a sign at a height, as SVG. */
export function rings(age: number, y: number, scale: number): string {
  const key = `${age} ${y} ${scale}`;
  const before = drawn.get(key);
  if (before) return before;
  const line = (r: number, i: number): string =>
    `<path d="${ring(age, y, r * scale)}" opacity="${0.95 - i * 0.1}"/>`;
  const lines = RADII.map(line).join('');
  drawn.set(key, lines);
  return lines;
}
