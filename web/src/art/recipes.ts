// One line for each building: parts from back to front, each a name and its numbers. x runs to the lower
// right, y to the lower left, z up, about ten units wide. A letter at the end is a tone: x darker, w water,
// d an opening, n leaves.
export const RECIPES: Record<string, string> = {
  // raw materials
  lumber_yard: 'slab 0 0 10 9 .4; logs 1 .6 .4 3 8; logs 1 5.6 .4 2 8',
  logging_camp:
    'slab 0 0 10 9 .4; pine 1.5 1 .4 5.5; pine 4 1.2 .4 4.4; pine 1.4 4 .4 4.6; stump 4.2 4.2 .4; stump 7.6 1.6 .4; logs 4.6 5 .4 2 5',
  clay_pool: 'slab 0 0 11 9 1.6; basin 1.2 1 1.6 6.4 6.6 1 w; bricks 8.4 1 1.6 2 3; bricks 8.4 5.4 1.6 2 2',
  clay_pit: 'slab 0 0 11 10 3; basin .8 .8 3 9.2 8.4 1; basin 2.2 2 2 6.2 5.6 1; basin 3.4 3 1 3.6 3 .9 d',
  quarry: 'box 0 0 0 10 3 6; box 0 3 0 7 3 4.2; box 0 6 0 4.4 3 2.2; cube 6.6 6.6 0 2 x; cube 8.6 4 0 1.6 x',
  stone_pit:
    'slab 0 0 11 9 .5; boulder .8 .6 .5 4.6; boulder 6 1.2 .5 3.4; boulder 1.6 5 .5 3; boulder 6 5 .5 2.6; cube 9 6.4 .5 1.2 x',
  sawmill: 'slab 0 0 11 8 .4; house 0 0 6.4 5 3.6 2 .4; wheel 3.2 5.1 1.9 2 ; logs 6.8 1 .4 2 4',
  brickyard:
    'slab 0 0 11 9 .4; kiln 2.2 2.2 .4 2 ; kiln 6.4 2 .4 2; bricks 1 5.6 .4 4 2; bricks 6.2 5.6 .4 4 3',
  shelf_quarry:
    'box 0 0 0 3 10 8; box 3 0 0 2.6 10 5.6; box 5.6 0 0 2.6 10 3.2; box 8.2 0 0 2.6 10 1; cube 8.8 2 1 1.4 x; cube 8.8 6.4 1 1.4 x; crane 3.6 8 5.6 3',
  ore_vein: 'boulder 0 0 0 9; vein 3 8.8 1 2; vein 5.4 8.5 2.4 1.8; vein 2.4 7.6 3.4 1.4; ingots 7.4 7.6 0 2',
  tree_farm:
    'slab 0 0 11 10 .6; pine 1.6 1.4 .6 3.4; pine 5.2 1.4 .6 3.4; pine 8.8 1.4 .6 3.4; pine 1.6 4.8 .6 3.4; basin 4 3.8 .6 3 2.4 .4 d; pine 8.8 4.8 .6 3.4; pine 1.6 8.2 .6 3.4; pine 5.2 8.2 .6 3.4; pine 8.8 8.2 .6 3.4',
  excavation:
    'slab 0 0 11 10 2.4; basin .8 .8 2.4 9.4 8.4 1.8; cube 2 2 .6 2 x; cube 5.4 1.8 .6 1.6 x; cube 2.4 5.2 .6 1.5 x; crane 7.4 6.6 .6 4',
  timber_yard:
    'slab 0 0 11 9 .4; cube .8 .8 .4 2.6 x; cube 3.8 .8 .4 2.6 x; cube 2.3 .9 3 2.2 x; logs 1 5 .4 2 8',
  forest_cave:
    'boulder .6 0 0 8.6; cave 3.9 8.3 0 2.6 2.8; pine 0 5.4 0 4; pine 9.4 3 0 4.6; pine 8.6 6.4 0 3',
  mine: 'boulder 0 0 0 9; cave 3.6 8.7 0 3 3.2; beam 3.2 8.8 0 3.2 3.2; cart 4 10 0',
  foundry:
    'slab 0 0 11 8 .4; house 0 0 5 5 3 1.8 .4; kiln 7.4 2.6 .4 2.4; ingots 1 6 .4 3; ingots 6.6 6 .4 2',
  // manufactured goods
  glassworks: 'slab 0 0 11 8 .4; house 0 0 5.4 5 3.2 2 .4; kiln 8 2.6 .4 2.2; chimney 8 2.6 3.4 .6 2.6',
  press:
    'slab 0 0 9 8 .8; box 1.4 2.4 .8 6 3.4 1; box 1.8 2.8 1.8 5.2 2.6 .7 x; post 1.2 3.6 .8 5.4; post 7 3.6 .8 5.4; cyl 4.4 4.1 2.5 .45 3.6; box .8 3.3 6.2 7.4 1.5 .9 x; logs 3 6.6 .8 1 3',
  glass_blower:
    'slab 0 0 11 8 .5; kiln 3 3 .5 2.8; flask 8 2 .5 1.5; flask 6.6 5.8 .5 1.2; flask 9.4 5.2 .5 1',
  drying_room:
    'slab 0 0 11 7 .5; posts .6 .6 .5 5 2.4 4.2; sheets 1 2.2 .7 4 2.4; posts .6 5.8 .5 5 2.4 4.2; gable -.2 -.2 4.7 11.4 7.6 2 x',
  loom: 'slab 0 0 9 6 .6; beam2 1 2.6 .6 7 6.4; cloth 1.8 3 1.6 5.4 4.6; logs 2.4 4.6 .6 1 4',
  // civilian
  theater: 'model theater',
  altar:
    'slab 0 0 10 10 .9; box 1.3 1.3 .9 7.4 7.4 .9; box 3 3 1.8 4 4 2.6; box 2.6 2.6 4.4 4.8 4.8 .7 x; flame 5 5 5.1 1.5',
  baths:
    'slab 0 0 12 10 .7; row 1 .6 .7 5 2.3 3.4; box .6 .2 4.1 10.6 1.2 .7; row .6 2.9 .7 3 2.6 3.4 y; box .2 .2 4.1 1.2 9 .7; basin 2.6 2.4 .7 8.4 6.6 .5 w; steps 8.6 9 .7 2',
  pawnshop: 'slab 0 0 9 7 .4; house 0 0 7 5 4 2 .4; sign 7.6 4 3.2; chest 1 5.6 .4; chest 4 5.6 .4',
  courthouse:
    'stairs 0 0 11 9 3; box 1.2 .8 1.8 8 6 4.2; row 1.2 6.6 1.8 5 1.85 4.2; box .8 .4 6 8.8 7.2 .7; pediment .8 .4 6.7 8.8 7.2 2.2',
  statue:
    'slab 0 0 7 7 .7; box 1.2 1.2 .7 4.6 4.6 1.6; box 1.7 1.7 2.3 3.6 3.6 2; box 1.4 1.4 4.3 4.2 4.2 .5; bust 3.5 3.5 4.8 1.35',
  temple: 'peri 6 8.5 5.5 3 1.8',
  aqueduct:
    'flat -1 1.4 0 14 2.2 w; arcade 0 0 0 4 3 4.4 1.4; box -.3 -.1 4.4 12.6 1.6 .5; arcade 0 0 4.9 6 2 2.4 1.4; box -.3 -.1 7.3 12.6 1.6 .7 x',
  rostrum:
    'slab 0 0 11 8 .6; box 1 1 .6 9 4.4 3; rail 1 1 3.6 9; prow 2 5.4 1.4; prow 5 5.4 1.4; prow 8 5.4 1.4; bust 5.4 3 3.8 .8',
  palace:
    'slab 0 0 12 10 .6; box 1 1 .6 10 4 5; box 4 1.4 5.6 4 3 2.4; pyr 3.6 1 8 4.8 3.8 2 x; box 1 1 .6 3 8 3.6; box 8 1 .6 3 8 3.6; windows 1.5 9 2.4 2; windows 8.5 9 2.4 2; row 4.4 5.2 .6 3 1.4 3.4; box 4 5 4 4 1 .5',
  town_hall:
    'slab 0 0 11 8 .5; hall 0 .6 10 5 4 2.2 .5; box 3.8 3.6 .5 2.6 2.8 8; arch 4.4 6.4 6 1.4 1.6; pyr 3.5 3.3 8.5 3.2 3.4 2.6 x',
  obelisk:
    'slab 0 0 8 8 .7; box 1.6 1.6 .7 4.8 4.8 1.1; box 2.4 2.4 1.8 3.2 3.2 1.1; obelisk 2.9 2.9 2.9 2.2 10',
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
  pharmacist: 'cyl 4 4 0 4.2 .8; cyl 4 4 .8 3 .9; bowl 4 4 1.7 3.4 3.8; pestle 4.6 3.4 5 5',
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
  lodge: 'slab 0 0 10 8 .5; house .6 .6 8 5 2.6 4 .5; disc 4.6 6 4.4 .8; pine 9.4 .6 .5 4; pine 9.2 6.8 .5 3',
  // commercial
  stone_reserve:
    'slab 0 0 11 9 .4; cube .8 .8 .4 2.6; cube 3.8 .8 .4 2.6; cube 6.8 .8 .4 2.6; cube .8 4 .4 2.6; cube 2.3 .9 3 2.6; cube 5.3 .9 3 2.6; cube 3.8 .9 5.6 2.6; tape 5 6.2 .4 4',
  clay_reserve:
    'slab 0 0 11 9 .4; bricks .8 .8 .4 4 5; bricks 5.8 .8 .4 4 4; bricks .8 5 .4 4 3; bricks 5.8 5 .4 4 2',
  wood_reserve:
    'slab 0 0 11 8 .4; posts .6 .6 .4 2 9 5.4; logs .8 1.4 .4 3 9; posts .6 6.6 .4 2 9 4.4; gable 0 0 5.4 11 8 1.6 x',
  tavern:
    'slab 0 0 11 9 .4; house .4 .4 6.4 5 4 2.4 .4; sign 7.4 3.4 3.4; barrel 8.6 5 .4 1.1; table 2 7 .4; table 5.6 7 .4',
  forum:
    'slab 0 0 12 11 .6; row .6 .6 .6 6 2.1 3.4; box .3 .3 4 11.4 1.2 .7; row .6 2.7 .6 4 2.1 3.4 y; box .3 .3 4 1.2 10 .7; cyl 6.8 6.4 .6 1.6 1.4 x; bust 6.8 6.4 2 .85',
  caravansery:
    'fort 0 0 11 10 3.6; flat 2.4 2.2 .05 6.4 5.8 t; cyl 5.4 4.8 .05 1.3 .7 w; arch 4.4 10 0 2.4 2.6; turret 0 0 1.2 5; turret 11 10 1.2 4.6; turret 0 10 1.2 4.6; turret 11 0 1.2 4.6',
  customs_house:
    'slab 0 0 12 8 .5; box .6 1 .5 4 5 4; roof .6 1 4.5 4 5; arch 1.6 6 .5 1.6 2.4; box 9 2.6 .5 1.4 1.4 3.6 x; barrier 4.8 6.6 .5 6.6; chest 6 2.4 .5; chest 6 4.4 .5',
  brewery:
    'slab 0 0 11 9 .4; house .4 .4 5.4 4.4 3.2 2 .4; vat 8.4 2.6 .4 2 3; barrel 1.8 6.8 .4 1.1; barrel 4.4 6.8 .4 1.1; barrel 7 6.8 .4 1.1; barrel 3.1 6.6 2.4 1.1',
  chamber_of_commerce:
    'slab 0 0 12 8 .6; box .8 .8 .6 10 5 3.2; arcade2 .8 5.8 .6 5 2 2.4; box .5 .5 3.8 10.6 5.6 .5; box 1.4 1 4.3 8.8 4.2 2.4; windows 1.8 5.2 4.9 5; roof 1.4 1 6.7 8.8 4.2; scales 5.8 3 7 3.2',
  port: 'flat -1 -1 0 14 12 w; box -1 -1 0 14 3 1.2; house 1 -.8 3.4 2 1.6 1 1.2; crane 7 -.4 1.2 4; box 0 2 0 1.4 7 1; ship 4 5 0 2.2',
  armory:
    'slab 0 0 10 7 .6; box .6 .6 .6 8.8 .8 5.6; round 2.2 1.5 3.6 1.5; round 5 1.5 3.6 1.5; round 7.8 1.5 3.6 1.5; swords 1 4 .6 4; anvil 6.4 4.4 .6',
  lighthouse: 'model lighthouse',
  arena: 'ring 0 0 8 5 4.2 2',
  east_trading_post: 'slab 0 0 10 8 .4; stall 1 1 x; bale 6.8 2 .4; bale 6.8 4.4 .4; arrowpost 2 6.8 .4 e',
  west_trading_post: 'slab 0 0 10 8 .4; stall 4.8 1 x; bale 1 2 .4; bale 1 4.6 .4; arrowpost 6.6 6.4 .4 w',
  marketplace: 'model trade',
  vineyard:
    'slab 0 0 11 10 .5; vines .6 .8 10; vines .6 3 10; vines .6 5.2 10; vines .6 7.4 10; barrel 9.4 9 .5 1',
  bazar:
    'slab 0 0 12 11 .4; pavilion .6 .6 4.6 4 x; pavilion 6.4 .6 4.6 4; pavilion .6 5.8 4.6 4; pavilion 6.4 5.8 4.6 4 x',
  haven:
    'flat -1 -1 0 13 12 w; box -1 -1 0 3 12 1.2; box -1 -1 0 12 3 1.2; box -.6 -.6 1.2 2 2 4; ball .4 .4 5.2 .8 x; ship 3.6 4.4 0 2; jetty 2 8 5',
  // military
  guard_tower:
    'slab 0 0 8 8 .6; box 2 2 .6 4 4 8; box 1.4 1.4 8.6 5.2 5.2 1.4; merlons 1.4 1.4 10 5.2; arch 3.2 6 .6 1.6 2.6; flag 4 4 10 3.4',
  stable:
    'slab 0 0 12 9 .4; box .4 .4 .4 9 4 3.4; arch 1 4.4 .4 2.2 2.6; arch 4 4.4 .4 2.2 2.6; arch 7 4.4 .4 2 2.6; gable 0 0 3.8 9.8 4.8 1.8 x; horse 4 6.6 .4 1.15',
  garrison:
    'fort 0 0 10 9 2.6; tent 1.6 1.6 3 3 2.8 .1 x; tent 5.4 1.6 3 3 2.8 .1 x; tent 3.4 4.8 3 3 2.8 .1 x; arch 4 9 0 2 1.9; flag 10 9 2.6 3.6',
  palisade:
    'stakes 0 0 9 1.2 4.4; stakesy 0 0 8 1.2 4.4; tent 3.4 3.4 4 4 3.4 0 x; stakesy 10.8 0 4 1.2 4.4; stakes 0 9.6 4 1.2 4.4; stakes 7.2 9.6 4 1.2 4.4',
  walls:
    'tower 8.2 -.6 2.4 5.4; wally 8.6 1 8 4; tower -.6 8.2 2.4 5.4; wallx 1 8.6 8 4; arch 3.4 10 0 2 2.8; tower 7.8 7.8 3 6.6',
  horse_breeders:
    'slab 0 0 13 11 .4; fence .4 .6 12; fencey .4 .6 10; horse 2.4 2.6 .4 1.25; horse 5.4 6.8 .4 1.25; fencey 12.4 .6 10; fence .4 10.6 12',
  barracks: 'slab 0 0 12 11 .4; longhouse 1 .6 10; longhouse 1 4 10; longhouse 1 7.4 10',
  archery_range:
    'slab 0 0 11 8 .4; target 3 2.6 .4 2.9; target 8.6 2.6 .4 2.9; arrows 1 6.4 .4; stakes 5 7 5 1 1.4',
  parade_ground: 'slab 0 0 12 11 .5; army 1.4 1.4 .5 5 4 2; flag 10.8 1 .5 6; flag 1 10 .5 6',
  arsenal:
    'slab 0 0 12 8 .6; box .6 .6 .6 10 5 4.6; gable .3 .3 5.2 10.6 5.6 2.4 x; arch 4.4 5.6 .6 2.4 3.2; round 2.4 5.7 3 1.2; round 8.6 5.7 3 1.2; ballista 8 7.4 .6',
  pretorium: 'slab 0 0 11 10 .5; tent 1.4 1.4 7 7 5.6 .5 x; standard 9.6 6 .5 6; flag 1 9.4 .5 5',
  fortifications:
    'fort 0 0 12 12 2.2; tower 0 0 2.2 4.2; tower 9.8 0 2.2 4.2; box 3.6 3.6 0 5 5 4.6; merlons 3.6 3.6 4.6 5; tower 5 5 2.2 8; tower 0 9.8 2.2 4.2; tower 9.8 9.8 2.2 4.2; arch 5 12 0 2 1.6',
  siege_workshop: 'slab 0 0 11 8 .4; catapult 1 2 .4',
  circus: 'model circus',
  stockade:
    'stakes 0 0 8 1.3 4; stakesy 0 0 6 1.3 4; house 3 2.6 4 3 2.2 1.6 0; stakesy 10.6 0 6 1.3 4; stakes 0 7.6 3 1.3 4; stakes 7.6 7.6 3 1.3 4',
  training_ground: 'slab 0 0 9 8 .4; dummy 2 1.8 .4 1.6; dummy 6 1.8 .4 1.6; army 2 6 .4 3 1 2.4',
  stables:
    'slab 0 0 12 10 .4; longhouse 1 .6 9.4; fence .6 4.2 10.6; horse 1.2 5.4 .4 1.1; horse 6.6 5.4 .4 1.1; fence .6 9.4 10.6',
  // guilds
  merchants_guild:
    'slab 0 0 11 9 .5; hall 0 .4 8 4.4 4 2.2 .5; scales 9.6 4 .5 6; bale 1.4 6.4 .5; bale 4 6.6 .5; barrel 7 7 .5 1',
  shipowners_guild: 'flat -2 -1 0 13 11 w; ship 2 3 0 3.4',
  builders_guild:
    'slab 0 0 11 9 .5; cube 1 1 .5 3; cube 4.2 1 .5 3; cube 1 4.2 .5 3; cube 1.4 1.4 3.5 3; crane 7.6 5 .5 7; cube 7 7 .5 1.6 x',
  magistrates_guild: 'slab 0 0 11 8 .6; peri 5 7 4.4 3 1.7 .8 .8 .6; scales 10 6 .6 6',
  scientists_guild: 'cyl 4 4 0 3.6 .7; cyl 4 4 .7 2 1.2; globe 4 4 1.9 4.2',
  moneylenders_guild:
    'slab 0 0 10 9 .5; coins 2.4 2 .5 7; coins 5.8 1.8 .5 10; coins 2.2 5.2 .5 4; coins 5.6 5 .5 6; coins 8.4 4.4 .5 3; coins 5 7.8 .5 2',
  tacticians_guild:
    'slab 0 0 11 9 .5; tent .6 .6 5 5 5 .5 x; table 6.4 5 .5 3.6; army 6.8 5.2 1.9 3 2 1.1; standard 9.6 1.4 .5 6',
  workers_guild: 'slab 0 0 9 8 .5; cube 1 1 .5 2.6; cube 1.2 4.6 .5 2; pick 5.4 4.6 .5 7 1.7',
  craftsmens_guild:
    'slab 0 0 11 8 .5; saw 0 .4 7 5 3 .5; jar 8.6 2.6 .5 2.4; jar 8 5.8 .5 1.6; anvil 2.6 6.6 .5',
  traders_guild:
    'slab 0 0 11 9 .4; stall .6 .6 x; stall 5.8 .6 x; bale 1.4 6 .4; bale 4 6.2 .4; barrel 7.6 6.8 .4 1.1',
  philosophers_guild:
    'slab 0 0 10 9 .6; cyl 5 4.6 .6 4.4 .5; hero 5 4.6 1.1 3.6; ringcols 5 4.6 1.1 3.8 4; cyl 5 4.6 5.1 4.2 .5; dome 5 4.6 5.6 3.8 x .55',
  spies_guild: 'slab 0 0 8 8 .5; box .8 .8 .5 6.4 6.4 5.6; roof .8 .8 6.1 6.4 6.4; eye 1 7.2 3.5 6',
  strategists_guild:
    'box 0 0 0 10 8 .8 x; box .8 .8 .8 8.4 6.4 .5; army 2 2 1.3 2 3 1.9; box 6.4 2 1.3 1.8 1.8 2.6; merlons 6.4 2 3.9 1.8; flag 7.6 6 1.3 4.4',
  // grand temples
  mesopotamian_grand_temple: 'model temple',
  phoenician_grand_temple:
    'slab 0 0 11 9 .8; box 1.6 .8 .8 7 5.6 5; roof 1.6 .8 5.8 7 5.6; arch 4 6.4 .8 2.2 3.4; cyl 2 7.8 .8 .7 6.4; ball 2 7.8 7 .8 x; cyl 8.2 7.8 .8 .7 6.4; ball 8.2 7.8 7 .8 x',
  greek_grand_temple: 'stairs 0 0 12 9 3; peri 7 10 6 4 2.4 1 1 1.8',
  egyptian_grand_temple:
    'slab -1 -1 12 10 .5; pylon 0 1 .5 4 2.6 7; pylon 6 1 .5 4 2.6 7; box 3.8 1.4 .5 2.4 1.8 4.6; arch 4 3.2 .5 1.8 3.4; obelisk .6 6 .5 1.2 6; obelisk 8.4 6 .5 1.2 6',
  roman_grand_temple:
    'box 0 0 0 9 9 2; stairsy 1.4 9 2 6.2; box 1 .6 2 7 5.6 4; row 1 7.6 2 5 1.6 4; row 7.6 .6 2 4 1.9 4 y; box .6 .3 6 7.8 8.3 .7; pediment .6 .3 6.7 7.8 8.3 2',
};
