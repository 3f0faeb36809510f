// The offer of the service: families with their expansions, options and numbers of seats; levels, phrases.
import type { FamilyInfo, Games } from '../../types/service';
import * as api from './api';
import { settings, type Setup } from './settings.svelte';

class GameCatalog {
  #games = $state.raw<Games>({ families: [], levels: [], phrases: [], languages: [] });

  /** Ask the service. Where it cannot be reached nothing is offered, and whatever is tried says why. */
  async load(): Promise<void> {
    this.#games = await api.games().catch(() => this.#games);
  }

  get families(): FamilyInfo[] {
    return this.#games.families;
  }

  /** The levels of the computer players, the mildest first. */
  get levels(): string[] {
    return this.#games.levels;
  }

  /** The ids of the phrases that can be said at a table. */
  get phrases(): string[] {
    return this.#games.phrases;
  }

  /** How the last game of a family was set up; a plain game against a mild opponent where there was none. */
  setup(family: FamilyInfo): Setup {
    const usual = { seats: family.seats[0] ?? 2, level: this.usualLevel, expansions: [] };
    const last = settings.values.setups[family.family];
    if (!last) return usual;
    return {
      seats: family.seats.includes(last.seats) ? last.seats : usual.seats,
      level: this.levels.includes(last.level) ? last.level : usual.level,
      expansions: family.expansions.filter((each) => last.expansions.includes(each)),
    };
  }

  /** Not the very mildest level: that one is for those who have never played. */
  get usualLevel(): string {
    return this.levels[1] ?? this.levels[0] ?? '';
  }
}

export const games = new GameCatalog();
