// The face of a card.
import type { Cost } from '../../../types/service';
import type { Picture } from '../../art/drawing';
import type { Group } from '../effects';

export interface CardFace {
  id: string;
  name: string;
  /** Its effects in words, sentence by sentence. */
  texts: string[];
  /** The name of its color: of a class `f-…` and of an icon `fam-…`. */
  color: string;
  cost: Cost | null;
  /** A price that is not printed, as it is now. */
  price: number | null;
  effects: Group[];
  /** The icons of the mark that it asks for and of the one that it gives; empty without. */
  needs: string;
  gives: string;
  /** Cards by their names: those that make it free, and those that it makes free. */
  earlier?: string[];
  later?: string[];
  /** The mark that is still shown when it is built. */
  keeps: string;
  /** None where the icon of its color stands large in its place. */
  picture: Picture | undefined;
}

/** The back of a card, as far as it tells what lies under it. */
export interface Back {
  age: number;
  /** The icon in the place of the number of the age. */
  icon?: string;
  /** A ground of its own, in the place of that of the age. */
  ground?: string;
}
