// The additions of an expansion to the table of 7 Wonders.
import type { AnyEvent, ClassicView } from '../../../types/service';
import type { Picture } from '../../art/drawing';
import type { Grammar } from '../../ui/effects';
import type { DecisionForm, RowSign, SeatProps } from '../family';

export interface ClassicExpansion {
  name: string;
  isIn: (view: ClassicView) => boolean;
  /** The paragraphs that it adds to the rules in short. */
  help: string[];
  quietEvents: AnyEvent['event'][];
  /** The interface of its decisions. */
  decision: (seen: SeatProps<ClassicView>) => DecisionForm<ClassicView> | null;
  effects: Grammar;
  pictures: Record<string, Picture>;
  /** The picture of its cards that have none of their own, by color. */
  colors: Record<string, Picture>;
  /** Rows of the score sheet: their signs, and the colors whose hatching they have. */
  rowSigns: Record<string, RowSign>;
  rowColors: Record<string, string>;
}
