// Stretches in real time, whatever the face: tried on a copy before they count, and gone through again as they happened.
import type { Page } from '@playwright/test';
import { drop, en, expect, test } from './house';
import { en as rehearsal } from '../../src/play/rehearsal/words/en';

/** Two players before their first raid; the first one is the King. */
const before = ['* rank 1', '* rank 2', '* land 1 r0', '* land 2 r0', '1 at b1', '0 at d6', '* spin 3'];
const raid = ['0 lift 1', '* face B1', '1 lift 2', '* face T3', '0 keep', '1 back', '0 done', '1 done', '* up B2'];

const record = (moves: string[]) => [JSON.stringify({ game: 'tumult-royal', options: { players: 2, live: 1 } }), ...moves].join('\n');
const slider = (page: Page) => page.getByRole('slider', { name: en.table.position });
const again = (page: Page) => page.getByRole('button', { name: en.table.asItHappened });

/** The King against a computer player, before the raid. */
async function atTheGate(page: Page) {
  await page.goto('/replay');
  await drop(page, 'game.ardri', record(before));
  await page.locator('form', { hasText: en.table.playFromHere }).getByRole('button').click();
  await expect(page).toHaveURL('/table');
  await page.locator('.gate.sheet').waitFor();
}

test('a newcomer tries it first, and the game has not changed', async ({ page }) => {
  test.setTimeout(120_000);
  await atTheGate(page);
  const trial = page.getByRole('button', { name: rehearsal.tryFirst });
  const back = page.getByRole('button', { name: rehearsal.back });
  await expect(page.getByText(rehearsal.newcomer)).toBeVisible();
  await expect(trial).toHaveClass(/main/);
  await trial.click();
  await expect(page.getByText(rehearsal.about)).toBeVisible();
  // It runs, and the computer player grabs.
  await expect.poll(async () => Number(await slider(page).getAttribute('max')), { timeout: 20_000 }).toBeGreaterThan(before.length);
  await page.keyboard.press('Escape');
  await expect(back).toHaveCount(0);
  await expect(slider(page)).toHaveAttribute('max', String(before.length));
  // Now it is no novelty any more.
  await expect(page.getByText(rehearsal.newcomer)).toHaveCount(0);
  await expect(trial).not.toHaveClass(/main/);
  // To its end: the sand runs out, tumults are told, and then nobody plays on.
  await trial.click();
  await expect(page.getByText(rehearsal.over)).toBeVisible({ timeout: 60_000 });
  await back.click();
  await expect(slider(page)).toHaveAttribute('max', String(before.length));
  await page.reload();
  await page.locator('.gate.sheet').waitFor();
  await expect(slider(page)).toHaveAttribute('max', String(before.length));
});

test('a raid is played again up to its end', async ({ page }) => {
  await page.goto('/replay');
  await drop(page, 'game.ardri', record([...before, ...raid]));
  await slider(page).fill(String(before.length - 1));
  await expect(again(page)).toHaveCount(0);
  await slider(page).fill(String(before.length));
  // At half its pace, so that it is still seen to run.
  for (let faster = 0; faster < 2; ++faster) await page.getByRole('button', { name: new RegExp(`^${en.table.speed}`) }).click();
  await again(page).click();
  await expect(again(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(page)).toHaveValue(String(before.length + raid.length - 1), { timeout: 20_000 });
  await expect(again(page)).toHaveCount(0);
  await expect(slider(page)).toHaveValue(String(before.length + raid.length - 1));
});

test('what was played at the table comes back at its own pace, without motion too', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTheGate(page);
  await page.getByRole('button', { name: en.table.ready, exact: true }).click();
  await page.getByRole('button', { name: en.table.startNow, exact: true }).click();
  await expect(page.locator('.gate.sheet')).toHaveCount(0);
  // The sand runs out, and what follows has been told once the King is asked to build, or the next raid waits.
  const steps = async () => Number(await slider(page).getAttribute('max'));
  await expect.poll(steps, { timeout: 45_000 }).toBeGreaterThan(before.length + 20);
  await slider(page).fill(String(before.length));
  const begun = Date.now();
  await again(page).click();
  await expect(again(page)).toHaveCount(0, { timeout: 40_000 });
  expect(Date.now() - begun).toBeGreaterThan(15_000);
});
