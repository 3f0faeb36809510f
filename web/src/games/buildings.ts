// Pictures of the buildings that are in both games.
import { ANCIENT } from '../art/ancient';
import type { Picture } from '../art/drawing';
import { fromRecipes } from '../art/recipes';
import { k, P, sheet } from '../art/solids';

export function circus(): void {
  const e = (x: number, y: number, a: number, b: number, c: string): void => {
    P(0, 0, 0);
    k.path(`M${x - a} ${y}a${a} ${b} 0 0 1 ${2 * a} 0a${a} ${b} 0 0 1 ${-2 * a} 0z`, c);
  };
  sheet.box[0] = -9;
  sheet.box[1] = -4.6;
  sheet.box[2] = 9;
  sheet.box[3] = 6;
  k.path('M-9 0v2.4a9 4 0 0 0 9 4V0z', 'l');
  k.path('M9 0v2.4a9 4 0 0 1-9 4V0z', 'r');
  e(0, 0, 9, 4.3, 't');
  e(0, 0.2, 7.5, 3.3, 'l');
  e(0, 0.5, 6, 2.5, 's');
  k.path('M-3.2.5h6.4', 'spine');
  for (let i = -8; i <= 8; i += 1.6)
    k.path(`M${i - 0.4} ${(3.9 * Math.sqrt(1 - (i * i) / 81) + 1.1).toFixed(2)}h.8v1.3h-.8z`, 'd');
}

export function theater(): void {
  sheet.box[0] = -9;
  sheet.box[1] = -7;
  sheet.box[2] = 9;
  sheet.box[3] = 5;
  for (let i = 0; i < 5; i++)
    k.path(
      `M${-9 + i * 1.5} ${i * 0.5}a${9 - i * 1.5} ${7 - i * 1.15} 0 0 1 ${18 - i * 3} 0z`,
      i % 2 ? 'l' : 't',
    );
  k.path('M-3 2.5a3 1.8 0 0 1 6 0z', 's');
  k.path('M-7 2.5h14v1.5h-14z', 'l');
  for (let i = -6; i <= 6; i += 2) k.path(`M${i - 0.3} .6h.6v2h-.6z`, 't');
  k.path('M-7 0h14v.7h-14z', 'r');
}

export const BUILDINGS: Record<string, Picture> = {
  theater,
  lighthouse: ANCIENT.lighthouse,
  circus,
  ...fromRecipes({
    // raw materials
    lumber_yard: 'slab 0 0 10 9 .4; logs 1 .6 .4 3 8; logs 1 5.6 .4 2 8',
    clay_pool: 'slab 0 0 11 9 1.6; basin 1.2 1 1.6 6.4 6.6 1 w; bricks 8.4 1 1.6 2 3; bricks 8.4 5.4 1.6 2 2',
    clay_pit: 'slab 0 0 11 10 3; basin .8 .8 3 9.2 8.4 1; basin 2.2 2 2 6.2 5.6 1; basin 3.4 3 1 3.6 3 .9 d',
    quarry:
      'box 0 0 0 10 3 6; box 0 3 0 7 3 4.2; box 0 6 0 4.4 3 2.2; cube 6.6 6.6 0 2 x; cube 8.6 4 0 1.6 x',
    stone_pit:
      'slab 0 0 11 9 .5; boulder .8 .6 .5 4.6; boulder 6 1.2 .5 3.4; boulder 1.6 5 .5 3; boulder 6 5 .5 2.6; cube 9 6.4 .5 1.2 x',
    sawmill: 'slab 0 0 11 8 .4; house 0 0 6.4 5 3.6 2 .4; wheel 3.2 5.1 1.9 2 ; logs 6.8 1 .4 2 4',
    brickyard:
      'slab 0 0 11 9 .4; kiln 2.2 2.2 .4 2 ; kiln 6.4 2 .4 2; bricks 1 5.6 .4 4 2; bricks 6.2 5.6 .4 4 3',
    // manufactured goods
    glassworks: 'slab 0 0 11 8 .4; house 0 0 5.4 5 3.2 2 .4; kiln 8 2.6 .4 2.2; chimney 8 2.6 3.4 .6 2.6',
    press:
      'slab 0 0 9 8 .8; box 1.4 2.4 .8 6 3.4 1; box 1.8 2.8 1.8 5.2 2.6 .7 x; post 1.2 3.6 .8 5.4; post 7 3.6 .8 5.4; cyl 4.4 4.1 2.5 .45 3.6; box .8 3.3 6.2 7.4 1.5 .9 x; logs 3 6.6 .8 1 3',
    // civilian
    altar:
      'slab 0 0 10 10 .9; box 1.3 1.3 .9 7.4 7.4 .9; box 3 3 1.8 4 4 2.6; box 2.6 2.6 4.4 4.8 4.8 .7 x; flame 5 5 5.1 1.5',
    baths:
      'slab 0 0 12 10 .7; row 1 .6 .7 5 2.3 3.4; box .6 .2 4.1 10.6 1.2 .7; row .6 2.9 .7 3 2.6 3.4 y; box .2 .2 4.1 1.2 9 .7; basin 2.6 2.4 .7 8.4 6.6 .5 w; steps 8.6 9 .7 2',
    courthouse:
      'stairs 0 0 11 9 3; box 1.2 .8 1.8 8 6 4.2; row 1.2 6.6 1.8 5 1.85 4.2; box .8 .4 6 8.8 7.2 .7; pediment .8 .4 6.7 8.8 7.2 2.2',
    statue:
      'slab 0 0 7 7 .7; box 1.2 1.2 .7 4.6 4.6 1.6; box 1.7 1.7 2.3 3.6 3.6 2; box 1.4 1.4 4.3 4.2 4.2 .5; bust 3.5 3.5 4.8 1.35',
    temple: 'peri 6 8.5 5.5 3 1.8',
    aqueduct:
      'flat -1 1.4 0 14 2.2 w; arcade 0 0 0 4 3 4.4 1.4; box -.3 -.1 4.4 12.6 1.6 .5; arcade 0 0 4.9 6 2 2.4 1.4; box -.3 -.1 7.3 12.6 1.6 .7 x',
    palace:
      'slab 0 0 12 10 .6; box 1 1 .6 10 4 5; box 4 1.4 5.6 4 3 2.4; pyr 3.6 1 8 4.8 3.8 2 x; box 1 1 .6 3 8 3.6; box 8 1 .6 3 8 3.6; windows 1.5 9 2.4 2; windows 8.5 9 2.4 2; row 4.4 5.2 .6 3 1.4 3.4; box 4 5 4 4 1 .5',
    town_hall:
      'slab 0 0 11 8 .5; hall 0 .6 10 5 4 2.2 .5; box 3.8 3.6 .5 2.6 2.8 8; arch 4.4 6.4 6 1.4 1.6; pyr 3.5 3.3 8.5 3.2 3.4 2.6 x',
    gardens:
      'terrace 0 0 0 11 10 1.8; terrace 0 0 1.8 7.6 6.8 1.8; terrace 0 0 3.6 4.2 3.6 1.8; pine 1.8 1.6 5.4 3; pine 5.8 1 3.6 2.2; pine 5.8 3.4 3.6 2.2; pine 1 5.2 3.6 2.2; pine 3.4 5.6 3.6 2.2; pine 9.4 1.2 1.8 2; pine 9.4 4 1.8 2; pine 9.4 6.8 1.8 2; pine 1.2 8.6 1.8 2; pine 4 8.6 1.8 2; pine 6.8 8.6 1.8 2',
    pantheon:
      'slab 0 0 12 10 .6; cyl 5 4.4 .6 4 3.6; dome 5 4.4 4.2 3.9 x .72; box 3.2 6.6 .6 5.6 2 3.2; row 3.2 8.6 .6 5 1.25 3.2; box 2.9 6.4 3.8 6.2 3 .5; pediment 2.9 6.4 4.3 6.2 3 1.5',
    senate:
      'slab 0 0 11 10 .7; box 1 .6 .7 9 5.4 5; gable .7 .3 5.7 9.6 6 2.8 x; arch 4.2 6 .7 2.6 3.4; arch 1.8 6 3.2 1.1 1.6; arch 8 6 3.2 1.1 1.6; box 1 7 .7 9 .7 .5 x; box 1 8.2 .7 9 .7 .5 x; hero 10.2 8.8 .7 3.6',
    // scientific
    workshop: 'slab 0 0 11 8 .5; saw 0 .4 10 5 3 .5; anvil 2 6.6 .5; gearwheel 7.4 6.8 2.2 1.6',
    apothecary:
      'slab 0 0 9 8 .5; house .4 .4 5 5 3.6 2.2 .5; sign 6 3.6 3.6; jar 6.8 4.4 .5 1.6; jar 2 6.8 .5 1.3; jar 4.4 7 .5 1.1',
    scriptorium: 'slab 0 0 10 8 .7; desk 2 2.2 .7 6 4; scroll 2.4 2.4 4 5; quill 7 3 4.6 4',
    library:
      'slab 0 0 11 8 .6; box .6 .4 .6 9.4 5.4 5.2; shelf 1 5.8 1.2 8.6 4; gable .2 0 5.8 10.2 6.2 2 x; post .4 6 .6 5.2; post 9.6 6 .6 5.2',
    dispensary:
      'slab 0 0 10 7 .5; box .6 .6 .5 8.6 2 5.4; shelfjars .9 2.6 1 7.8; awning .2 2.6 5.2 9.4 2.6; box 1 4.6 .5 8 1.2 1.6 x',
    school:
      'slab 0 0 11 10 .6; box .4 .4 .6 10 .7 4.4; box .4 .4 .6 .7 8.8 4.4; hero 3.2 2.6 .6 4.2; bench 2.4 5 .6 6.6; bench 2.4 6.8 .6 6.6; bench 2.4 8.6 .6 6.6',
    laboratory:
      'slab 0 0 11 8 .5; box .6 .6 .5 6 4.6 3; roof .6 .6 3.5 6 4.6; chimney 1.8 1.8 3.5 .7 2.6; flask 8.4 3 .5 2; flask 5 6.8 .5 1.2; cyl 8.2 6.2 .5 .9 1.2 x',
    academy:
      'slab 0 0 12 10 .6; box 1 1 .6 10 3.4 3.4; roof 1 1 4 10 3.4; cyl 6 5.6 .6 2.8 2.6; ringcols 6 5.6 .6 3.2 3; cyl 6 5.6 3.6 3.5 .5; dome 6 5.6 4.1 3 x .8',
    study:
      'slab 0 0 8 8 .6; box 1.6 1.6 .6 4.6 4.6 7; arch 3 6.2 .6 1.8 2.6; arch 2.2 6.2 4.6 1.1 1.8; arch 4.4 6.2 4.6 1.1 1.8; box 1.2 1.2 7.6 5.4 5.4 .6; dome 3.9 3.9 8.2 2.5 x',
    university:
      'slab 0 0 12 11 .6; box 1 1 .6 10 3 4; box 1 1 .6 3 9 4; gable .7 .7 4.6 10.6 3.6 1.6 x; cyl 2.6 2.6 4.6 2 1.6; dome 2.6 2.6 6.2 2 x; windows 4.8 4 2 4; gables 1 3.6 4.6 3 6.4 1.4; cyl 7.6 7.4 .6 1.4 .6 x; flat 5 5 .61 0 0 t',
    observatory:
      'slab 0 0 9 9 .6; box 1 1 .6 7 7 2.4; cyl 4.5 4.5 3 3 2.2; dome 4.5 4.5 5.2 3 x; slit 4.5 4.5 5.2 3; tube 4.9 4.9 6 4.4',
    // commercial
    tavern:
      'slab 0 0 11 9 .4; house .4 .4 6.4 5 4 2.4 .4; sign 7.4 3.4 3.4; barrel 8.6 5 .4 1.1; table 2 7 .4; table 5.6 7 .4',
    forum:
      'slab 0 0 12 11 .6; row .6 .6 .6 6 2.1 3.4; box .3 .3 4 11.4 1.2 .7; row .6 2.7 .6 4 2.1 3.4 y; box .3 .3 4 1.2 10 .7; cyl 6.8 6.4 .6 1.6 1.4 x; bust 6.8 6.4 2 .85',
    caravansery:
      'fort 0 0 11 10 3.6; flat 2.4 2.2 .05 6.4 5.8 t; cyl 5.4 4.8 .05 1.3 .7 w; arch 4.4 10 0 2.4 2.6; turret 0 0 1.2 5; turret 11 10 1.2 4.6; turret 0 10 1.2 4.6; turret 11 0 1.2 4.6',
    chamber_of_commerce:
      'slab 0 0 12 8 .6; box .8 .8 .6 10 5 3.2; arcade2 .8 5.8 .6 5 2 2.4; box .5 .5 3.8 10.6 5.6 .5; box 1.4 1 4.3 8.8 4.2 2.4; windows 1.8 5.2 4.9 5; roof 1.4 1 6.7 8.8 4.2; scales 5.8 3 7 3.2',
    arena: 'ring 0 0 8 5 4.2 2',
    // military
    guard_tower:
      'slab 0 0 8 8 .6; box 2 2 .6 4 4 8; box 1.4 1.4 8.6 5.2 5.2 1.4; merlons 1.4 1.4 10 5.2; arch 3.2 6 .6 1.6 2.6; flag 4 4 10 3.4',
    walls:
      'tower 8.2 -.6 2.4 5.4; wally 8.6 1 8 4; tower -.6 8.2 2.4 5.4; wallx 1 8.6 8 4; arch 3.4 10 0 2 2.8; tower 7.8 7.8 3 6.6',
    barracks: 'slab 0 0 12 11 .4; longhouse 1 .6 10; longhouse 1 4 10; longhouse 1 7.4 10',
    archery_range:
      'slab 0 0 11 8 .4; target 3 2.6 .4 2.9; target 8.6 2.6 .4 2.9; arrows 1 6.4 .4; stakes 5 7 5 1 1.4',
    arsenal:
      'slab 0 0 12 8 .6; box .6 .6 .6 10 5 4.6; gable .3 .3 5.2 10.6 5.6 2.4 x; arch 4.4 5.6 .6 2.4 3.2; round 2.4 5.7 3 1.2; round 8.6 5.7 3 1.2; ballista 8 7.4 .6',
    fortifications:
      'fort 0 0 12 12 2.2; tower 0 0 2.2 4.2; tower 9.8 0 2.2 4.2; box 3.6 3.6 0 5 5 4.6; merlons 3.6 3.6 4.6 5; tower 5 5 2.2 8; tower 0 9.8 2.2 4.2; tower 9.8 9.8 2.2 4.2; arch 5 12 0 2 1.6',
    siege_workshop: 'slab 0 0 11 8 .4; catapult 1 2 .4',
    // guilds
    shipowners_guild: 'flat -2 -1 0 13 11 w; ship 2 3 0 3.4',
    builders_guild:
      'slab 0 0 11 9 .5; cube 1 1 .5 3; cube 4.2 1 .5 3; cube 1 4.2 .5 3; cube 1.4 1.4 3.5 3; crane 7.6 5 .5 7; cube 7 7 .5 1.6 x',
    magistrates_guild: 'slab 0 0 11 8 .6; peri 5 7 4.4 3 1.7 .8 .8 .6; scales 10 6 .6 6',
    scientists_guild: 'cyl 4 4 0 3.6 .7; cyl 4 4 .7 2 1.2; globe 4 4 1.9 4.2',
  }),
};
