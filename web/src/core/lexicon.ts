// The components of one family by kind and id: what they are called, what they do, and what is printed on them.
import type { Component } from '../../types/service';
import { component } from './components';
import { words } from './words.svelte';

export interface Lexicon {
  /** The name of a component, in the reader's language. */
  nameOf(kind: string, id: string): string;
  /** The name where there is little room: English names without their article. */
  briefNameOf(kind: string, id: string): string;
  /** The effects of a component in words, sentence by sentence. */
  textsOf(kind: string, id: string): string[];
  /** An amount of a resource in words. */
  amountOf(resource: string, count: number): string;
  /** The component as it is printed. */
  component(kind: string, id: string): Component | undefined;
}

export const lexiconOf = (family: string): Lexicon => ({
  nameOf: (kind, id) => words.name(family, kind, id),
  briefNameOf: (kind, id) => words.name(family, kind, id).replace(/^The /, ''),
  textsOf: (kind, id) => words.texts(family, kind, id),
  amountOf: (resource, count) => {
    const own = `${family}-resource-amount-${resource}`;
    return words.say(words.has(own) ? own : `resource-amount-${resource}`, { count });
  },
  component: (kind, id) => component(family, kind, id),
});
