// The family of the table that is shown, for the components inside it.
import { getContext, setContext } from 'svelte';
import type { Family } from '../games/family';

const KEY = Symbol('family');

export const provideFamily = (family: () => Family): unknown => setContext(KEY, family);

/** The family of the table around a component. */
export const useFamily = (): Family => getContext<() => Family>(KEY)();
