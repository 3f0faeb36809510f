// Text that gives way when its box is too small for it: in a few steps it gets smaller, and at last what is
// marked as less important goes. Sizes are written with the variable --fit, which is 1 as long as all fits.
const STEPS = [1, 0.9, 0.82, 0.74, 0.68];

/** Keep the content of a box with a greatest height inside it. */
export function fit(box: HTMLElement): { destroy: () => void } {
  let size = '';
  const isFull = (): boolean =>
    box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  let isWhole = true;
  function settle(): void {
    // Whatever is written makes the browser lay out anew: what fits as it is stays untouched.
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
  // Asking whether the letters are ready would lay out the whole page for each box.
  document.fonts.addEventListener('loadingdone', settle);
  return {
    destroy: () => {
      document.fonts.removeEventListener('loadingdone', settle);
      written.disconnect();
      sized.disconnect();
    },
  };
}
