// Steps of the build: the engine's catalogue as a module, so that the first page need not wait for the engine; the texts
// of the ledger, a file for each family and language; a service worker that keeps the whole app for use offline; and compressed copies of all files, which the server sends as they are.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Texts } from './src/words/texts';

/** Asks the engine itself what it can play, and makes its answer part of the page. */
export function catalogue(): Plugin {
  const program = process.env.ARDRI ?? fileURLToPath(new URL('../build/release/ardri', import.meta.url));
  return {
    name: 'ardri-catalogue',
    resolveId: (id) => (id === 'virtual:catalogue' ? '\0catalogue' : null),
    load: (id) => (id === '\0catalogue' ? `export default ${execFileSync(program, ['engine'], { input: '{"do":"games"}\n' })};` : null),
  };
}

const languages = ['en', 'de', 'it'] as const;

type Words = Record<(typeof languages)[number], string>;
interface LedgerFile {
  family: string;
  source: string;
  rules: { id: string; sets: 'all' | string[]; section: string; decision: boolean; title: Words; text: Words }[];
}
interface EventsFile {
  family: string;
  words: Record<string, Record<string, Words>>;
  events: { id: string; arguments: Record<string, string>; text: Words }[];
}

const ledgerFolder = fileURLToPath(new URL('../rules', import.meta.url));

/** What only the program itself says: at the terminal, in tournaments, and in drawings. */
const notOnAPage = /(^|\/)(terminal|arena|[\w-]+-drawing)\.json$/;

interface Found<File> {
  path: string;
  file: File;
}

function filesIn<File>(folder: string): Found<File>[] {
  const paths = readdirSync(folder).filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  return paths.filter((path) => !notOnAPage.test(path)).map((path) => ({ path, file: JSON.parse(readFileSync(path, 'utf8')) as File }));
}

/** The ledger's files: of rules, and of events, of which a family may have several. */
const rulesFiles = () => filesIn<LedgerFile>(ledgerFolder);
const eventsFiles = () => filesIn<EventsFile>(join(ledgerFolder, 'events'));

const families = () => [...new Set([...rulesFiles(), ...eventsFiles()].map(({ file }) => file.family))];

function mapped<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** The ledger's texts of a family in one language, out of its files; the table has no rules, a game may have no events. */
function textsOf(language: (typeof languages)[number], ledgers: LedgerFile[], events: EventsFile[]): Texts {
  const texts: Texts = { language, rules: {}, events: {}, words: {} };
  for (const ledger of ledgers)
    for (const { id, sets, section, decision, title, text } of ledger.rules)
      texts.rules[id] = { title: title[language], text: text[language], source: `${ledger.source}: ${section}`, decision, sets: sets === 'all' ? [] : sets };
  for (const file of events) {
    for (const { id, arguments: named, text } of file.events) texts.events[id] = { arguments: named, text: text[language] };
    Object.assign(texts.words, mapped(file.words, (set) => mapped(set, (word) => word[language])));
  }
  return texts;
}

/** A module for each family and language, and one that loads them. */
export function texts(): Plugin {
  return {
    name: 'ardri-texts',
    resolveId: (id) => (/^virtual:texts(\/|$)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:texts') {
        const names = families().flatMap((family) => languages.map((language) => `${family}.${language}`));
        return `export default {${names.map((name) => `'${name}': () => import('virtual:texts/${name}')`).join(', ')}};`;
      }
      const [, family, language] = /^\0virtual:texts\/([\w-]+)\.(en|de|it)$/.exec(id) ?? [];
      if (!family) return null;
      const ledgers = rulesFiles().filter(({ file }) => file.family === family);
      const events = eventsFiles().filter(({ file }) => file.family === family);
      if (ledgers.length + events.length === 0) throw new Error(`the ledger knows no family ${family}`);
      for (const { path } of [...ledgers, ...events]) this.addWatchFile(path);
      const texts = textsOf(language as (typeof languages)[number], ledgers.map(({ file }) => file), events.map(({ file }) => file));
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

/** Has the page fetch the chunk that its first one imports beside that one, and not after it. The styles of both become part
    of the page, as no script begins before its styles are there. */
export function early(first: string, next: string): Plugin {
  let address = '';
  let styles = '';
  return {
    name: 'ardri-early',
    apply: 'build',
    // Before links to the styles are written anywhere.
    generateBundle(_options, bundle) {
      const needed = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && [first, next].includes(file.name) ? [file] : []));
      address = needed.find(({ name }) => name === next)!.fileName;
      for (const { viteMetadata } of needed) {
        for (const name of viteMetadata!.importedCss) {
          const file = bundle[name];
          if (file?.type === 'asset') styles += String(file.source).replace('/*$vite$:1*/', '').trim();
          delete bundle[name];
        }
        viteMetadata!.importedCss.clear();
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${address}` } },
        { tag: 'style', injectTo: 'head', children: styles },
      ],
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Writes sw.js with the list of everything that was built; its version is a hash of all of it. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'ardri-offline',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      if (!existsSync(out)) return;
      const files = filesBelow(out).filter((path) => !path.endsWith('sw.js') && !path.endsWith('.gz'));
      const hash = createHash('sha256');
      for (const path of files.sort()) hash.update(relative(out, path)).update(readFileSync(path));
      const urls = files.map((path) => '/' + relative(out, path)).map((url) => (url === '/index.html' ? '/' : url));
      const source = readFileSync(new URL('./src/service-worker.js', import.meta.url), 'utf8');
      const list = JSON.stringify(urls);
      writeFileSync(join(out, 'sw.js'), `const version = '${hash.digest('hex').slice(0, 16)}';\nconst files = ${list};\n${source}`);
    },
  };
}

export function compressed(): Plugin {
  let out = '';
  return {
    name: 'ardri-compressed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      if (!existsSync(out)) return;
      for (const path of filesBelow(out))
        if (/\.(html|js|css|svg|json|webmanifest|wasm|net)$/.test(path))
          writeFileSync(path + '.gz', gzipSync(readFileSync(path), { level: 9 }));
    },
  };
}
