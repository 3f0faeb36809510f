// Pictures of the black cards.
import { fromRecipes } from '../../../art/recipes';
import { k } from '../../../art/solids';

/** A black card without a picture of its own. */
export function city(): void {
  for (const [x, y, h] of [
    [0, 0, 5.4],
    [3.4, 0, 7.2],
    [6.8, 0.4, 4.6],
    [0, 4.4, 3.4],
    [3.8, 4.4, 4.8],
    [7.4, 4.6, 2.8],
  ] as const) {
    k.box(x, y, 0, 2.7, 3, h);
    k.gable(x - 0.15, y - 0.15, h, 3, 3.3, 1.1, 'x');
    k.door(x + 0.9, y + 3, h - 1.6, 0.7, 0.9);
  }
}

export const BLACK_CARDS = fromRecipes({
  opium_stash:
    'slab 0 0 10 8 .4; chest 1 1 .4; chest 4 1 .4; jar 8 2.4 .4 2.2; jar 3 5.8 .4 1.8; jar 6 6 .4 1.5',
  smugglers_cache:
    'boulder 0 0 0 8.6; cave 3.2 8.3 0 3 3; cube 7.6 5.4 0 1.7 x; cube 6 8 0 1.7; cube 7.7 7.4 0 1.4 x',
  west_clandestine_wharf:
    'flat -1 -1 0 12 11 w; box -1 -1 0 3 11 1.2; ship 3.4 3.4 0 1.9; jetty 2 8 5; arrowpost .4 7.6 1.2 w',
  east_clandestine_wharf:
    'flat -1 -1 0 12 11 w; box -1 -1 0 12 3 1.2; jetty 1 2.6 2; ship 3 4.6 0 1.9; arrowpost 8 .8 1.2 e',
  dive: 'slab 0 0 9 8 .4; box .6 .6 .4 6 4.6 2; roof .6 .6 2.4 6 4.6; arch 2.4 5.2 .4 2 1.8; sign 7.2 4 2.6; barrel 2 7 .4 1; barrel 4.6 7 .4 1',
  cells:
    'slab 0 0 10 7 .4; box .4 .4 .4 9 4.6 4.4; bars 1.2 5 1.4 2 2; bars 4 5 1.4 2 2; bars 6.8 5 1.4 2 2; roof .4 .4 4.8 9 4.6',
  customs:
    'slab 0 0 11 8 .4; box .6 .6 .4 1.6 1.6 5; box 8.4 .6 .4 1.6 1.6 5; box .4 .4 5.4 9.8 2 1 x; barrier .8 5.6 .4 9; chest 4 2.6 .4',
  pigeonhole: 'slab 0 0 8 8 .4; cyl 4 4 .4 2.8 6.4; holes 2 6 2; cone 4 4 6.8 3.4 3.4 x',
  raider_camp:
    'slab 0 0 11 9 .4; tent .6 .6 4.6 4.4 4.2 .4 x; tent 6 .6 4.4 4.2 3.8 .4; fire 4.4 6.6 .4; flag 9.8 6 .4 5',
  secret_warehouse:
    'slab 0 0 11 8 .4; hall .4 .4 8 5 3.4 2 .4; cube 9 1 .4 1.8 x; cube 9 3.2 .4 1.8; cube 9.1 2 2.2 1.6 x; eye 2.6 5.5 2.4 3.4',
  city_gates:
    'box 0 1 0 11 2.4 4.4; turret 2 2.4 1.9 6.4; turret 9 2.4 1.9 6.4; arch 4.3 3.4 0 2.6 3.6; merlonsx 3.6 2.8 4.4 4',
  militia: 'slab 0 0 10 9 .4; house .4 .4 4.4 4 3 1.8 .4; army 1.6 6.4 .4 4 2 1.9; flag 8.6 2 .4 5',
  hideout:
    'boulder 0 0 0 7; cave 2.6 6.8 0 2.4 2.6; pine 6.4 .6 0 5; pine 8.4 2.4 0 4; pine 1 8 0 4.4; hood 5.4 7.4 0 2.6',
  residence:
    'slab 0 0 11 9 .4; box .6 .6 .4 6 5 5; windows 1.2 5.6 1.4 3; windows 1.2 5.6 3.6 3; pyr .2 .2 5.4 6.8 5.8 2.6 x; pine 8.6 1.4 .4 4; pine 8.8 5 .4 3; pine 2 7.6 .4 2.2; pine 5 7.6 .4 2.2',
  guardhouse: 'slab 0 0 10 8 .4; house 4 .6 5 4.6 3 1.8 .4; tower .6 3 2.6 6; flag 1.8 4.2 7 3',
  trade_center:
    'slab 0 0 11 10 .4; box .6 .6 .4 9.6 3 3.6; roof .6 .6 4 9.6 3; box .6 .6 .4 3 8 3.6; roof .6 .6 4 3 8; arcade2 4 3.6 .4 3 2 2.6; bale 5.4 6 .4; barrel 8.8 7 .4 1',
  tabularium:
    'box 0 0 0 11 5 3.4; shelf .8 5 .4 9 2.8; box .4 0 3.4 10 4.4 3; arcade2 .8 4.4 3.4 5 1.9 2.4; roof .4 0 6.4 10 4.4',
  black_market:
    'slab 0 0 11 9 .4; pavilion .6 .6 4.4 3.6 x; pavilion 6 .6 4.4 3.6; hood 2.6 6.6 .4 2.8; bale 5 6 .4; chest 7.8 6.2 .4',
  band_of_spies: 'slab 0 0 10 8 .4; hood 2.4 2 .4 5; hood 6.8 1.8 .4 5; hood 4.6 4.8 .4 5',
  lair: 'boulder 0 0 0 10; cave 3.8 9.7 0 3.8 3.8; eyes 5 9.7 1.6; pine -.4 7 0 4',
  raider_fort:
    'stakes 0 0 8 1.2 3.6; stakesy 0 0 7 1.2 3.6; tower 3 3 3 6.6; stakesy 9.6 0 7 1.2 3.6; stakes 0 8.4 9 1.2 3.6',
  mercenaries:
    'slab 0 0 10 8 .4; army 1.4 1.6 .4 4 2 2; coins 2 6.4 .4 3; coins 4.6 6.4 .4 5; coins 7.2 6.4 .4 2',
  architect_firm:
    'slab 0 0 10 8 .5; desk 1 1.4 .5 7 4.6; flat 1.6 2 3.62 4 3.4 t; compass 3.6 3.4 3.7 4; obelisk 6.4 2.4 3.6 .9 3',
  sepulcher:
    'slab 0 0 10 9 .5; box 1 1 .5 8 6 1; box 1.8 1.6 1.5 6.4 4.8 2.4; gable 1.5 1.3 3.9 7 5.4 2 x; arch 4 6.4 1.5 2 2; pine .6 8 .5 3; pine 8.8 8 .5 3',
  forging_agency:
    'slab 0 0 11 8 .4; kiln 2.8 2.8 .4 2.6; chimney 2.8 2.8 3.6 .6 2.6; anvil 6.6 2.8 .4; ingots 5.4 6 .4 3',
  opium_den:
    'slab 0 0 10 8 .4; house .4 .4 5 4.6 3 1.8 .4; lamp 7 1.6 .4 5.4; jar 2.4 6.6 .4 1.6; jar 5.6 6.4 .4 2.2',
  consulate:
    'stairs 0 0 10 8 2; box 1.2 .6 1.2 7.6 4.6 3.6; row 1.2 5.6 1.2 5 1.75 3.6; box .8 .4 4.8 8.4 6 .6; pediment .8 .4 5.4 8.4 6 1.8; flag 9.2 6.4 .6 6',
  gambling_den: 'slab 0 0 10 8 .5; dice 1.2 1.2 .5 4; dice 5.4 3.6 .5 3',
  mint: 'slab 0 0 10 8 .5; house .4 .4 4.6 4.4 3.4 2 .5; coins 7.4 2 .5 9; coins 7.6 5.2 .5 5; coins 2.4 6.6 .5 3; coins 5 6.8 .5 2',
  slave_market:
    'slab 0 0 11 8 .4; box 1.4 1 .4 8 5 1.4; stairsy 4 6 1.4 2.6; post 2.4 2 1.8 4; post 8 2 1.8 4; box 2 2 5.8 7 .6 .6 x',
  raider_garrison:
    'fort 0 0 11 10 2.6; tower 0 0 2.4 5; tent 3 2.6 3.4 3 3 .1 x; tent 6.6 4.6 3 3 2.6 .1 x; arch 4.6 10 0 2 1.8; flag 10.8 9.8 2.6 3.6',
  cenotaph:
    'slab 0 0 8 8 .6; box 1.4 1.4 .6 5 5 1; box 2 2 1.6 3.8 3.8 2.8; box 1.7 1.7 4.4 4.4 4.4 .6 x; jar 3.9 3.9 5 2.4',
  capitol: 'stairs -2 -1 15 12 5; peri 7 9 5 3.6 2.2 1 1 3; standard 11.4 7 2.4 5',
  memorial:
    'slab 0 0 7 7 .6; box 1.6 1.6 .6 3.8 3.8 1.4; cyl 3.5 3.5 2 1.1 6; box 2.3 2.3 8 2.4 2.4 .6 x; bust 3.5 3.5 8.6 .8',
  secret_network:
    'slab 0 0 11 9 .4; hood 1.8 1.6 .4 3; hood 8.8 1.6 .4 3; hood 5.4 4.2 .4 3; hood 1.8 7.2 .4 3; hood 8.8 7.2 .4 3; net 1.8 1.6 8.8 7.2',
  prison:
    'slab 0 0 8 8 .5; box 1.4 1.4 .5 5 5 8; bars 2 6.4 1.4 1.6 1.8; bars 4.3 6.4 1.4 1.6 1.8; bars 2 6.4 4.8 1.6 1.8; bars 4.3 6.4 4.8 1.6 1.8; merlons 1.4 1.4 8.5 5',
  opium_distillery:
    'slab 0 0 11 8 .4; vat 3 3 .4 2.4 3.4; flask 8 2.6 .4 2; flask 6.6 6.2 .4 1.4; barrel 2 7 .4 .9',
  brotherhood:
    'slab 0 0 11 10 .4; hood 5.4 1.4 .4 3; hood 2 3.4 .4 3; hood 8.8 3.4 .4 3; fire 5.4 5 .4; hood 2.4 7.6 .4 3; hood 8.4 7.6 .4 3; hood 5.4 9 .4 3',
  chamber_of_builders:
    'slab 0 0 11 9 .4; hall .4 .4 6.4 4.6 4 2 .4; crane 8.4 3.4 .4 7; cube 1.4 6.4 .4 1.8 x; cube 3.6 6.4 .4 1.8; cube 2.5 6.4 2.2 1.8 x',
  torture_chamber:
    'slab 0 0 9 8 .4; box .4 .4 .4 8 .8 5; box .4 .4 .4 .8 6.6 5; wheel 4.6 1.4 3 1.8; bars 6.6 1.2 2 1.4 2; post 3 4.6 .4 2.4; post 6 4.6 .4 2.4; box 2.6 4.6 2.6 4.6 .7 .6 x',
  contingent:
    'slab 0 0 12 10 .4; army 1.6 1.6 .4 5 3 2; standard 10.8 2 .4 6.4; army 2 8 .4 4 1 2; flag 11 8.6 .4 5',
  embassy:
    'slab 0 0 11 9 .6; box 1.2 .8 .6 8 5 4; row 1.2 6.2 .6 5 1.85 4; box .8 .4 4.6 8.8 6.8 .6; roof 1 .6 5.2 8.4 6.2; flag 5 3 5.8 4',
});
