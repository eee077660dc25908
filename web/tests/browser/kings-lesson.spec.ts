// The lessons of Seat of Kings in the page: the first one to a game, a mistake that is helped, a lesson that is offered at a
// table and leads back to it.
import type { Page } from '@playwright/test';
import { ideas } from '../../src/games/seat-of-kings/ideas';
import { en as texts } from '../../src/games/seat-of-kings/lessons/words/en';
import { en as offers } from '../../src/play/offer/words/en';
import { en, expect, kept, test } from './house';
import { asked, cardsOf, make } from './kings';

test.use({ viewport: { width: 1600, height: 1000 } });

const { lesson } = en;
const well = (page: Page) => page.locator('.well');
const help = (page: Page) => page.locator('.help');
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** At a table: the three cards of the first round are chosen, and then one of them is discarded. */
async function discardOne(page: Page) {
  await asked(page);
  await make(page, `keep ${(await cardsOf(page)).slice(0, 3).join(' ')}`);
  await expect(page.locator('[data-item]')).toHaveCount(3, { timeout: 30_000 });
  await asked(page);
  await make(page, `${(await cardsOf(page))[0]} discard`);
  await page.getByRole('button', { name: en.table.endTurn }).click();
}

const first = texts['seat-of-kings'].scenes;
/** What solves each scene, step by step. */
const solutions: Record<keyof typeof first, string[]> = {
  place: ['35 Con +F2'],
  promote: ['36 Con +F3', '^H2'],
  capture: ['36 Con +F2'],
  choose: ['keep 31 33 35'],
  ransom: ['ransom all'],
  traitor: ['buy', 'swap F2'],
  win: ['2 Con +W2', '^C1', '^C2', '^K'],
};

test('the first lesson is played from the first farmer to two thrones, and to a game', async ({ page }) => {
  await page.goto('/');
  await page.locator('a.way[href="/learn/seat-of-kings"]').click();
  for (const [id, moves] of Object.entries(solutions)) {
    const scene = first[id as keyof typeof first];
    await expect(heading(page)).toContainText(scene.title);
    await expect(page.locator('.asked').filter({ hasText: scene.task })).toBeVisible();
    for (const [i, move] of moves.entries()) {
      await make(page, move);
      if (i + 1 < moves.length && 'onward' in scene) await expect(help(page)).toHaveText(scene.onward);
    }
    await expect(well(page)).toContainText(scene.after);
    if (id !== 'win') await page.getByRole('button', { name: lesson.go, exact: true }).click();
  }
  await page.getByRole('button', { name: lesson.play }).click();
  await expect(page).toHaveURL('/table');
  await asked(page);
  expect(await kept(page)).toMatchObject({ game: 'seat-of-kings', players: ['person', 'level-1'] });
});

test('what is not asked for is tried out, and help leads on, from the middle of a turn too', async ({ page }) => {
  await page.goto('/learn/seat-of-kings');
  await expect(heading(page)).toContainText(first.place.title);
  await make(page, '31 discard');
  await expect(help(page)).toContainText(first.place.wrong.discard);
  await page.getByRole('button', { name: first.promote.title }).click();
  await expect(heading(page)).toContainText(first.promote.title);
  await make(page, '36 Con +F4');
  await expect(help(page)).toContainText(first.promote.wrong.apart);
  await make(page, '36 Con +F3');
  await expect(help(page)).toHaveText(first.promote.onward);
  await make(page, 'done');
  await expect(help(page)).toContainText(first.promote.wrong.done);
  await expect(help(page)).not.toContainText('F3'); // only what was tried out last
  await page.getByRole('button', { name: lesson.help }).click();
  await expect(help(page)).toContainText(first.promote.closer);
  await page.getByRole('button', { name: lesson.help }).click();
  await expect(help(page)).toContainText('H2');
  await make(page, '^H2');
  await expect(well(page)).toContainText(first.promote.after);
});

test('each further idea has an address of its own, and what was learnt is kept', async ({ page }) => {
  await page.goto('/learn/seat-of-kings/amnesty');
  await make(page, '36 amnesty Con');
  await expect(well(page)).toContainText(texts.amnesty.scenes.free.after);
  await page.goto('/learn');
  await expect(page.locator('a.learnt')).toHaveAttribute('href', '/learn/seat-of-kings/amnesty');
  await page.goto('/learn/seat-of-kings/nowhere');
  await expect(page.getByText(en.broken.noPage)).toBeVisible();
});

test('a lesson is offered when its idea first comes up, leads back to the game, and is not offered again', async ({ page }) => {
  test.setTimeout(120_000);
  // Whatever is dealt: only this idea is new here.
  const known = ideas.map((idea) => `seat-of-kings/${idea.lesson}`).filter((one) => !one.endsWith('/cumals'));
  await page.addInitScript((lessons) => localStorage.getItem('ardri.offered') ?? localStorage.setItem('ardri.offered', JSON.stringify({ lessons, enough: false })), known);
  await page.goto('/games/seat-of-kings');
  const seats = page.locator('.seats select');
  await seats.first().waitFor();
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i === 0 ? 'person' : 'level-3');
  const loaded = page.waitForResponse(/\/ideas-[^/]*\.js/);
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await asked(page);
  await loaded; // once nobody waits
  const offer = page.getByRole('link', { name: offers.learn });
  await expect(offer).toHaveCount(0);
  await discardOne(page);
  await expect(offer).toHaveAttribute('href', /^\/learn\/seat-of-kings\/cumals\?from=\/table\/\w+$/);
  const steps = await page.locator('[data-number]').count();
  await offer.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.cumals.title);
  await make(page, '26 Uls +F2');
  await expect(well(page)).toContainText(texts.cumals.scenes.open.after);
  await page.getByRole('link', { name: lesson.toGame }).click();
  await asked(page);
  expect(await page.locator('[data-number]').count()).toBeGreaterThanOrEqual(steps);
  await expect(page.getByRole('link', { name: offers.learn })).toHaveCount(0);
});

test('whoever wants no more offers gets none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true })));
  await page.goto('/games/seat-of-kings');
  const loaded = page.waitForResponse(/\/ideas-[^/]*\.js/);
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await asked(page);
  await loaded;
  await discardOne(page);
  await asked(page);
  await expect(page.getByRole('link', { name: offers.learn })).toHaveCount(0);
});
