// The castle boards of Tumult Royal, and what is gone through after a raid and at the end of a round.
import type { Page } from '@playwright/test';
import { en as castle } from '../../src/games/tumult-royal/castles/words/en';
import { de as castleDe } from '../../src/games/tumult-royal/castles/words/de';
import { en as ceremony } from '../../src/games/tumult-royal/ceremony/words/en';
import { expect, test } from './house';
import { dice } from './hands';
import { act, begin } from './tumult';

const own = (page: Page) => page.getByRole('region', { name: castle.own });
const card = (page: Page) => own(page).locator('button.turn');

test('a rank card is turned over by mouse and by keys, and whoever it is has her name everywhere, also next time', async ({ page }) => {
  await begin(page, { players: 2 });
  await act(page, dice(1));
  const strip = page.locator('.sides li').first();
  const says = async () => /^(\w+): turn/.exec((await card(page).getAttribute('aria-label'))!)![1]!;
  const man = await says();
  const rank = castle.rank.man.indexOf(man);
  const woman = castle.rank.woman[rank]!;
  await expect(strip).toContainText(man);
  await card(page).click();
  expect(await says()).toBe(woman);
  await expect(strip).toContainText(woman);
  await expect(page.locator('.moves')).toContainText(`begins as ${woman}`);
  await card(page).press('Enter');
  await expect(card(page)).toBeFocused();
  expect(await says()).toBe(man);
  await card(page).press('Enter');
  await page.reload();
  await expect(strip).toContainText(woman);
  await page.evaluate(() => localStorage.setItem('ardri.language', '"de"'));
  await page.reload();
  await expect(strip).toContainText(castleDe.rank.woman[rank]!);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('what statues cost is a touch away on a phone', async ({ page }) => {
    await begin(page, { players: 2 });
    await act(page, dice(1));
    const ask = own(page).getByRole('button', { name: 'What statues cost' });
    const costs = own(page).getByRole('list', { name: 'What statues cost' });
    await expect(costs).toHaveCount(0);
    await ask.tap();
    await expect(costs.getByRole('listitem')).toHaveCount(5);
    await expect(costs).toContainText('On a castle field, 3 statues: bread 0, marble 2, tools 3.');
    await ask.tap();
    await expect(costs).toHaveCount(0);
  });
});

test('what came of a raid and of a round is gone through by keys, and can be opened from the log again', async ({ page }) => {
  await begin(page, { players: 2, lifts: 5 });
  const roll = dice(5);
  const looks = page.locator('.moves .look');
  const dialog = page.getByRole('dialog');
  /** The first one of that name. Where nobody could build, both are one: then a later round has it. */
  const open = async (title: string) => {
    for (let number = 0, acts = 0; ; ++number) {
      for (; (await looks.count()) <= number; ++acts) {
        expect(acts).toBeLessThan(120);
        await act(page, roll);
      }
      await looks.nth(number).click();
      await expect(dialog).toBeFocused();
      if ((await dialog.getAttribute('aria-label')) === title) return;
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  };
  for (const [number, title] of [ceremony.titles.raid, ceremony.titles.round].entries()) {
    await open(title);
    const names = [await dialog.locator('h2').textContent()];
    for (;;) {
      const [at, of] = (await dialog.locator('.count').textContent())!.match(/\d+/g)!;
      if (at === of) break;
      await page.keyboard.press('ArrowRight');
      await expect(dialog.locator('.count')).toContainText(String(Number(at) + 1));
      names.push(await dialog.locator('h2').textContent());
    }
    expect(names[0]).toBe(number === 0 ? ceremony.names.taken : ceremony.names.ranks);
    if (number === 1) expect(names).toContain(ceremony.names.crowning);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.locator('.moves')).not.toContainText('lifts tile');
});
