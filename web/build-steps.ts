// Steps of the build: the engine's catalogue as a module, so that the first page need not wait for the engine; the texts
// of the ledger, and its order as a book, files for each family and language; a service worker that keeps the whole app for
// use offline; and compressed copies of all files, which the server sends as they are.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Verbs } from './src/engine/protocol';
import type { Book } from './src/pages/rules/book';
import type { Rules, Texts } from './src/words/texts';

/** Asks the engine itself what it can play, and makes its answer part of the page; the summaries and what options mean, which
    only those read who choose among them, are parts of their own. */
export function catalogue(): Plugin {
  const program = process.env.ARDRI ?? fileURLToPath(new URL('../build/release/ardri', import.meta.url));
  const ask = (): Verbs['games']['answer'] => JSON.parse(String(execFileSync(program, ['engine'], { input: '{"do":"games"}\n' })));
  const parts: Record<string, () => unknown> = {
    'virtual:catalogue': () => ((known) => ({ ...known, games: known.games.map(({ summary: _, ...rest }) => ({ ...rest, options: rest.options.map(({ meaning: _, parts: __, ...option }) => option) })) }))(ask()),
    'virtual:options': () => Object.fromEntries(ask().games.map(({ id, options }) => [id, options])),
    'virtual:summaries': () => Object.fromEntries(ask().games.map(({ id, summary }) => [id, summary])),
  };
  return {
    name: 'ardri-catalogue',
    resolveId: (id) => (id in parts ? `\0${id}` : null),
    load: (id) => (id.slice(1) in parts ? `export default ${JSON.stringify(parts[id.slice(1)]!())};` : null),
  };
}

const languages = ['en', 'de', 'it'] as const;

type Code = (typeof languages)[number];
type Words = Record<Code, string>;
interface LedgerFile {
  family: string;
  source: string;
  language: string;
  sets: { id: string; aim: Words }[];
  chapters: { id: string; title: Words; rules: string[] }[];
  rules: { id: string; sets: 'all' | string[]; section: string; decision: boolean; decides?: string; title: Words; text: Words }[];
}
interface EventsFile {
  family: string;
  words: Record<string, Record<string, Words>>;
  events: { id: string; arguments: Record<string, string>; text: Words }[];
}

const ledgerFolder = fileURLToPath(new URL('../rules', import.meta.url));

/** What only the program itself says: at the terminal, in tournaments, of files of puzzles, of moves as numbers, and in drawings. */
const notOnAPage = /(^|\/)(terminal|arena|puzzles|encoding|[\w-]+-drawing)\.json$/;

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

/** What happens in a family's games, in one language, out of the ledger's files; a game may have no events. */
function textsOf(language: Code, _: LedgerFile[], events: EventsFile[]): Texts {
  const texts: Texts = { language, events: {}, words: {} };
  for (const file of events) {
    for (const { id, arguments: named, text } of file.events) texts.events[id] = { arguments: named, text: text[language] };
    Object.assign(texts.words, mapped(file.words, (set) => mapped(set, (word) => word[language])));
  }
  return texts;
}

/** A family's rules in one language; the table has none. */
function rulesOf(language: Code, { rules }: LedgerFile): Rules {
  return Object.fromEntries(rules.map(({ id, title, text }) => [id, { title: title[language], text: text[language] }]));
}

/** How a family's rules are read as a book; their texts stand for themselves. */
function bookOf(language: Code, { source, language: written, sets, chapters, rules }: LedgerFile): Book {
  return {
    source,
    written,
    aims: Object.fromEntries(sets.map(({ id, aim }) => [id, aim[language]])),
    chapters: chapters.map(({ id, title, rules }) => ({ id, title: title[language], rules })),
    entries: Object.fromEntries(rules.map(({ id, section, decision, decides, sets }) => [id, { section, decision, decides, sets: sets === 'all' ? [] : sets }])),
  };
}

/** What a module of the ledger says, by its family and language. */
interface Shelf {
  name: string;
  families: () => string[];
  said: (language: Code, ledgers: LedgerFile[], events: EventsFile[]) => unknown;
}
const withRules = () => rulesFiles().map(({ file }) => file.family);
const shelves: Shelf[] = [
  { name: 'texts', families, said: textsOf },
  { name: 'rules', families: withRules, said: (language, [ledger]) => rulesOf(language, ledger!) },
  { name: 'books', families: withRules, said: (language, [ledger]) => bookOf(language, ledger!) },
];

/** Modules for each family and language, and for each kind of them one that loads them. */
export function texts(): Plugin {
  return {
    name: 'ardri-texts',
    resolveId: (id) => (/^virtual:(texts|rules|books)(\/|$)/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, name, family, language] = /^\0virtual:(texts|rules|books)(?:\/([\w-]+)\.(en|de|it))?$/.exec(id) ?? [];
      const shelf = shelves.find((shelf) => shelf.name === name);
      if (!shelf) return null;
      if (!family) {
        const names = shelf.families().flatMap((family) => languages.map((language) => `${family}.${language}`));
        return `export default {${names.map((file) => `'${file}': () => import('virtual:${name}/${file}')`).join(', ')}};`;
      }
      const ledgers = rulesFiles().filter(({ file }) => file.family === family);
      const events = eventsFiles().filter(({ file }) => file.family === family);
      if (!shelf.families().includes(family)) throw new Error(`the ledger knows no family ${family}`);
      for (const { path } of [...ledgers, ...events]) this.addWatchFile(path);
      return `export default ${JSON.stringify(shelf.said(language as Code, ledgers.map(({ file }) => file), events.map(({ file }) => file)))};`;
    },
  };
}

/** What is played with of a pack of content: `?play` leaves out where its pieces come from, which only the page of components tells. */
export function packs(): Plugin {
  return {
    name: 'ardri-packs',
    load(id) {
      const [, path] = /^(.*\.json)\?play$/.exec(id) ?? [];
      if (!path) return null;
      this.addWatchFile(path);
      return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), (key, value) => (['provenance', 'source', 'reason'].includes(key) ? undefined : value));
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

/** Blocks that end sooner suit some files better, modules above all: the smallest of several. */
function smallest(bytes: Buffer): Buffer {
  const [first, ...others] = [8, 7, 6].map((memLevel) => gzipSync(bytes, { level: 9, memLevel }));
  return others.reduce((best, each) => (each.length < best.length ? each : best), first!);
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
          writeFileSync(path + '.gz', smallest(readFileSync(path)));
    },
  };
}
