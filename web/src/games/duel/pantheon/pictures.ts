// Pictures of the Grand Temples and of the wonders of Pantheon.
import type { Picture } from '../../../art/drawing';
import { fromRecipes } from '../../../art/recipes';
import { k } from '../../../art/solids';
import { theater } from '../../buildings';

function sanctuary(): void {
  k.cyl(4, 4, 0, 5, 0.8);
  k.cyl(4, 4, 0.8, 4.2, 0.6);
  k.cyl(4, 4, 1.4, 2.4, 3.6);
  for (const a of [170, 130, 90, 50, 10, -30]) {
    const r = (a * Math.PI) / 180;
    k.box(4 + 3.4 * Math.cos(r) - 0.2, 4 + 3.4 * Math.sin(r) - 0.2, 1.4, 0.5, 0.5, 3.6);
  }
  k.cyl(4, 4, 5, 3.9, 0.6);
  k.dome(4, 4, 5.6, 3.3, 'x', 0.75);
  k.ball(4, 4, 8.2, 0.6, 'a');
}

function grandTemple(): void {
  for (let i = 0; i < 4; i++) k.box(i * 1.1, i * 1.1, i * 1.5, 10 - i * 2.2, 9 - i * 2.2, 1.5);
  k.box(3.9, 3.9, 6, 2.2, 1.2, 1.6, 'x');
  for (let i = 0; i < 6; i++) k.box(4.2, 9 - i * 0.75, i * 0.9, 1.4, 0.9, 0.6, 'x');
}

export const PICTURES: Record<string, Picture> = {
  sanctuary,
  divine_theater: theater,
  mesopotamian_grand_temple: grandTemple,
  ...fromRecipes({
    phoenician_grand_temple:
      'slab 0 0 11 9 .8; box 1.6 .8 .8 7 5.6 5; roof 1.6 .8 5.8 7 5.6; arch 4 6.4 .8 2.2 3.4; cyl 2 7.8 .8 .7 6.4; ball 2 7.8 7 .8 x; cyl 8.2 7.8 .8 .7 6.4; ball 8.2 7.8 7 .8 x',
    greek_grand_temple: 'stairs 0 0 12 9 3; peri 7 10 6 4 2.4 1 1 1.8',
    egyptian_grand_temple:
      'slab -1 -1 12 10 .5; pylon 0 1 .5 4 2.6 7; pylon 6 1 .5 4 2.6 7; box 3.8 1.4 .5 2.4 1.8 4.6; arch 4 3.2 .5 1.8 3.4; obelisk .6 6 .5 1.2 6; obelisk 8.4 6 .5 1.2 6',
    roman_grand_temple:
      'box 0 0 0 9 9 2; stairsy 1.4 9 2 6.2; box 1 .6 2 7 5.6 4; row 1 7.6 2 5 1.6 4; row 7.6 .6 2 4 1.9 4 y; box .6 .3 6 7.8 8.3 .7; pediment .6 .3 6.7 7.8 8.3 2',
  }),
};
