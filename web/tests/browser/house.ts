// What all browser tests share: a page that must run without faults, the native engine, and hands to play with.
import { expect, test as plain, type Locator, type Page } from '@playwright/test';
import type { Options, RuleSet } from '../../src/engine/protocol';
import { tara } from './covers';
import { afterMessages, nothing } from '../../src/table/known';
import type { Message } from '../../src/table/messages';
import { en, words, type Words } from './words';
import { Native, type Played } from './native';
import { address } from './places';

export { expect };
export { en, words, type Words };
export const locales = { en: 'en-GB', de: 'de-DE', it: 'it-IT' } as const;
export const languages = ['en', 'de', 'it'] as const;

interface Given {
  /** Faults of the page that a test expects; whatever else it logs as an error fails the test. */
  allowed: RegExp[];
  /** Whether what is on the page is painted: only where colours, frames or the time that a page takes are looked at. */
  drawn: boolean;
  unpainted: void;
  watched: void;
}

export const test = plain.extend<Given, { native: Native }>({
  native: [
    async ({}, use) => {
      const native = new Native();
      await use(native);
      native.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(address()),
  allowed: [[], { option: true }],
  drawn: [false, { option: true }],
  // Everything is laid out, seen and touched as ever, but filling its shapes with colour took a quarter of the time of all tests. A
  // second attempt is painted, for the picture of what failed.
  unpainted: [
    async ({ context, drawn }, use, info) => {
      if (!drawn && info.retry === 0)
        await context.addInitScript(() => {
          const clear = new CSSStyleSheet();
          clear.replaceSync(':root { opacity: 0 !important }');
          document.adoptedStyleSheets = [clear];
        });
      await use();
    },
    { auto: true },
  ],
  // No uncaught errors, nothing that the content policy stopped, nothing asked from elsewhere.
  watched: [
    async ({ context, allowed }, use) => {
      const faults: string[] = [];
      const note = (text: string) => allowed.some((pattern) => pattern.test(text)) || faults.push(text);
      context.on('weberror', (fault) => note(String(fault.error())));
      context.on('console', (message) => message.type() === 'error' && note(message.text()));
      context.on('request', (request) => {
        if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) note(`asked for ${request.url()}`);
      });
      await use();
      expect(faults, 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Where the page stands, as a person sees and hears it. */
export interface Seen {
  moves: string[];
  at: number;
  legal: string[];
  counts: number[][];
  red: string[];
  blue: string[];
  redKings: string[];
  blueKings: string[];
  besieged: string[];
}

export async function look(page: Page, say: Words = en): Promise<Seen> {
  const { tara } = say;
  return page.evaluate(
    ([red, blue, redKing, blueKing, besieged]) => {
      const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
      const hills = all('.grid [data-hill]').map((hill) => ({ name: hill.dataset.hill!, says: hill.ariaLabel!.split(', ') }));
      const that = (word: string) => hills.filter(({ says }) => says.includes(word)).map(({ name }) => name).sort();
      const numbers = all('[data-number]');
      return {
        moves: numbers.map((move) => move.textContent!.trim()),
        at: Number(numbers.find((move) => move.ariaCurrent)?.dataset.number ?? 0),
        legal: all('.grid button.legal').map((hill) => hill.dataset.hill!).sort(),
        counts: all('.sides dl').map((list) => [...list.querySelectorAll('dd')].map((count) => Number(count.textContent))),
        red: that(red!),
        blue: that(blue!),
        redKings: that(redKing!),
        blueKings: that(blueKing!),
        besieged: that(besieged!),
      };
    },
    [tara.ringfortOf.red, tara.ringfortOf.blue, tara.kingOf.red, tara.kingOf.blue, tara.besieged],
  );
}

export const moveOf = (step: string) => step.slice(step.indexOf(' ') + 1);
export const seatOf = (step: string) => Number(step.split(' ')[0]);

/** What the page must show after the first moves of a game, told by the native engine. */
export async function truth(native: Native, played: Played, count = played.moves.length, canMove = true): Promise<Seen> {
  const line = { game: played.game, options: played.options, moves: played.moves.slice(0, count) };
  const { position } = await native.ask('show', line);
  const { legal, actors } = await native.ask('legal', line);
  const moves = canMove && typeof actors[0] === 'number' ? legal[actors[0]]! : [];
  const counts = [position.red_count, position.blue_count].map(({ kingdoms, territory, bridges, kings_taken }) =>
    [kingdoms, territory, bridges, ...(kings_taken > 0 ? [kings_taken] : [])]);
  return {
    moves: played.moves.map(moveOf),
    at: count,
    legal: firstTouches(moves),
    counts,
    red: [...position.red].sort(),
    blue: [...position.blue].sort(),
    redKings: [...position.red_kings].sort(),
    blueKings: [...position.blue_kings].sort(),
    besieged: [...position.besieged].sort(),
  };
}

const isCall = (move: string) => move === 'pass' || move === 'out';
const unique = (names: string[]) => [...new Set(names)].sort();
export const firstTouches = (moves: string[]) => unique(moves.filter((move) => !isCall(move)).map((move) => move.slice(0, 2)));

/** The hills to touch for a move, in order; a bridge from its lower end. */
export const touchesOf = (move: string): string[] => move.match(/[A-G][1-7]/g) ?? [];

/** The hills that must be open for the next touch after those made, where the moves are legal. */
export function openAfter(moves: string[], touched: string[]): string[] {
  const ways = moves.filter((move) => !isCall(move)).flatMap((move) => {
    const [first, ...rest] = touchesOf(move) as [string, ...string[]];
    return move.includes('/') ? [[first, ...rest], [first, ...rest.reverse()]] : [[first, ...rest]];
  });
  return unique(
    ways.filter((way) => touched.every((hill, i) => way[i] === hill)).flatMap((way) => way[touched.length] ?? []),
  );
}

/** What can be chosen in a box, once it is there. */
export const expectChoices = (box: Locator, values: string[]) =>
  expect.poll(() => box.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(values);

export const hill = (page: Page, name: string) => page.locator(`.grid [data-hill="${name}"]`);

/** Waits until the page shows the position after so many moves. */
export async function arrive(page: Page, count: number) {
  if (count > 0) await page.locator(`[data-number="${count}"][aria-current]`).waitFor();
  else await expect(page.locator('[data-number][aria-current]')).toHaveCount(0);
}

/** Plays a move as a person does: hill by hill, or by its button. */
export async function play(page: Page, move: string, legal: string[], say: Words = en, touch = false) {
  const press = (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    return touch ? button.tap() : button.click();
  };
  if (isCall(move)) return press(say.tara.call[move as 'pass' | 'out']);
  const touches = touchesOf(move);
  for (const [i, name] of touches.entries()) {
    if (touch) await hill(page, name).tap();
    else await hill(page, name).click();
    if (i + 1 < touches.length) await expect.poll(async () => (await look(page, say)).legal).toEqual(openAfter(legal, touches.slice(0, i + 1)));
  }
  if (move.endsWith('*')) await press(say.tara.sacrifice);
  else if (legal.includes(move + '*')) await press(say.tara.keepRingfort);
}

/** A game as the browser kept it before there were several tables; it is taken over. */
export interface Sitting {
  game: string;
  options: Options;
  players: string[];
  match: boolean;
  finished: { options: Options; moves: string[]; scores: number[] }[];
  moves: string[];
  over: boolean;
  seed: number;
}

let laid = 0;
/** Puts a game on the table as the browser keeps it, and opens it there. */
export async function lay(page: Page, played: Played, more: Partial<Sitting> = {}) {
  const seats = played.game.includes('doubles') ? 4 : 2;
  const sitting: Sitting = {
    game: played.game,
    options: played.options,
    players: Array(seats).fill('person'),
    match: false,
    finished: [],
    moves: played.moves,
    over: false,
    seed: 1,
    ...more,
  };
  // Once: what is played from here on must survive loading the page anew.
  await page.addInitScript(([text, mark]) => {
    if (sessionStorage.getItem(mark!)) return;
    sessionStorage.setItem(mark!, 'laid');
    localStorage.setItem('ardri.table', text!);
  }, [JSON.stringify(sitting), `laid ${++laid}`]);
  await page.goto('/table');
  await arrive(page, played.moves.length);
}

/** The log of the table that one sits at, as the browser keeps it. */
const keptLog = (page: Page): Promise<Message[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((answer, fail) => {
      request.onsuccess = () => answer(request.result);
      request.onerror = () => fail(request.error);
    });
    const kept = await done(indexedDB.open('ardri'));
    const id = sessionStorage.getItem('ardri.current')!;
    const found = await done(kept.transaction('entries').objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])));
    kept.close();
    return found.map(({ entry }) => ({ events: [], ...entry }));
  });

const stepsOf = (log: Message[]) => afterMessages(nothing, log).steps.map(({ seat, move }) => `${seat} ${move}`);

/** What is kept of the table that one sits at. */
export async function kept(page: Page): Promise<Sitting> {
  await page.waitForFunction(() => sessionStorage.getItem('ardri.current') !== null); // from when on it is kept
  const log = await keptLog(page);
  const { setting, sitters, results, result } = afterMessages(nothing, log);
  const ends = log.flatMap(({ what, n }) => (what === 'next-game' ? [n] : []));
  return {
    game: setting!.game,
    options: setting!.options,
    players: sitters.map(({ player }) => player || 'person'),
    match: setting!.match,
    finished: results.map((scores, i) => ({ options: {}, moves: stepsOf(log.slice(0, ends[i])), scores })),
    moves: stepsOf(log),
    over: result !== null,
    seed: 1,
  };
}

/** Lets the page's dice fall so that its computer players have this seed. */
export const loadDice = (page: Page, seed: number) =>
  page.addInitScript((value) => void (Math.random = () => value), seed / 2 ** 32);

export interface Seating {
  start?: number;
  computers?: number[];
  match?: boolean;
}

/** From the shelf to the table, by mouse. */
export async function sitDown(page: Page, ruleSet: RuleSet, { start = 0, computers = [], match = false }: Seating = {}) {
  const cover = tara.find(({ ruleSets }) => ruleSets.includes(ruleSet.id))!;
  await page.goto('/');
  await page.getByRole('link', { name: cover.title }).and(page.locator('.cover')).click();
  await expect(page.getByRole('heading', { level: 1, name: cover.title })).toBeVisible();
  await page.locator(`input[name=rules][value="${ruleSet.id}"]`).check();
  for (const [seat, { en: name }] of ruleSet.seats.entries())
    await page.getByRole('combobox', { name, exact: true }).selectOption(computers.includes(seat) ? 'random' : 'person');
  await page.getByRole('combobox', { name: en.setup.starts }).selectOption({ index: start });
  await page.getByRole('combobox', { name: en.setup.length }).selectOption({ index: match ? 1 : 0 });
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruleSet.name.en);
}

export async function ruleSetOf(native: Native, id: string): Promise<RuleSet> {
  return (await native.ask('games', {})).games.find((ruleSet) => ruleSet.id === id)!;
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, text: string | Buffer) {
  const bytes = Buffer.from(text).toString('base64');
  await page.locator('main').waitFor({ state: 'attached' });
  await page.evaluate(
    ([name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes!), (c) => c.charCodeAt(0))], name!));
      const event = (type: string) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      const target = document.querySelector('main')!;
      target.dispatchEvent(event('dragover'));
      target.dispatchEvent(event('drop'));
    },
    [name, bytes],
  );
}

/** A record on the table of people who share the screen, whatever language the page speaks. */
export async function layOnTable(page: Page, record: string) {
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  const form = page.locator('form:has(select)');
  await form.locator('select').first().selectOption('all');
  await form.locator('button').click();
  await expect(page).toHaveURL('/table');
}

/** Goes on with the recorded game that is shown, by hand for all sides. */
export async function playOnByHand(page: Page) {
  const form = page.locator('form', { hasText: en.table.playFromHere });
  await form.getByRole('combobox').first().selectOption('all');
  await form.getByRole('button').click();
}
