// Pictures of the cards and wonders of Duel.
import { ANCIENT } from '../../art/ancient';
import type { Picture } from '../../art/drawing';
import { fromRecipes } from '../../art/recipes';
import { k } from '../../art/solids';
import { BUILDINGS, circus } from '../buildings';
import { EXPANSIONS } from './expansions';

function piraeus(): void {
  k.flat(-2, -2, 0, 12, 12, 'w');
  k.box(-2, -2, 0, 12, 2, 1.4);
  k.box(-2, 0, 0, 2, 9, 1.4);
  k.box(0, -1.6, 1.4, 2.4, 1.2, 1.5);
  k.gable(0, -1.6, 2.9, 2.4, 1.2, 0.8, 'x');
  k.box(4, -1.6, 1.4, 3.4, 1.2, 1.2);
  k.gable(4, -1.6, 2.6, 3.4, 1.2, 0.8, 'x');
  k.box(-1.7, 7, 1.4, 1.3, 1.3, 3);
  k.ball(-1, 7.6, 4.4, 0.6, 'a');
  k.sail(2.5, 4, 0.6, 1.5);
  k.sail(6.2, 3, 0.5, 1.1);
}

function appianWay(): void {
  k.box(-1, 0, 0, 14, 4.5, 0.6);
  for (let i = 0; i < 7; i++) {
    k.flat(-0.8 + i * 2, 0.6, 0.61, 1.7, 1.5, i % 2 ? 'l' : 's');
    k.flat(-0.8 + i * 2, 2.4, 0.61, 1.7, 1.5, i % 2 ? 's' : 'l');
  }
  k.box(2, -0.8, 0.6, 1, 1, 4.6);
  k.box(2, 4.1, 0.6, 1, 1, 4.6);
  k.box(1.9, -0.9, 5.2, 1.2, 6.1, 1.3);
  k.tree(6, -0.6, 0.4, 3.6);
  k.tree(8.5, -0.6, 0.4, 4);
  k.tree(11, -0.6, 0.4, 3.4);
  k.tree(5, 5.4, 0.2, 3.2);
  k.tree(8, 5.4, 0.2, 3.6);
}

function sphinx(): void {
  k.box(-1, -1, 0, 13, 6, 1);
  k.box(0, 0.5, 1, 7, 3.4, 2.6);
  k.box(7, 0.6, 1, 4, 0.9, 1);
  k.box(7, 2.9, 1, 4, 0.9, 1);
  k.box(5, 0.4, 3.6, 2.6, 3.6, 1.6, 'x');
  k.box(5.3, 0.9, 3.6, 2.6, 2.6, 3.2);
  k.box(4.9, 0.6, 6.2, 3.1, 3.2, 0.9, 'x');
  k.gate(7.9, 1.5, 5.3, 1.4, 0.35);
}

function greatLibrary(): void {
  k.box(-1, -1, 0, 11, 8, 0.8);
  k.box(0, 0, 0.8, 9, 6, 4.4);
  k.rowX(0, 6, 0.8, 6, 1.7, 4.4, 0.55);
  k.box(-0.4, -0.4, 5.2, 9.8, 7.2, 0.6);
  k.gable(-0.4, -0.4, 5.8, 9.8, 7.2, 2.1, 'x');
  k.gate(9, 2, 0.8, 2, 3);
}

const WONDERS: Record<string, Picture> = {
  pyramids: ANCIENT.pyramids,
  great_lighthouse: ANCIENT.lighthouse,
  temple_of_artemis: ANCIENT.artemis,
  statue_of_zeus: ANCIENT.zeus,
  colossus: ANCIENT.colossus,
  hanging_gardens: ANCIENT.gardens,
  mausoleum: ANCIENT.mausoleum,
  circus_maximus: circus,
  piraeus,
  appian_way: appianWay,
  sphinx,
  great_library: greatLibrary,
};

/** The buildings that are in Duel alone. */
const CARDS = fromRecipes({
  // raw materials
  logging_camp:
    'slab 0 0 10 9 .4; pine 1.5 1 .4 5.5; pine 4 1.2 .4 4.4; pine 1.4 4 .4 4.6; stump 4.2 4.2 .4; stump 7.6 1.6 .4; logs 4.6 5 .4 2 5',
  shelf_quarry:
    'box 0 0 0 3 10 8; box 3 0 0 2.6 10 5.6; box 5.6 0 0 2.6 10 3.2; box 8.2 0 0 2.6 10 1; cube 8.8 2 1 1.4 x; cube 8.8 6.4 1 1.4 x; crane 3.6 8 5.6 3',
  // manufactured goods
  glass_blower:
    'slab 0 0 11 8 .5; kiln 3 3 .5 2.8; flask 8 2 .5 1.5; flask 6.6 5.8 .5 1.2; flask 9.4 5.2 .5 1',
  drying_room:
    'slab 0 0 11 7 .5; posts .6 .6 .5 5 2.4 4.2; sheets 1 2.2 .7 4 2.4; posts .6 5.8 .5 5 2.4 4.2; gable -.2 -.2 4.7 11.4 7.6 2 x',
  // civilian
  rostrum:
    'slab 0 0 11 8 .6; box 1 1 .6 9 4.4 3; rail 1 1 3.6 9; prow 2 5.4 1.4; prow 5 5.4 1.4; prow 8 5.4 1.4; bust 5.4 3 3.8 .8',
  obelisk:
    'slab 0 0 8 8 .7; box 1.6 1.6 .7 4.8 4.8 1.1; box 2.4 2.4 1.8 3.2 3.2 1.1; obelisk 2.9 2.9 2.9 2.2 10',
  // scientific
  pharmacist: 'cyl 4 4 0 4.2 .8; cyl 4 4 .8 3 .9; bowl 4 4 1.7 3.4 3.8; pestle 4.6 3.4 5 5',
  // commercial
  stone_reserve:
    'slab 0 0 11 9 .4; cube .8 .8 .4 2.6; cube 3.8 .8 .4 2.6; cube 6.8 .8 .4 2.6; cube .8 4 .4 2.6; cube 2.3 .9 3 2.6; cube 5.3 .9 3 2.6; cube 3.8 .9 5.6 2.6; tape 5 6.2 .4 4',
  clay_reserve:
    'slab 0 0 11 9 .4; bricks .8 .8 .4 4 5; bricks 5.8 .8 .4 4 4; bricks .8 5 .4 4 3; bricks 5.8 5 .4 4 2',
  wood_reserve:
    'slab 0 0 11 8 .4; posts .6 .6 .4 2 9 5.4; logs .8 1.4 .4 3 9; posts .6 6.6 .4 2 9 4.4; gable 0 0 5.4 11 8 1.6 x',
  customs_house:
    'slab 0 0 12 8 .5; box .6 1 .5 4 5 4; roof .6 1 4.5 4 5; arch 1.6 6 .5 1.6 2.4; box 9 2.6 .5 1.4 1.4 3.6 x; barrier 4.8 6.6 .5 6.6; chest 6 2.4 .5; chest 6 4.4 .5',
  brewery:
    'slab 0 0 11 9 .4; house .4 .4 5.4 4.4 3.2 2 .4; vat 8.4 2.6 .4 2 3; barrel 1.8 6.8 .4 1.1; barrel 4.4 6.8 .4 1.1; barrel 7 6.8 .4 1.1; barrel 3.1 6.6 2.4 1.1',
  port: 'flat -1 -1 0 14 12 w; box -1 -1 0 14 3 1.2; house 1 -.8 3.4 2 1.6 1 1.2; crane 7 -.4 1.2 4; box 0 2 0 1.4 7 1; ship 4 5 0 2.2',
  armory:
    'slab 0 0 10 7 .6; box .6 .6 .6 8.8 .8 5.6; round 2.2 1.5 3.6 1.5; round 5 1.5 3.6 1.5; round 7.8 1.5 3.6 1.5; swords 1 4 .6 4; anvil 6.4 4.4 .6',
  // military
  stable:
    'slab 0 0 12 9 .4; box .4 .4 .4 9 4 3.4; arch 1 4.4 .4 2.2 2.6; arch 4 4.4 .4 2.2 2.6; arch 7 4.4 .4 2 2.6; gable 0 0 3.8 9.8 4.8 1.8 x; horse 4 6.6 .4 1.15',
  garrison:
    'fort 0 0 10 9 2.6; tent 1.6 1.6 3 3 2.8 .1 x; tent 5.4 1.6 3 3 2.8 .1 x; tent 3.4 4.8 3 3 2.8 .1 x; arch 4 9 0 2 1.9; flag 10 9 2.6 3.6',
  palisade:
    'stakes 0 0 9 1.2 4.4; stakesy 0 0 8 1.2 4.4; tent 3.4 3.4 4 4 3.4 0 x; stakesy 10.8 0 4 1.2 4.4; stakes 0 9.6 4 1.2 4.4; stakes 7.2 9.6 4 1.2 4.4',
  horse_breeders:
    'slab 0 0 13 11 .4; fence .4 .6 12; fencey .4 .6 10; horse 2.4 2.6 .4 1.25; horse 5.4 6.8 .4 1.25; fencey 12.4 .6 10; fence .4 10.6 12',
  parade_ground: 'slab 0 0 12 11 .5; army 1.4 1.4 .5 5 4 2; flag 10.8 1 .5 6; flag 1 10 .5 6',
  pretorium: 'slab 0 0 11 10 .5; tent 1.4 1.4 7 7 5.6 .5 x; standard 9.6 6 .5 6; flag 1 9.4 .5 5',
  // guilds
  merchants_guild:
    'slab 0 0 11 9 .5; hall 0 .4 8 4.4 4 2.2 .5; scales 9.6 4 .5 6; bale 1.4 6.4 .5; bale 4 6.6 .5; barrel 7 7 .5 1',
  moneylenders_guild:
    'slab 0 0 10 9 .5; coins 2.4 2 .5 7; coins 5.8 1.8 .5 10; coins 2.2 5.2 .5 4; coins 5.6 5 .5 6; coins 8.4 4.4 .5 3; coins 5 7.8 .5 2',
  tacticians_guild:
    'slab 0 0 11 9 .5; tent .6 .6 5 5 5 .5 x; table 6.4 5 .5 3.6; army 6.8 5.2 1.9 3 2 1.1; standard 9.6 1.4 .5 6',
});

const OWN: Record<string, Record<string, Picture>> = {
  wonder: WONDERS,
  card: { ...BUILDINGS, ...CARDS },
};

/** The picture of a card or a wonder. */
export const pictureOf = (kind: 'card' | 'wonder', id: string): Picture | undefined =>
  OWN[kind]?.[id] ?? EXPANSIONS.map((each) => each.pictures[id]).find((each) => each);
