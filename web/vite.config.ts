import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = '../src/thaumata/locales';
const PAGE = '../src/thaumata/server/page';

/** Files of words that no page says: those of the command line, of programs, and of the other family. */
const UNSAID = /^(arena|positions|programs|usage|.*-terminal|classic-.*|cities-.*)\.ftl$/;

interface Component {
  kind: string;
  id: string;
  names: unknown;
  texts?: Record<string, string[]>;
}

/** Read what `scripts/build.py` has written with `thaumata components`. */
function components(): Component[] {
  const found = new Map<string, Component>();
  for (const name of readdirSync('made').sort().reverse())
    for (const each of JSON.parse(readFileSync(join('made', name), 'utf-8')).components as Component[])
      found.set(`${each.kind} ${each.id}`, each);
  return [...found.values()];
}

/** The messages of a language without comments, and what each component does, in sentences. */
function words(language: string): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !UNSAID.test(name));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf-8').split('\n'));
  const messages = lines.filter((line) => line.trim() && !line.startsWith('#')).join('\n');
  const texts: Record<string, string[]> = {};
  for (const each of components()) texts[`${each.kind} ${each.id}`] = each.texts?.[language] ?? [];
  return `export const messages = ${JSON.stringify(messages)};\nexport const texts = ${JSON.stringify(texts)};`;
}

/** Components and words come from the program, so that nothing of the game is written twice. */
function fromTheProgram(): Plugin {
  return {
    name: 'from-the-program',
    resolveId: (id) => (id.startsWith('virtual:') ? '\0' + id : null),
    load(id) {
      if (id.startsWith('\0virtual:words/')) return words(id.slice('\0virtual:words/'.length));
      if (id !== '\0virtual:components') return null;
      const bare = components().map((each) => ({ ...each, names: undefined, texts: undefined }));
      return `export default ${JSON.stringify(bare)}`;
    },
  };
}

/** Leaves a compressed copy beside each file, for the service to send. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(PAGE, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const content = readFileSync(join(PAGE, name));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(PAGE, name + '.br'), brotliCompressSync(content, { params: quality }));
        writeFileSync(join(PAGE, name + '.gz'), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fromTheProgram(), compressed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
