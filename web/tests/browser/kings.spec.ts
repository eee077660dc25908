// Seat of Kings on its board: whole games with two, three and four seats, by mouse, by finger and by keys.
import type { Page } from '@playwright/test';
import { en, expect, kept, test } from './house';
import { act, dice, finger, keys, mouse, result, type Hands } from './kings';

/** One person against computer players, from the set-up on. */
async function begin(page: Page, players: number) {
  await page.addInitScript(() => localStorage.setItem('ardri.ceremonies', '"briefly"'));
  await page.goto('/games/seat-of-kings');
  await page.locator('.counts label').filter({ hasText: String(players) }).click();
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(players);
  for (const [i, seat] of (await seats.all()).entries()) await seat.selectOption(i === 0 ? 'person' : 'heuristic');
  await page.getByRole('button', { name: en.setup.start, exact: true }).click();
  await expect(page).toHaveURL('/table');
}

const games: { players: number; by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { players: 2, by: 'mouse', press: mouse },
  { players: 3, by: 'finger on a phone', press: finger, screen: { width: 360, height: 640 } },
  { players: 4, by: 'keys alone', press: keys },
];

for (const { players, by, press, screen } of games)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true });
    test(`a whole game for ${players} against computer players, by ${by}`, async ({ page, native }) => {
      test.setTimeout(240_000);
      await begin(page, players);
      const roll = dice(players);
      for (let acts = 0; await act(page, roll, press); ++acts) expect(acts).toBeLessThan(600);
      await expect(result(page)).toBeVisible();
      const { moves, options } = await kept(page);
      const end = await native.ask('legal', { game: 'seat-of-kings', options, moves });
      expect(end.over).toBe(true);
    });
  });
