// The family of the table that is shown, for the components inside it.
import { createContext } from 'svelte';
import type { Family } from '../games/family';

export const [useFamily, provideFamily] = createContext<Family>();
