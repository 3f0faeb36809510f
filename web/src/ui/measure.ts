// The size of a box, told when the page is laid out and whenever it changes after that. Svelte's own binding asks
// for it at once, and so has the page laid out once more for every box that appears.
export interface Size {
  width: number;
  height: number;
}

export function measured(box: HTMLElement, tell: (size: Size) => void): { destroy: () => void } {
  const observer = new ResizeObserver(() => tell({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box, { box: 'border-box' });
  return { destroy: () => observer.disconnect() };
}
