({
  // Faults that no page may have. Each function describes the ones it has found, in words.

  /** Text that something cuts off, or that runs out of the box it stands in. */
  cut() {
    const clips = (overflow) => ['hidden', 'clip'].includes(overflow);
    const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow);
    const isBox = (style) =>
      style.boxShadow !== 'none' || style.borderTopWidth !== '0px' || !/, 0\)$|^transparent/.test(style.backgroundColor);
    const styles = new Map();
    const styleOf = (element) => {
      if (!styles.has(element)) styles.set(element, getComputedStyle(element));
      return styles.get(element);
    };
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.unseen, svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const uppermost = document.elementFromPoint(box.left + 2, (box.top + box.bottom) / 2);
      if (uppermost?.closest('.drawer') && !parent.closest('.drawer')) continue;
      const slack = Math.max(2.5, parseFloat(styleOf(parent).fontSize) * 0.22); // a line is higher than its letters
      let isInside = true; // of the box that the text stands in
      for (let each = parent; each && each !== document.documentElement; each = each.parentElement) {
        const style = styleOf(each);
        const edge = each.getBoundingClientRect();
        const isWide = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
        const isHigh = box.bottom > edge.bottom + slack || box.top < edge.top - slack;
        const isInline = style.display === 'inline' || style.display === 'contents';
        const sideways = (clips(style.overflowX) || (isInside && isBox(style))) && isWide;
        const upright = (clips(style.overflowY) || (isInside && isBox(style))) && isHigh;
        const isShortened = each === parent && clips(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
        if (!isInline && (sideways || upright || isShortened)) {
          found.add(`${text.data.trim().slice(0, 60)} in ${each.className || each.tagName}${upright ? ', upright' : ''}`);
          break;
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
        if (isBox(style) || style.position === 'absolute') isInside = false;
      }
    }
    return [...found];
  },

  /** Cards that are covered by anything but cards of the rows below them in the structure. */
  covered() {
    const found = new Set();
    const rowOf = (card) => Number(card.dataset.slot?.match(/r(\d+)c/)[1] ?? 0);
    const CARDS = '.structure .card, .draft .wonder, .pile button';
    for (const card of document.querySelectorAll(CARDS)) {
      const box = card.getBoundingClientRect();
      for (let i = 1; i < 8; i += 1)
        for (let j = 1; j < 8; j += 1) {
          const top = document.elementFromPoint(box.left + (box.width * i) / 8, box.top + (box.height * j) / 8);
          const over = top?.closest(CARDS);
          if (over === card || (over && rowOf(over) > rowOf(card))) continue;
          if (card.closest('.pile') && !over) continue; // a pile that is long can be scrolled
          const name = card.dataset.slot ?? card.dataset.wonder ?? card.innerText;
          found.add(`${name} by ${over?.dataset.slot ?? top?.className ?? 'the edge'}`);
        }
    }
    return [...found];
  },

  /** Open cards that lie under the drawer of a decision: it may lie over those that cannot be taken. */
  coveredByDrawer() {
    const found = [];
    const sheet = document.querySelector('.drawer:not(.phone), .drawer.low')?.getBoundingClientRect();
    for (const card of document.querySelectorAll('.structure .card.open')) {
      const box = card.getBoundingClientRect();
      const isBeside = !sheet || box.right < sheet.left + 1 || box.left > sheet.right - 1;
      if (!isBeside && box.bottom > sheet.top + 1) found.push(`${card.dataset.slot} by the drawer`);
    }
    return found;
  },
})
