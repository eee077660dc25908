// Pictures of every page for docs/images: ARDRI_SCREENSHOTS=1 npx playwright test screenshots. They test nothing.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as kings from './kings-pictures';
import * as rebirth from './rebirth-pictures';
import * as tumult from './tumult-pictures';
import { arrive, expect, hill, lay, locales, test } from './house';
import type { Native } from './native';
import { images } from './places';
import { allPuzzles, opened, solve, tryMove, wrongMoves } from './riddles';

type Screen = 'phone' | 'desktop';
type Scheme = 'light' | 'dark';
interface Picture {
  name: string;
  screen: Screen;
  scheme: Scheme;
  code?: 'en' | 'de' | 'it';
  go: (page: Page, native: Native) => Promise<unknown>;
}

/** A game of random players as it stands after some part of it. */
const table = (game: string, seed: number, part: number, touch?: (page: Page) => Promise<unknown>) =>
  async (page: Page, native: Native) => {
    const whole = await native.game(game, seed);
    await lay(page, { ...whole, moves: whole.moves.slice(0, Math.round(whole.moves.length * part)) });
    await touch?.(page);
  };
const visit = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('main h1').waitFor();
};
/** A game of level 2 against itself, over, and analysed; at its first key moment. */
const analysed = (game: string, seed: number) => async (page: Page, native: Native) => {
  const moves: string[] = [];
  while (!(await native.ask('legal', { game, moves })).over) moves.push((await native.ask('best', { game, moves, bot: 'level-2', seed })).move);
  await lay(page, { game, options: { start: 0 }, moves });
  await page.locator('button[aria-expanded]').click();
  await page.locator('button.moment').first().click({ timeout: 30_000 });
  await page.locator('.remark').waitFor();
};
const hinted = async (page: Page) => {
  await page.locator('.ask').click();
  await page.locator('.hint').waitFor();
};
const refused = async (page: Page) => {
  await page.locator('.grid button:not(.legal)').nth(20).click();
  await page.getByRole('alert').waitFor();
};
const half = async (page: Page) => {
  await page.locator('.grid button.legal').first().click();
};

/** Some puzzle of middling difficulty. */
const puzzle = allPuzzles.find(({ step }) => step === 3)!;
const puzzled = (then: (page: Page, native: Native) => Promise<unknown>) => async (page: Page, native: Native) => {
  await page.goto(`/puzzles/${puzzle.id}`);
  await opened(page);
  await then(page, native);
};
const mistaken = puzzled(async (page, native) => {
  await tryMove(page, native, puzzle, (await wrongMoves(native, puzzle))[0]!);
  await page.locator('.ways [aria-pressed]').click();
  await page.locator('.wrong .then').waitFor();
});
const solved = puzzled(async (page, native) => {
  await solve(page, native, puzzle);
  await page.locator('.now .does').waitFor();
});

const pictures: Picture[] = [
  { name: 'home', screen: 'desktop', scheme: 'light', go: visit('/') },
  { name: 'home', screen: 'phone', scheme: 'dark', code: 'de', go: visit('/') },
  { name: 'setup-high-kings', screen: 'desktop', scheme: 'light', go: visit('/games/high-kings') },
  { name: 'setup-tumult-royal', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/games/tumult-royal') },
  { name: 'setup-rebirth', screen: 'phone', scheme: 'light', go: visit('/games/rebirth') },
  { name: 'setup-sacred-hill', screen: 'phone', scheme: 'light', code: 'it', go: visit('/games/sacred-hill') },
  { name: 'table-sacred-hill-1', screen: 'desktop', scheme: 'light', go: table('sacred-hill-1', 32, 0.6) },
  { name: 'table-sacred-hill-2', screen: 'desktop', scheme: 'dark', go: table('sacred-hill-2', 7, 0.6) },
  { name: 'table-sacred-hill-doubles-1', screen: 'desktop', scheme: 'light', go: table('sacred-hill-doubles-1', 9, 0.5) },
  { name: 'table-sacred-hill-doubles-2', screen: 'phone', scheme: 'light', go: table('sacred-hill-doubles-2', 3, 0.6) },
  { name: 'table-four-treasures', screen: 'desktop', scheme: 'light', code: 'it', go: table('four-treasures', 22, 0.75) },
  { name: 'table-four-treasures-doubles', screen: 'phone', scheme: 'dark', go: table('four-treasures-doubles', 12, 0.7) },
  { name: 'table-high-kings-1', screen: 'desktop', scheme: 'light', go: table('high-kings-1', 39, 0.6, half) },
  { name: 'table-high-kings-2', screen: 'desktop', scheme: 'dark', code: 'de', go: table('high-kings-2', 14, 0.6) },
  { name: 'table-high-kings-2', screen: 'phone', scheme: 'light', go: table('high-kings-2', 14, 0.6, half) },
  { name: 'table-poisoned-chalice', screen: 'desktop', scheme: 'light', go: table('poisoned-chalice', 27, 0.6) },
  { name: 'table-stone-of-destiny', screen: 'desktop', scheme: 'light', go: table('stone-of-destiny', 31, 0.8, half) },
  { name: 'table-stone-of-destiny', screen: 'phone', scheme: 'dark', go: table('stone-of-destiny', 31, 0.8) },
  { name: 'kings-choice', screen: 'desktop', scheme: 'dark', code: 'de', go: kings.choice },
  { name: 'kings-choice', screen: 'phone', scheme: 'dark', code: 'it', go: kings.choice },
  { name: 'kings-card', screen: 'desktop', scheme: 'light', go: kings.card },
  { name: 'kings-card', screen: 'phone', scheme: 'dark', code: 'de', go: kings.card },
  { name: 'kings-turn', screen: 'desktop', scheme: 'dark', code: 'it', go: kings.turn },
  { name: 'kings-turn', screen: 'phone', scheme: 'light', go: kings.turn },
  { name: 'kings-traitor', screen: 'desktop', scheme: 'light', code: 'de', go: kings.traitor },
  { name: 'kings-traitor', screen: 'phone', scheme: 'dark', go: kings.traitor },
  { name: 'kings-treason', screen: 'desktop', scheme: 'dark', code: 'it', go: kings.treason },
  { name: 'kings-treason', screen: 'phone', scheme: 'light', go: kings.treason },
  { name: 'kings-income', screen: 'desktop', scheme: 'light', go: kings.income },
  { name: 'kings-income', screen: 'phone', scheme: 'dark', code: 'de', go: kings.income },
  { name: 'kings-ransom', screen: 'desktop', scheme: 'light', code: 'de', go: kings.ransom },
  { name: 'kings-ransom', screen: 'phone', scheme: 'dark', go: kings.ransom },
  { name: 'kings-garrison', screen: 'desktop', scheme: 'dark', go: kings.garrison },
  { name: 'kings-garrison', screen: 'phone', scheme: 'light', code: 'it', go: kings.garrison },
  { name: 'kings-end', screen: 'desktop', scheme: 'light', code: 'it', go: kings.end },
  { name: 'kings-end', screen: 'phone', scheme: 'dark', go: kings.end },
  { name: 'kings-components', screen: 'desktop', scheme: 'light', go: visit('/components/seat-of-kings') },
  { name: 'kings-editor', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/components/seat-of-kings/editor') },
  { name: 'kings-lesson', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/learn/seat-of-kings') },
  { name: 'kings-lesson', screen: 'phone', scheme: 'light', code: 'it', go: visit('/learn/seat-of-kings') },
  { name: 'tumult-raid', screen: 'desktop', scheme: 'light', go: tumult.raid },
  { name: 'tumult-raid', screen: 'phone', scheme: 'dark', go: tumult.raid },
  { name: 'tumult-paying', screen: 'desktop', scheme: 'dark', code: 'it', go: tumult.paying },
  { name: 'tumult-paying', screen: 'phone', scheme: 'light', code: 'de', go: tumult.paying },
  { name: 'tumult-tumult', screen: 'desktop', scheme: 'dark', code: 'de', go: tumult.tumult },
  { name: 'tumult-tumult', screen: 'phone', scheme: 'light', go: tumult.tumult },
  { name: 'tumult-end', screen: 'desktop', scheme: 'light', code: 'it', go: tumult.end },
  { name: 'tumult-components', screen: 'desktop', scheme: 'light', go: visit('/components/tumult-royal') },
  { name: 'tumult-editor', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/components/tumult-royal/editor') },
  { name: 'tumult-lesson', screen: 'phone', scheme: 'light', code: 'it', go: visit('/learn/tumult-royal') },
  { name: 'rebirth-why', screen: 'desktop', scheme: 'light', go: rebirth.why },
  { name: 'rebirth-why', screen: 'phone', scheme: 'dark', code: 'de', go: rebirth.why },
  { name: 'rebirth-two', screen: 'desktop', scheme: 'dark', code: 'it', go: rebirth.two },
  { name: 'rebirth-four', screen: 'desktop', scheme: 'dark', go: rebirth.four },
  { name: 'rebirth-four', screen: 'phone', scheme: 'light', go: rebirth.four },
  { name: 'rebirth-tower', screen: 'desktop', scheme: 'light', code: 'de', go: rebirth.tower },
  { name: 'rebirth-tower', screen: 'phone', scheme: 'light', code: 'it', go: rebirth.tower },
  { name: 'rebirth-doubler', screen: 'desktop', scheme: 'dark', go: rebirth.doubler },
  { name: 'rebirth-doubler', screen: 'phone', scheme: 'dark', code: 'de', go: rebirth.doubler },
  { name: 'rebirth-missions', screen: 'phone', scheme: 'light', go: rebirth.missions },
  { name: 'rebirth-players', screen: 'phone', scheme: 'dark', code: 'it', go: rebirth.players },
  { name: 'rebirth-scoring', screen: 'desktop', scheme: 'light', code: 'de', go: rebirth.scoring },
  { name: 'rebirth-scoring', screen: 'phone', scheme: 'dark', go: rebirth.scoring },
  { name: 'rebirth-end', screen: 'desktop', scheme: 'light', code: 'it', go: rebirth.end },
  { name: 'rebirth-components', screen: 'desktop', scheme: 'light', go: visit('/components/rebirth') },
  { name: 'rebirth-components', screen: 'phone', scheme: 'dark', code: 'de', go: visit('/components/rebirth') },
  { name: 'rebirth-editor', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/components/rebirth/editor') },
  { name: 'rebirth-editor', screen: 'phone', scheme: 'light', code: 'it', go: visit('/components/rebirth/editor') },
  { name: 'rebirth-lesson', screen: 'desktop', scheme: 'dark', code: 'de', go: visit('/learn/rebirth') },
  { name: 'rebirth-lesson', screen: 'phone', scheme: 'light', code: 'it', go: visit('/learn/rebirth') },
  { name: 'hint-high-kings-1', screen: 'phone', scheme: 'light', go: table('high-kings-1', 39, 0.3, hinted) },
  { name: 'hint-stone-of-destiny', screen: 'desktop', scheme: 'dark', code: 'it', go: table('stone-of-destiny', 31, 0.8, hinted) },
  { name: 'analysis-high-kings-1', screen: 'desktop', scheme: 'light', go: analysed('high-kings-1', 3) },
  { name: 'analysis-sacred-hill-1', screen: 'phone', scheme: 'dark', code: 'de', go: analysed('sacred-hill-1', 5) },
  { name: 'refusal-sacred-hill-1', screen: 'phone', scheme: 'light', code: 'de', go: table('sacred-hill-1', 32, 0.3, refused) },
  { name: 'score-high-kings-1', screen: 'desktop', scheme: 'light', go: table('high-kings-1', 39, 1) },
  {
    name: 'replay-four-treasures', screen: 'desktop', scheme: 'dark', go: async (page, native) => {
      const { moves } = await native.game('four-treasures', 2);
      await page.goto(`/replay?game=four-treasures&moves=${moves.join(',').replaceAll(' ', '_')}&at=30`);
      await arrive(page, 30);
    },
  },
  { name: 'rules-stone-of-destiny', screen: 'desktop', scheme: 'light', code: 'de', go: visit('/rules/stone-of-destiny#X2') },
  { name: 'rules-high-kings-2', screen: 'phone', scheme: 'dark', code: 'it', go: visit('/rules/high-kings-2') },
  { name: 'puzzle-wrong', screen: 'phone', scheme: 'light', go: mistaken },
  { name: 'puzzle-solved', screen: 'desktop', scheme: 'dark', code: 'de', go: solved },
  { name: 'puzzles', screen: 'desktop', scheme: 'light', go: visit('/puzzles') },
  { name: 'learn', screen: 'phone', scheme: 'light', go: (page) => page.goto('/learn/tara').then(() => hill(page, 'D4').waitFor()) },
];

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 860 } },
};

if (process.env.ARDRI_SCREENSHOTS)
  for (const { name, screen, scheme, code = 'en', go } of pictures)
    test.describe(`${name} ${screen} ${scheme}`, () => {
      test.use({ ...screens[screen], colorScheme: scheme, locale: locales[code], drawn: true });
      test(`picture of ${name}`, async ({ page, native }) => {
        mkdirSync(images, { recursive: true });
        await go(page, native);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await hill(page, 'D4').or(page.locator('main h1')).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(images, `${name}-${screen}-${scheme}${code === 'en' ? '' : `-${code}`}.png`) });
      });
    });
