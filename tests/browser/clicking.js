// Plays a game to its end by clicking at random, as fast as the page follows, and looks at the page after
// each step. Run in the page with a seed; answers when the game is over or at a fault that is not yet known.
// A fault that ends the game, since nobody can play on, is fatal; after others it can be run again.
async ({ seed, size: [wide, high], known }) => {
  const LONGEST_WAIT = 30_000;
  const MOST_CLICKS = 80; // so many on one question, and nothing is answered: a dead end
  const TARGETS = [
    '.structure .card.open',
    '.draft .wonder.open',
    '.pile button',
    '.pantheon .open',
    '.senate .open .face, .senate .lift',
    '.tokens .open',
    '.city .open',
    '.wonders .open',
  ].join(', ');
  const ANSWERS = '.drawer .option:not(.disabled) > button, .drawer .quick .btn, .drawer .discs button';
  const CONFIRM = '.drawer footer .btn.go:not(:disabled), .bar .btn.go';
  const DOORS = 'main.table > header .ib, .city .wonder, .strip[data-city]';
  const CLOSE = '.drawer > header .ib';

  let chance = seed >>> 0;
  const random = () => {
    chance = (chance + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(chance ^ (chance >>> 15), 1 | chance);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const oneOf = (some) => some[Math.floor(random() * some.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const table = () => document.querySelector('main.table');
  const isOver = () => document.querySelector('[data-testid=end]') !== null;
  const asked = () => table()?.dataset.decision ?? '';
  const number = () => table()?.dataset.number ?? '';
  const soon = () => new Promise((done) => setTimeout(done, 4));
  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const trail = [];
  const decisions = {};
  let answers = 0;
  let looks = 0;

  const report = (faults, fatal = false) => ({
    faults,
    fatal,
    answers,
    looks,
    decisions,
    decision: asked(),
    number: number(),
    trail: trail.slice(-12),
  });

  const until = async (holds) => {
    const end = performance.now() + LONGEST_WAIT;
    while (performance.now() < end) {
      if (holds()) return true;
      await soon();
    }
    return false;
  };

  const topOf = (target) => {
    const box = target.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  /** The elements that the drawer does not cover: those under it can be answered in the drawer, too. */
  const reachable = (selector) => all(selector).filter((each) => !topOf(each)?.closest('.drawer') || each.closest('.drawer'));

  /** Click where a person would: in the middle of something, on whatever lies uppermost there. */
  const click = (target) => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const name = `${target.className || target.tagName} ${target.dataset.slot ?? target.dataset.wonder ?? ''} ${target.innerText.trim().slice(0, 40)}`;
    trail.push(`${number()} ${asked()}: ${name.replace(/\s+/g, ' ')}`);
    const top = topOf(target);
    if (!top || !target.contains(top)) return `cannot be clicked: ${name}, under ${top?.className ?? 'the edge'}`;
    const init = { bubbles: true, cancelable: true, composed: true };
    top.dispatchEvent(new PointerEvent('pointerdown', init));
    top.dispatchEvent(new PointerEvent('pointerup', init));
    top.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
    return '';
  };

  const wrong = async () => {
    await settled();
    looks += 1;
    const found = window.looks.cut().map((each) => `cut: ${each}`);
    const covered = document.querySelector('.drawer') ? window.looks.coveredByDrawer() : window.looks.covered();
    found.push(...covered.map((each) => `covered: ${each}`));
    const root = document.documentElement;
    if (root.scrollWidth > wide || root.scrollHeight > high)
      found.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);
    return found.filter((each) => !known.includes(each));
  };

  /** Open something that changes nothing, look at it, and close it. */
  const lookAround = async () => {
    const doors = reachable(DOORS);
    if (!doors.length) return [];
    const missed = click(oneOf(doors));
    if (missed) return [missed];
    await soon();
    const found = document.querySelector('.drawer') ? await wrong() : [];
    if (found.length) return found;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await soon();
    return found;
  };

  /** Click on something that may answer the question. */
  const answer = () => {
    const confirm = all(CONFIRM);
    const answers = all(ANSWERS);
    const targets = reachable(TARGETS);
    if (confirm.length && random() < 0.8) return click(confirm[0]);
    if (answers.length && (random() < 0.85 || !targets.length)) return click(oneOf(answers));
    const close = all(CLOSE);
    if (close.length && random() < 0.3) return click(close[0]);
    if (!document.querySelector('.drawer') && targets.length) return click(oneOf(targets));
    if (close.length) return click(close[0]);
    if (targets.length) return click(oneOf(targets));
    return confirm.length ? click(confirm[0]) : '';
  };

  if (!(await until(() => asked() || isOver()))) return report(['nothing is asked at the beginning'], true);
  while (!isOver()) {
    const before = number();
    const decision = asked();
    const found = await wrong();
    if (found.length) return report(found);
    decisions[decision] = (decisions[decision] ?? 0) + 1;
    if (random() < 0.12) {
      const seen = await lookAround();
      if (seen.length) return report(seen);
    }
    for (let clicks = 0; number() === before && asked() && !isOver(); clicks += 1) {
      if (clicks === MOST_CLICKS) return report(['dead end: nothing answers the question'], true);
      const missed = answer();
      if (missed) return report([missed], true);
      await soon();
      if (asked() && number() === before && document.querySelector('.drawer') && random() < 0.3) {
        const chosen = await wrong();
        if (chosen.length) return report(chosen);
      }
    }
    answers += 1;
    if (!(await until(() => isOver() || (asked() && number() !== before)))) return report(['stuck: nobody is asked anything'], true);
  }
  await soon();
  const last = window.looks.cut().map((each) => `cut on the score: ${each}`);
  return report(last.filter((each) => !known.includes(each)));
}
