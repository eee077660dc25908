// Trying things out: on a copy, for all sides, by hand or by the computer; thrown away, or kept as a line beside the game.
import type { Page } from '@playwright/test';
import { en as trial } from '../../src/play/trial/words/en';
import { arrive, en, expect, hill, kept, lay, look, moveOf, test, truth } from './house';

const begin = (page: Page) => page.getByRole('button', { name: en.table.tryOut }).first().click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inTrial = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText(trial.title);

test('moves are tried out on a copy, thrown away or kept as a line', async ({ page, native }) => {
  const played = await native.game('sacred-hill-1', 32, { start: 0 }, 6);
  await lay(page, played, { players: ['person', 'level-1'] });
  await begin(page);
  await inTrial(page);
  await arrive(page, 6);
  // For both sides by hand, and by the computer.
  const line = [...played.moves];
  for (let i = 0; i < 2; ++i) {
    const { legal } = await native.ask('legal', { ...played, moves: line });
    const seat = line.length % 2;
    await hill(page, legal[seat]![0]!).click();
    line.push(`${seat} ${legal[seat]![0]!}`);
    await arrive(page, line.length);
    expect(await look(page)).toEqual(await truth(native, { ...played, moves: line }));
  }
  await button(page, trial.computer).click();
  await arrive(page, 9);
  await button(page, en.table.takeBack).click();
  await arrive(page, 8);
  await button(page, trial.keep).click();
  // The game is as it was, and the line stands beside it, also after the page was loaded anew.
  await arrive(page, 6);
  expect(await look(page)).toEqual(await truth(native, played));
  expect((await kept(page)).moves).toEqual(played.moves);
  await page.reload();
  const kept1 = page.getByRole('button', { name: `${trial.lineFrom(6)}: ${line.slice(6).map(moveOf).join(' ')}`, exact: true });
  await kept1.click();
  await inTrial(page);
  await arrive(page, 8);
  await button(page, trial.discard).click();
  await arrive(page, 6);
  await page.getByRole('button', { name: trial.remove('').trim() }).click();
  await expect(kept1).toHaveCount(0);
});

test('things are tried out from a position before, and from a record', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 7);
  await page.goto(`/replay?game=high-kings-1&moves=${played.moves.join(',').replaceAll(' ', '_')}&at=10`);
  await arrive(page, 10);
  await begin(page);
  await inTrial(page);
  await arrive(page, 10);
  expect((await look(page)).moves).toHaveLength(10);
  await button(page, trial.computer).click();
  await arrive(page, 11);
  await button(page, trial.discard).click();
  await arrive(page, 10);
  expect((await look(page)).moves).toHaveLength(played.moves.length);
});

test('while the computer thinks things can be tried out, and its move is not lost', async ({ page }) => {
  await lay(page, { game: 'sacred-hill-1', options: { start: 0 }, moves: [] }, { players: ['person', 'level-6'] });
  await hill(page, 'D4').click();
  await arrive(page, 1);
  await begin(page);
  await inTrial(page);
  await button(page, trial.discard).click();
  await arrive(page, 2);
});
