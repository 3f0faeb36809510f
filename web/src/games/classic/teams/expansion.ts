// Team play, as the client plays it.
import type { ClassicExpansion } from '../expansion';

export const teams: ClassicExpansion = {
  name: 'teams',
  isIn: (view) => view.variant.split('+').includes('teams'),
  help: ['teams'],
  quietEvents: [],
  decision: () => null,
  effects: {},
  pictures: {},
  colors: {},
  rowSigns: {},
  rowColors: {},
};
