// Pictures of the wonders of Agora.
import type { Picture } from '../../../art/drawing';
import { k } from '../../../art/solids';

function curia(): void {
  k.box(-1, -1, 0, 10, 8, 0.8);
  k.box(0, 0, 0.8, 8, 6, 6);
  k.gable(-0.3, -0.3, 6.8, 8.6, 6.6, 2.6, 'x');
  k.gate(8, 2.2, 0.8, 1.6, 3);
  k.door(1.5, 6, 4, 1, 1.6);
  k.door(3.5, 6, 4, 1, 1.6);
  k.door(5.5, 6, 4, 1, 1.6);
}

function knossos(): void {
  k.box(-1, -1, 0, 11, 9, 1);
  k.box(0, 0, 1, 5, 7, 3);
  k.box(5, 0, 1, 4, 3, 4.6);
  k.rowX(5.5, 5.5, 1, 3, 1.4, 2.4, 0.6, 'x');
  k.box(5, 3, 3.4, 4.2, 3.4, 0.7);
  k.box(0.6, 0.6, 4, 3.6, 4, 2);
  k.rowX(0.8, 6, 4, 3, 1.5, 1.8, 0.6, 'x');
  k.box(0.3, 4.5, 5.8, 4.4, 2.3, 0.6);
}

export const PICTURES: Record<string, Picture> = { curia_julia: curia, knossos };
