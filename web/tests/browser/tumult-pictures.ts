// Scenes of Tumult Royal for pictures: the raid for real, what came of one, statues being paid for, the end.
import type { Locator, Page } from '@playwright/test';
import { called } from './hands';
import { drop, layOnTable } from './house';
import type { Native, Played } from './native';
import { randomGame } from './plain';

type Go = (page: Page, native: Native) => Promise<void>;

const briefly = (page: Page) => page.addInitScript(() => {
  localStorage.setItem('ardri.ceremonies', '"briefly"');
  localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
});
async function still(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(700);
}

/** The first raid of a game as a newcomer begins it, some tiles on; its draws are others each time. */
export const raid: Go = async (page) => {
  await briefly(page);
  await page.goto('/games/tumult-royal');
  await page.locator('form button[type=submit]').click();
  const fields = page.locator('[role=gridcell][data-field].legal');
  const gate = page.locator('.gate button');
  await fields.or(gate).first().waitFor({ timeout: 30_000 });
  if (!(await gate.count())) await fields.nth(3).click();
  await gate.first().waitFor({ timeout: 30_000 });
  const tiles = page.locator('[data-slot].legal');
  while (!(await tiles.count())) {
    if (await gate.count()) await gate.last().click();
    await page.waitForTimeout(400);
  }
  const press = (what: Locator) => what.dispatchEvent('click');
  const keep = page.locator('button.way.keep');
  for (const slot of [1, 4]) {
    await press(tiles.nth(slot));
    await keep.waitFor();
    await page.waitForTimeout(500);
    await press(keep);
    await page.waitForTimeout(900);
  }
  await press(tiles.nth(7));
  await keep.waitFor();
  await still(page);
};

/** A game on the table of people who share the screen, up to a step that is like what is wanted. */
const scene = (players: number, part: number, wanted: (played: Played, at: number) => boolean, then: (page: Page, played: Played, at: number) => Promise<unknown>): Go =>
  async (page, native) => {
    await briefly(page);
    const played = await randomGame(native, 'tumult-royal', players);
    const from = Math.round(played.moves.length * part);
    const at = played.moves.findIndex((_, i) => i >= from && wanted(played, i));
    const { record } = await native.ask('write', { ...played, moves: played.moves.slice(0, at) });
    await layOnTable(page, record);
    await called(page).click();
    await then(page, played, at);
    await still(page);
  };

/** Somebody builds who has several ways to. */
const builds = ({ moves }: Played, at: number) => moves[at]!.includes(' build ') && moves[at - 1]!.startsWith('*');

export const paying = scene(3, 0.5, builds, async (page, { moves }, at) => {
  await page.locator(`[role=gridcell][data-field="${moves[at]!.split(' ')[2]}"]`).click();
  await page.locator('.prompt .ways button small').first().waitFor();
});

/** What came of the raid before, opened once more, at the first tumult there was. */
export const tumult = scene(4, 0.3, (played, at) => builds(played, at) && played.moves.slice(at - 40, at).some((step) => step.startsWith('* up')), async (page) => {
  await page.getByRole('button', { name: /^(Look|Ansehen|Guarda)/ }).last().click();
  for (let chapters = 0; chapters < 3; ++chapters) {
    await page.waitForTimeout(300);
    if (chapters > 0 && (await page.getByRole('dialog').locator('.greed, [class*=greed]').count())) break;
    await page.keyboard.press('ArrowRight');
  }
});

export const end: Go = async (page, native) => {
  const { record } = await native.ask('write', await randomGame(native, 'tumult-royal', 4));
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await page.locator('.board').first().waitFor();
  await page.getByRole('slider').press('End');
  await still(page);
};
