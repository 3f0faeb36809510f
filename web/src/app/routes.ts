// The pages by their paths. A part of a path in braces is handed to the page as a property of that name.
import type { Component } from 'svelte';
import Home from '../pages/home/Home.svelte';
import TablePage from '../pages/table/TablePage.svelte';

type Page = Component<Record<string, string>>;

const ROUTES: [path: string, page: unknown][] = [
  ['/', Home],
  ['/t/{id}', TablePage],
];

export interface Match {
  page: Page;
  properties: Record<string, string>;
}

const PATTERNS = ROUTES.map(([path, page]) => ({
  page: page as Page,
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>\\w+)')}$`),
}));

/** Return the page at a path; `null` where there is none. */
export function match(path: string): Match | null {
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, properties: { ...found.groups } };
  }
  return null;
}
