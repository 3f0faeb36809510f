/** The data that `vite.config.ts` generates from the program: words and components, each loaded when it is needed. */
declare module 'virtual:catalogue' {
  import type { Component } from '../types/service';

  interface Part {
    messages: string;
    names: Record<string, string>;
    texts: Record<string, string[]>;
  }

  /** By language: what is said whatever is played. */
  export const shared: Record<string, () => Promise<{ messages: string }>>;

  /** By family and language: its messages, and the names and texts of its components by kind and id. */
  export const parts: Record<string, Record<string, () => Promise<Part>>>;

  /** By family. */
  export const components: Record<string, () => Promise<{ components: Component[] }>>;
}
