"""What must not happen to a page, whatever stands on it: text that is cut, covered cards."""

from playwright.sync_api import Page

CUT = """() => {
  const clips = style => ['hidden', 'clip'].includes(style.overflowX);
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('.unseen, svg, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + 2, (box.top + box.bottom) / 2);
    if (top?.closest('.drawer') && !parent.closest('.drawer')) continue;
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (scrolls(style)) break;
      const edge = each.getBoundingClientRect();
      const isCut = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
      if (clips(style) && (isCut || (each === parent && each.scrollWidth > each.clientWidth + 1)))
        found.add(`${text.data.trim().slice(0, 60)} in ${each.className || each.tagName}`);
    }
  }
  return [...found];
}"""
"""Finds text that reaches over the edge of something that lets nothing out."""

COVERED = """() => {
  const found = new Set();
  const place = card => card.dataset.slot.match(/r(\\d+)c(\\d+)/).slice(1).map(Number);
  for (const card of document.querySelectorAll('.structure .card')) {
    const box = card.getBoundingClientRect();
    const [row] = place(card);
    for (let i = 1; i < 8; i += 1)
      for (let j = 1; j < 8; j += 1) {
        const x = box.left + (box.width * i) / 8, y = box.top + (box.height * j) / 8;
        const top = document.elementFromPoint(x, y);
        const over = top?.closest('.structure .card');
        if (over === card || (over && place(over)[0] > row)) continue;
        found.add(`${card.dataset.slot} by ${over?.dataset.slot ?? top?.className ?? 'the edge'}`);
      }
  }
  return [...found];
}"""
"""Finds cards of the structure that are covered by anything but cards of the rows below them."""

COVERED_WHILE_CHOOSING = """() => {
  const found = [];
  const sheet = document.querySelector('.drawer')?.getBoundingClientRect();
  for (const card of document.querySelectorAll('.structure .card.open')) {
    const box = card.getBoundingClientRect();
    const isBeside = !sheet || box.right < sheet.left + 1 || box.left > sheet.right - 1;
    if (!isBeside && box.bottom > sheet.top + 1)
      found.push(`${card.dataset.slot} by the drawer`);
  }
  return found;
}"""
"""Finds open cards that lie under the drawer."""


def faults(page: Page) -> list[str]:
    """Tell what is wrong with the page as it stands."""
    found = [f"cut: {each}" for each in page.evaluate(CUT)]
    return found + [f"covered: {each}" for each in page.evaluate(COVERED)]


def faults_while_choosing(page: Page) -> list[str]:
    """Tell what is wrong while the drawer is open: it may lie over cards that cannot be taken."""
    found = [f"cut: {each}" for each in page.evaluate(CUT)]
    return found + [f"covered: {each}" for each in page.evaluate(COVERED_WHILE_CHOOSING)]


def size_of(page: Page) -> tuple[int, int]:
    """Return how wide and how high the page is, with what has to be scrolled to."""
    wide, high = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    return wide, high
