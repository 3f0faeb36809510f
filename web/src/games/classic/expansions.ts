// The expansions of 7 Wonders; no other module of the base names them.
import type { ClassicView } from '../../../types/service';
import { cities } from './cities/expansion';
import type { ClassicExpansion } from './expansion';
import { teams } from './teams/expansion';

export const EXPANSIONS: ClassicExpansion[] = [cities, teams];

export const expansionsIn = (view: ClassicView): ClassicExpansion[] =>
  EXPANSIONS.filter((each) => each.isIn(view));
