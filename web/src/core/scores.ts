import type { AnyView, Score } from '../../types/service';

/** The points of each seat in any view, row by row. */
export const scoresOf = (view: AnyView): Score[] =>
  'scores' in view ? view.scores : view.cities.map((each) => each.score);
