// Arrow keys walk from card to card: to the nearest one in that direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function walk(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (!direction || !(from instanceof HTMLElement)) return;
  const here = from.getBoundingClientRect();
  const others = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button:not(:disabled)'),
  ];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    const there = other.getBoundingClientRect();
    const across = there.left - here.left;
    const down = there.top - here.top;
    const along = across * direction[0] + down * direction[1];
    const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0]);
    if (other === from || along <= 4) continue;
    if (along + aside * 2 < least) [best, least] = [other, along + aside * 2];
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}
