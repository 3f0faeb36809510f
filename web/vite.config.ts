import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = '../src/thaumata/locales';
const PAGE = '../src/thaumata/server/page';

/** Files of words that no page says: those of the command line and of programs. */
const UNSAID = /^(arena|positions|programs|usage|.*-terminal)\.ftl$/;

interface Component {
  kind: string;
  id: string;
  names?: Record<string, string>;
  texts?: Record<string, string[]>;
}

interface ComponentList {
  variant: string;
  languages: string[];
  components: Component[];
}

/** A family of games: its name, the prefixes of its files of words, and its components by kind and id. */
interface Family {
  name: string;
  prefixes: Set<string>;
  components: Map<string, Component>;
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf-8');

/** Read the lists that `scripts/builder` has written with `thaumata components`; a shorter variant wins. */
function families(): Family[] {
  const found = new Map<string, Family>();
  const lists = readdirSync('made').map((name) => JSON.parse(read('made', name)) as ComponentList);
  for (const { variant, components } of lists.sort((a, b) => b.variant.length - a.variant.length)) {
    const [base = '', ...expansions] = variant.split('+');
    const name = base.replace(/-.*/, '');
    const family = found.get(name) ?? { name, prefixes: new Set([name]), components: new Map() };
    found.set(name, family);
    for (const each of expansions) family.prefixes.add(each);
    for (const each of components) family.components.set(`${each.kind} ${each.id}`, each);
  }
  return [...found.values()];
}

/** The messages of a language without comments: those of a family, or those that belong to no family. */
function messages(language: string, family?: Family): string {
  const prefixes = family ? [family] : families();
  const isOfFamily = (name: string): boolean =>
    prefixes.some((each) => each.prefixes.has(name.replace(/-.*/, '')));
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !UNSAID.test(name));
  const lines = files
    .filter((name) => isOfFamily(name) === Boolean(family))
    .flatMap((name) => read(folder, name).split('\n'));
  return lines.filter((line) => line.trim() && !line.startsWith('#')).join('\n');
}

/** The source of a module that exports these values under their names. */
const moduleOf = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** What a family says in a language: its messages, and the names and texts of its components. */
function part(language: string, family: Family): string {
  const names: Record<string, string> = {};
  const texts: Record<string, string[]> = {};
  for (const [key, each] of family.components) {
    if (each.names?.[language]) names[key] = each.names[language];
    if (each.texts?.[language]) texts[key] = each.texts[language];
  }
  return moduleOf({ messages: messages(language, family), names, texts });
}

/** The source of a table of modules that are loaded when they are needed. */
const loaders = (ids: Record<string, string>): string =>
  `{${Object.entries(ids).map(([name, id]) => `${name}: () => import('virtual:${id}')`)}}`;

/** Which modules there are: the shared words by language, the words of families, their components. */
function catalogue(): string {
  const languages = readdirSync(LOCALES);
  const byLanguage = (prefix: string): string =>
    loaders(Object.fromEntries(languages.map((each) => [each, prefix + each])));
  const known = families().map(({ name }) => name);
  const parts = known.map((name) => `${name}: ${byLanguage(`words-${name}-`)}`);
  return `export const shared = ${byLanguage('words-')};
    export const parts = {${parts}};
    export const components = ${loaders(Object.fromEntries(known.map((each) => [each, `components-${each}`])))};`;
}

/** Components and words come from the program, so that nothing of the game is written twice. */
function fromTheProgram(): Plugin {
  return {
    name: 'from-the-program',
    resolveId: (id) => (id.startsWith('virtual:') ? '\0' + id : null),
    load(id) {
      const [prefix, kind, ...names] = id.split(/[:-]/);
      if (prefix !== '\0virtual') return null;
      if (kind === 'catalogue') return catalogue();
      const family = families().find(({ name }) => name === names[0]);
      if (kind === 'words')
        return family ? part(names[1] ?? '', family) : moduleOf({ messages: messages(names[0] ?? '') });
      const bare = [...(family?.components.values() ?? [])].map((each) => ({
        ...each,
        names: undefined,
        texts: undefined,
      }));
      return moduleOf({ components: bare });
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
