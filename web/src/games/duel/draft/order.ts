// The order of the draft: wonders are dealt in two halves and picked one by one.
import type { DraftView } from '../../../../types/service';

/** How many wonders lie on the table at a time. */
export const halfOf = ({ order }: DraftView): number => order.length / 2;

/** A pick to come: the one that is asked for, the last of its half, or one between. */
export type Pick = 'this' | 'next' | 'last';

/** The picks of a seat that are still to come in this half. */
export function picksOf(draft: DraftView | null, seat: number): Pick[] {
  if (!draft) return [];
  const half = halfOf(draft);
  const end = (Math.floor(draft.made / half) + 1) * half;
  return draft.order.flatMap((picker, i): Pick[] => {
    if (picker !== seat || i < draft.made || i >= end) return [];
    return [i === draft.made ? 'this' : i === end - 1 ? 'last' : 'next'];
  });
}
