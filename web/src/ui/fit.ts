// An action that shrinks text which is too large for its element, in a few steps, and at last hides what is marked as less
// important. Font sizes are multiplied by the variable --fit, which is 1 as long as all fits.
const STEPS = [1, 0.9, 0.82, 0.74, 0.68];

/** Keep the content of an element with a maximum height inside it. */
export function fit(box: HTMLElement): { destroy: () => void } {
  let size = '';
  const isFull = (): boolean =>
    box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  let isWhole = true;
  function settle(): void {
    // Writing styles forces a layout: text that fits stays untouched.
    if (isWhole && !isFull()) return;
    box.classList.remove('crowded');
    for (const step of STEPS) {
      box.style.setProperty('--fit', String(step));
      isWhole = step === 1;
      if (!isFull()) return;
    }
    box.classList.add('crowded');
  }
  const written = new MutationObserver(settle);
  written.observe(box, { childList: true, characterData: true, subtree: true });
  const sized = new ResizeObserver(() => {
    const now = `${box.clientWidth} ${box.clientHeight}`;
    if (now === size) return;
    settle();
    size = `${box.clientWidth} ${box.clientHeight}`;
  });
  sized.observe(box);
  // Asking for `document.fonts.ready` would force a layout for each element.
  document.fonts.addEventListener('loadingdone', settle);
  return {
    destroy: () => {
      document.fonts.removeEventListener('loadingdone', settle);
      written.disconnect();
      sized.disconnect();
    },
  };
}
