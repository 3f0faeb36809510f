// Pictures of the cards that are in 7 Wonders alone, and of its boards.
import { COLORS } from '../../art/colors';
import type { Picture } from '../../art/drawing';
import { fromRecipes } from '../../art/recipes';
import { k } from '../../art/solids';

function petra(): void {
  k.box(-1, -1, 0, 10, 8, 0.6);
  k.box(0, -1, 0.6, 8, 4, 9, 'x');
  k.box(1, 3, 0.6, 6, 1.4, 0.7);
  k.rowX(1, 3.6, 1.3, 5, 1.3, 3, 0.6);
  k.box(0.8, 3, 4.3, 6.2, 1.4, 0.7);
  k.rowX(1.6, 3.3, 5, 4, 1.3, 2, 0.5);
  k.box(1.3, 3, 7, 5.2, 1.2, 0.5);
  k.gable(1.3, 3, 7.5, 5.2, 1.2, 1);
}

function byzantium(): void {
  k.box(-1, -1, 0, 10, 10, 1);
  k.box(0, 0, 1, 8, 8, 3.6);
  k.dome(1.8, 6.2, 4.6, 1.3);
  k.dome(6.2, 1.8, 4.6, 1.3);
  k.cyl(4, 4, 4.6, 3, 1.3);
  k.dome(4, 4, 5.9, 2.9, 'x');
  k.dome(6.3, 6.3, 4.6, 1.3);
  k.ball(4, 4, 9, 0.5, 'a');
  for (let i = 0; i < 4; i++) k.door(0.8 + i * 1.9, 8, 1.6, 1, 1.8);
}

export const BOARDS: Record<string, Picture> = { petra, byzantium };

export const CARDS: Record<string, Picture> = {
  marketplace: COLORS.yellow,
  ...fromRecipes({
    // raw materials
    ore_vein:
      'boulder 0 0 0 9; vein 3 8.8 1 2; vein 5.4 8.5 2.4 1.8; vein 2.4 7.6 3.4 1.4; ingots 7.4 7.6 0 2',
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
    loom: 'slab 0 0 9 6 .6; beam2 1 2.6 .6 7 6.4; cloth 1.8 3 1.6 5.4 4.6; logs 2.4 4.6 .6 1 4',
    // civilian
    pawnshop: 'slab 0 0 9 7 .4; house 0 0 7 5 4 2 .4; sign 7.6 4 3.2; chest 1 5.6 .4; chest 4 5.6 .4',
    // scientific
    lodge:
      'slab 0 0 10 8 .5; house .6 .6 8 5 2.6 4 .5; disc 4.6 6 4.4 .8; pine 9.4 .6 .5 4; pine 9.2 6.8 .5 3',
    // commercial
    east_trading_post: 'slab 0 0 10 8 .4; stall 1 1 x; bale 6.8 2 .4; bale 6.8 4.4 .4; arrowpost 2 6.8 .4 e',
    west_trading_post: 'slab 0 0 10 8 .4; stall 4.8 1 x; bale 1 2 .4; bale 1 4.6 .4; arrowpost 6.6 6.4 .4 w',
    vineyard:
      'slab 0 0 11 10 .5; vines .6 .8 10; vines .6 3 10; vines .6 5.2 10; vines .6 7.4 10; barrel 9.4 9 .5 1',
    bazar:
      'slab 0 0 12 11 .4; pavilion .6 .6 4.6 4 x; pavilion 6.4 .6 4.6 4; pavilion .6 5.8 4.6 4; pavilion 6.4 5.8 4.6 4 x',
    haven:
      'flat -1 -1 0 13 12 w; box -1 -1 0 3 12 1.2; box -1 -1 0 12 3 1.2; box -.6 -.6 1.2 2 2 4; ball .4 .4 5.2 .8 x; ship 3.6 4.4 0 2; jetty 2 8 5',
    // military
    stockade:
      'stakes 0 0 8 1.3 4; stakesy 0 0 6 1.3 4; house 3 2.6 4 3 2.2 1.6 0; stakesy 10.6 0 6 1.3 4; stakes 0 7.6 3 1.3 4; stakes 7.6 7.6 3 1.3 4',
    training_ground: 'slab 0 0 9 8 .4; dummy 2 1.8 .4 1.6; dummy 6 1.8 .4 1.6; army 2 6 .4 3 1 2.4',
    stables:
      'slab 0 0 12 10 .4; longhouse 1 .6 9.4; fence .6 4.2 10.6; horse 1.2 5.4 .4 1.1; horse 6.6 5.4 .4 1.1; fence .6 9.4 10.6',
    // guilds
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
  }),
};
