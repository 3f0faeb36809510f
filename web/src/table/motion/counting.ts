// Counts the coins of a player up one by one when they have grown. Until then the old number stays.
import { paced } from '../../core/settings.svelte';
import { partsOf } from './parts';
import { run } from './running';

/** A number that has grown. */
interface Count {
  text: Text;
  from: number;
  to: number;
}

const EACH = 40;
const LONGEST = 400;

function textIn(part: Node): Text | null {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/^\d+$/.test((node as Text).data)) return node as Text;
  return null;
}

/** Return the numbers of coins that are shown now. */
export function shownCounts(): Map<Text, number> {
  const texts = partsOf('coins').map(textIn);
  return new Map(texts.filter((each) => each !== null).map((each) => [each, Number(each.data)]));
}

/** Set the numbers that have grown since back to their old values, and return them. */
export function holdBack(before: Map<Text, number>): Count[] {
  const grown = [...before]
    .map(([text, from]) => ({ text, from, to: Number(text.data) }))
    .filter(({ text, from, to }) => text.isConnected && to > from);
  for (const { text, from } of grown) text.data = String(from);
  return grown;
}

/** Count up, unless another number is written in the meantime. */
async function count({ text, from, to }: Count): Promise<void> {
  const number = text.parentElement;
  if (!number || text.data !== String(from)) return;
  const time = number.animate(null, paced(Math.min(EACH * (to - from), LONGEST)));
  let written = text.data;
  const write = (shown: number): void => {
    if (text.data !== written) return;
    written = String(shown);
    text.data = written;
  };
  const step = (): void => {
    if (time.playState !== 'running') return;
    write(from + Math.floor((to - from) * (time.effect?.getComputedTiming().progress ?? 0)));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  await run(time);
  write(to);
}

export async function countUp(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(count));
}
