// Computes the sizes and positions of the cards of a structure.
import type { SlotView, StructureView } from '../../../../types/service';
import { HEIGHT, type Form } from '../../../ui/card/forms';
import type { Size } from '../../../ui/measure';

export type Shape = Pick<StructureView, 'rows' | 'columns'>;

export interface Arrangement {
  form: Form;
  width: number;
  height: number;
  pitch: number;
  left: (slot: SlotView) => number;
  top: (slot: SlotView) => number;
}

/** For each form: the widest card, the least and the greatest distance of rows in parts of the width, the gap. */
const MEASURES: Record<Form, { widest: number; least: number; most: number; gap: number }> = {
  portrait: { widest: 128, least: 0.62, most: 0.8, gap: 0.115 },
  wide: { widest: 160, least: 0.35, most: 0.46, gap: 0.065 },
  small: { widest: 70, least: 0.5, most: 1.12, gap: 0.075 },
};

/** The margin beside the cards for their coasts, and below them for a tag. */
const FREE: Size = { width: 4, height: 18 };

/** Arrange a structure in a box; small cards are for phones. */
export function arrange(structure: Shape, box: Size, isSmall: boolean): Arrangement {
  const space = { width: box.width - FREE.width, height: box.height - FREE.height };
  const form: Form = isSmall ? 'small' : structure.rows > 5 ? 'wide' : 'portrait';
  const { widest, least, most, gap } = MEASURES[form];
  const across = (structure.columns - 1) / 2 + 1;
  const fits = space.width / (across + (across - 1) * gap);
  const stands = space.height / (HEIGHT[form] + least * (structure.rows - 1));
  const roomy = isSmall ? widest : widest * (space.width > 1100 ? 1.1 : 1);
  const width = Math.floor(Math.max(30, Math.min(roomy, fits, stands)));
  const height = width * HEIGHT[form];
  const pitch = Math.min(width * most, (space.height - height) / (structure.rows - 1));
  const step = width * (1 + gap);
  const start = (space.width - (across - 1) * step - width) / 2;
  return {
    form,
    width,
    height,
    pitch,
    left: (slot) => start + ((slot.column - 1) / 2) * step,
    top: (slot) => (slot.row - 1) * pitch,
  };
}
