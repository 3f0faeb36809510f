import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import client from './vite.config';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What needs no browser is tested in Node, with the little of a browser that `setup.ts` puts there.
export default mergeConfig(
  client,
  defineConfig({
    resolve: {
      conditions: ['browser'],
      alias: { 'virtual:catalogue': file('./tests/catalogue.ts') },
    },
    test: { include: ['tests/**/*.test.ts'], setupFiles: ['./tests/setup.ts'] },
  }),
);
