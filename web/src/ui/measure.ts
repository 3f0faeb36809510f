// An action that reports the size of an element after layout, and whenever it changes. Svelte's own bindings read it
// at once, which forces a layout for every element that appears.
export interface Size {
  width: number;
  height: number;
}

export function measured(box: HTMLElement, tell: (size: Size) => void): { destroy: () => void } {
  const observer = new ResizeObserver(() => tell({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box, { box: 'border-box' });
  return { destroy: () => observer.disconnect() };
}
