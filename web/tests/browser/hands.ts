// Hands for any board: something is pressed as a person does it, by mouse, finger or keys.
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { en, expect } from './house';

export const patience = 5000; // milliseconds

/** How something is pressed. */
export type Hands = (page: Page, what: Locator) => Promise<void>;
export const mouse: Hands = async (_, what) => what.click({ timeout: patience });
export const finger: Hands = async (_, what) => what.tap({ timeout: patience });
/** As with the key Enter, without the way there: for games that are gone through for what they show. */
export const quick: Hands = async (_, what) => what.evaluate((element: HTMLElement) => (element.focus(), element.click()), undefined, { timeout: patience });

/** Where the keyboard has to go to be at an element: which key leads nearer, and how often. Null: it is there. */
const wayTo = (target: ElementHandle<Element>) => target.evaluate((element): { key: string; times: number } | null => {
  const from = document.activeElement ?? document.body;
  if (from === element) return null;
  const box = element.closest('[role=grid], [role=toolbar]');
  if (box?.contains(from)) {
    const row = (one: Element) => Number(one.closest('[role=row]')?.ariaRowIndex ?? 0);
    const column = (one: Element) => [...one.parentElement!.children].indexOf(one);
    const [down, right] = [row(element) - row(from), column(element) - column(from)];
    return down !== 0 ? { key: down > 0 ? 'ArrowDown' : 'ArrowUp', times: Math.abs(down) } : { key: right > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(right) };
  }
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')]
    .filter((one) => one === from || (one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true })));
  // What scrolls takes the focus without a word of it.
  if (from !== document.body && !stops.includes(from as HTMLElement)) stops.splice(stops.filter((one) => one.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING).length, 0, from as HTMLElement);
  const stop = stops.findIndex((one) => one === element || box?.contains(one));
  const tabs = stop - stops.indexOf(from as HTMLElement);
  return { key: tabs < 0 ? 'Shift+Tab' : 'Tab', times: Math.abs(tabs) };
});

/** With nothing but keys: Tab to where it lies, arrows within a grid or a row of cards, Enter. */
export const keys: Hands = async (page, what) => {
  const target = (await what.elementHandle())!;
  let way = await wayTo(target);
  for (let ways = 0; way && ways < 20; ++ways, way = await wayTo(target))
    for (let times = ways > 5 ? 1 : way.times; times > 0; --times) await page.keyboard.press(way.key);
  expect(way, `${await target.evaluate((element) => element.ariaLabel ?? element.textContent)} is reached by keys`).toBe(null);
  await page.keyboard.press('Enter');
};

/** What was touched is on the screen. */
export const drawn = (page: Page) => page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

export const choices = (page: Page) => page.locator('.prompt .ways > button:not(.stepback)');
export const result = (page: Page) => page.getByRole('region', { name: en.table.result });
export const called = (page: Page) => page.locator('.cover .main');

/** How many steps of the game are shown; those of a turn that is being made do not count yet. */
export const shown = (page: Page): Promise<number> => way(page).evaluate((slider: HTMLInputElement) => Number(slider.value));
/** The slider through the game. */
export const way = (page: Page) => page.locator('.through input[type=range]');

export type Dice = (below: number) => number;
/** The same numbers every time. */
export function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
