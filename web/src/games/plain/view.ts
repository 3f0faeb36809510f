// The fields of any view by their names, for a table that knows no game.
import type { AnyView, Message } from '../../../types/service';
import { words } from '../../core/words.svelte';

/** Fields that have a place of their own on the table. */
const PLACED = ['family', 'variant', 'seat', 'pending', 'decision', 'prompt', 'outcome', 'actions', 'scores'];

/** All other fields that hold anything. */
export const fieldsOf = (view: AnyView): [string, unknown][] =>
  Object.entries(view).filter(([name, value]) => !PLACED.includes(name) && !isEmpty(value));

/** Whether there is nothing to show: no value, or a list or a record of such. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object') return value === null || Object.values(value).every(isEmpty);
  return value === undefined || value === '';
}

/** A name of the program where nobody has written words for it. */
export const labelOf = (name: string): string => name.replaceAll('_', ' ');

/** The name of a row of the score sheet. */
export function rowName(family: string, row: string): string {
  const id = [`${family}-category-${row}`, `label-category-${row}`].find((each) => words.has(each));
  return id ? words.say(id) : labelOf(row);
}

/** The message that a value has of its own, as actions and events do. */
export const messageOf = (value: object): Message | null =>
  'message' in value ? (value.message as Message | null) : null;
