// Who picks when: the picks of a seat that are still to come while four wonders lie on the table.
import type { DraftView } from '../../../../types/service';

export const FOUR = 4;

/** What a pick to come is: the one that is asked for, the last of the four, or one between. */
export type Pick = 'this' | 'next' | 'last';

export function picksOf(draft: DraftView | null, seat: number): Pick[] {
  if (!draft) return [];
  const end = (Math.floor(draft.made / FOUR) + 1) * FOUR;
  return draft.order.flatMap((picker, i): Pick[] => {
    if (picker !== seat || i < draft.made || i >= end) return [];
    return [i === draft.made ? 'this' : i === end - 1 ? 'last' : 'next'];
  });
}

/** Whether the one who picks now picks another right after. */
export const picksAgain = ({ order, made }: DraftView): boolean =>
  (made + 1) % FOUR !== 0 && order[made] === order[made + 1];
