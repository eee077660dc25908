// No findings of axe on any page, in light and in dark.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { en } from './words';
import { arrive, drop, expect, hill, lay, test } from './house';
import { turningGame } from './judged';
import { logOf } from './logs';
import type { Native } from './native';
import { axe } from './places';
import { randomGame } from './plain';
import { choices } from './hands';
import { make } from './kings';
import { bring, hex, lay as layTile } from './rebirth';
import { laid } from './rebirth-scenes';
import { en as maps } from '../../src/games/rebirth/components/editor/words/en';
import { en as royal } from '../../src/games/tumult-royal/lessons/words/en';
import { allPuzzles, opened, simple, solve, tryMove, wrongMoves } from './riddles';

test.use({ drawn: true }); // axe looks at colours as they are seen

const source = readFileSync(axe, 'utf8');

interface Axe {
  run: (options: object) => Promise<AxeResults>;
}

/** In the dark only the colours differ. */
async function findings(page: Page, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is in order is not listed: to name every part of a page takes longer than to look at it.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const results = await page.evaluate((options) => (window as unknown as { axe: Axe }).axe.run(options), options);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id} (${help}): ${node.target.join(' ')}: ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`));
}

const scenes: [string, (page: Page, native: Native) => Promise<unknown>][] = [
  ['the first page', async (page) => {
    await page.goto('/');
    await expect(page.locator('.facts').first()).not.toContainText('…');
  }],
  ['the first page with a game left', async (page, native) => {
    await lay(page, await native.game('high-kings-1', 3, { start: 0 }, 9));
    await page.goto('/');
    await expect(page.getByRole('link', { name: en.home.goOn })).toBeVisible();
  }],
  ['the setup', async (page) => {
    await page.goto('/games/sacred-hill?rules=sacred-hill-doubles-2');
    await page.locator('input[name=rules]').first().waitFor();
  }],
  ['the setup with everything open', async (page) => {
    await page.goto('/games/tumult-royal');
    for (const fold of await page.locator('main summary').all()) await fold.click();
    await page.getByRole('combobox', { name: 'Yellow', exact: true }).selectOption('person');
    await page.getByRole('combobox', { name: en.setup.clock }).selectOption('turn');
  }],
  ['a game in words, with the end of a round looked at', async (page, native) => {
    const { record } = await native.ask('write', await randomGame(native, 'seat-of-kings', 3));
    await page.goto('/replay');
    await drop(page, 'game.ardri', record);
    await page.locator('.look').last().click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(2);
  }],
  ['tables side by side, one of them to be removed', async (page, native) => {
    await lay(page, await native.game('high-kings-1', 3, { start: 0 }, 9));
    await lay(page, await native.game('four-treasures', 22));
    await page.goto('/');
    await page.getByRole('button', { name: en.home.removeTable('High Kings, level 1') }).click();
  }],
  ['my games, all of them to be removed', async (page, native) => {
    await lay(page, await native.game('high-kings-1', 3, { start: 0 }, 9));
    await lay(page, await native.game('four-treasures', 22), { players: ['person', 'level-1'] });
    await page.goto('/my-games');
    await expect(page.locator('main li > a')).toHaveCount(2);
    await page.locator('main summary').click();
    await page.getByRole('button', { name: en.home.removeTable('High Kings, level 1') }).click();
    await page.getByRole('button', { name: en.mine.removeAll }).click();
  }],
  ['the settings', async (page) => {
    await page.goto('/rules/high-kings-2');
    await page.locator('article').first().waitFor();
    await page.locator('summary').click();
  }],
  ['a rule', async (page) => {
    await page.goto('/rules/stone-of-destiny#X2');
    await page.locator('article.wanted').waitFor();
  }],
  ['the table without a game', (page) => page.goto('/table')],
  ['the table at the start', async (page, native) => lay(page, await native.game('poisoned-chalice', 27, { start: 0 }, 0))],
  ['a game half played, with a refusal', async (page, native) => {
    await lay(page, await native.game('sacred-hill-doubles-2', 15, { start: 2 }, 30), { match: true, players: ['person', 'random', 'person', 'person'] });
    const shut = page.locator('.grid button:not(.legal)').first();
    await shut.click();
    await page.getByRole('alert').waitFor();
  }],
  ['a move half made', async (page, native) => {
    const whole = await native.game('stone-of-destiny', 31);
    const before = whole.moves.findIndex((step) => step.includes('/'));
    await lay(page, { ...whole, moves: whole.moves.slice(0, before) });
    await hill(page, whole.moves[before]!.slice(2, 4)).click();
    await page.locator('.bridge').first().waitFor({ state: 'attached' });
  }],
  ['an earlier move looked at', async (page, native) => {
    await lay(page, await native.game('high-kings-2', 14, { start: 0 }, 40));
    await page.locator('[data-number="20"]').click();
    await arrive(page, 20);
  }],
  ['the score', async (page, native) => lay(page, await native.game('high-kings-2', 14), { match: true })],
  ['a replay', async (page, native) => {
    const { moves } = await native.game('four-treasures', 22, { start: 0 }, 20);
    await page.goto(`/replay?game=four-treasures&moves=${moves.join(',').replaceAll(' ', '_')}`);
    await arrive(page, 20);
  }],
  ['a log, its draws not confirmed', async (page) => {
    await page.goto('/');
    await drop(page, 'table.log', logOf('two draws exchanged'));
    await page.locator('main').getByRole('alert').waitFor();
  }],
  ['a hint', async (page, native) => {
    await lay(page, await native.game('high-kings-2', 14, { start: 0 }, 30), { players: ['person', 'level-3'] });
    await page.getByRole('button', { name: en.hint.ask, exact: true }).click();
    await page.locator('.hint').waitFor();
    await page.locator('.why .does, .why .then').first().waitFor();
    await page.locator('details.sheet summary').click();
  }],
  ['an analysis', async (page, native) => {
    await lay(page, (await turningGame(native, 'high-kings-1')).played);
    await page.getByRole('button', { name: en.study.open }).click();
    await page.locator('button.moment').first().click({ timeout: 30_000 });
    await expect(page.locator('.beside .does')).toHaveCount(2);
  }],
  ['a broken link', async (page) => {
    await page.goto('/replay?game=none');
    await page.getByRole('alert').waitFor();
  }],
  ['the lessons', async (page) => {
    await page.goto('/learn');
    await page.locator('main ol a').first().waitFor();
  }],
  ['a lesson with a refusal and help', async (page) => {
    await page.goto('/learn/tara/four-treasures');
    await hill(page, 'F3').click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: en.lesson.help }).click();
    await page.locator('.help').waitFor();
  }],
  ['a scene that is solved', async (page) => {
    await page.goto('/learn/tara/four-treasures');
    await hill(page, 'C5').click();
    await page.locator('.well').waitFor();
  }],
  ['the components of a game', async (page) => {
    await page.goto('/components/seat-of-kings');
    await page.locator('.pieces li').last().waitFor();
  }],
  ['the editor, with a card that is wrong', async (page) => {
    await page.goto('/components/seat-of-kings/editor');
    await page.getByRole('button', { name: en.deck.clear }).click();
    await page.locator('.fields .wrong').waitFor();
  }],
  ['the components of Tumult Royal', async (page) => {
    await page.goto('/components/tumult-royal');
    await page.locator('.pieces li').last().waitFor();
  }],
  ['the editor of Tumult Royal, with a cost that is wrong', async (page) => {
    await page.goto('/components/tumult-royal/editor');
    await page.getByRole('spinbutton', { name: en.boxEditor.costOf(en.box.terrain.m.name, en.box.goodNames.B) }).fill('3');
    await page.locator('p.wrong').waitFor();
  }],
  ['the components of Rebirth', async (page) => {
    await page.goto('/components/rebirth');
    await page.locator('.pieces li').last().waitFor();
  }],
  ['the editor of maps, with a hex chosen and a mission that is wrong', async (page) => {
    await page.goto('/components/rebirth/editor');
    await page.locator('[role=gridcell][data-hex="w5"]').click();
    await page.locator('summary').filter({ hasText: '14/7' }).first().click();
    await page.getByRole('spinbutton', { name: maps.later }).fill('99');
    await page.locator('p.wrong').waitFor();
  }],
  ['a lesson that a game offered, in the middle of a turn', async (page) => {
    await page.goto('/learn/seat-of-kings/promotions?from=/table/0');
    await make(page, '27 Con +F2');
    await page.locator('.help').waitFor();
  }],
  ['a lesson of Tumult Royal, with a tile in the hand after the sand', async (page) => {
    await page.goto('/learn/tumult-royal/live');
    await page.getByRole('button', { name: royal.live.scenes.stop.title }).click();
    await page.locator('button.way.keep').waitFor();
  }],
  ['a lesson of Tumult Royal, after a tumult', async (page) => {
    await page.goto('/learn/tumult-royal');
    await page.getByRole('button', { name: royal['tumult-royal'].scenes.tumult.title }).click();
    await page.locator('.ways button.done').click();
    await page.locator('.well').waitFor();
  }],
  ['a table of Rebirth, with a hex looked at', async (page, native) => {
    await laid(page, native, { kinds: { t8: 'three' }, before: [['F h9']], tile: 'F' });
    await hex(page, 'q10').hover();
    await page.locator('[data-part=map] .card').waitFor();
  }],
  ['a table of Rebirth on which two round towers ask, with a refusal', async (page, native) => {
    await laid(page, native, { kinds: { t6: 'extra', t7: 'mission' }, tile: 'E' });
    await hex(page, 'j9').click();
    await page.getByRole('alert').waitFor();
    await layTile(page, 'n6');
    await choices(page).first().waitFor();
  }],
  ['a table of Rebirth on a phone, with the missions', async (page, native) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await laid(page, native, { kinds: { t3: 'draw' }, tile: 'E' });
    await bring(page, 'missions');
  }],
  ['the end of a game of Rebirth, chapter by chapter and line by line', async (page, native) => {
    const { record } = await native.ask('write', await randomGame(native, 'rebirth-ireland', 4));
    await page.goto('/replay');
    await drop(page, 'game.ardri', record);
    await page.locator('[data-part=map]').waitFor();
    for (const line of await page.locator('.score [aria-expanded]').all()) await line.click();
    await page.locator('.look').last().click();
    await page.getByRole('dialog').waitFor();
  }],
  ['a page that does not exist', (page) => page.goto('/nowhere')],
];

if (allPuzzles.length > 0)
  scenes.push(
    ['all puzzles, one of them solved', async (page, native) => {
      await page.goto(`/puzzles/${simple().id}`);
      await solve(page, native, simple());
      await page.goto('/puzzles');
      await page.locator('.today').waitFor();
      await page.locator('main details').evaluateAll((folds) => folds.forEach((fold) => (fold as HTMLDetailsElement).open = true));
    }],
    ['a puzzle, after a mistake', async (page, native) => {
      await page.goto(`/puzzles/${simple().id}`);
      await tryMove(page, native, simple(), (await wrongMoves(native, simple()))[0]!);
      await page.locator('.wrong .does').waitFor();
    }],
    ['a puzzle, refused', async (page) => {
      await page.goto('/puzzles/today');
      await opened(page);
      await page.locator('.grid button:not(.legal)').first().click();
      await page.getByRole('alert').waitFor();
    }],
    ['a puzzle, solved', async (page, native) => {
      await page.goto(`/puzzles/${simple().id}`);
      await solve(page, native, simple());
      await page.locator('.now .does').waitFor();
    }],
    ['a puzzle that is not there', (page) => page.goto('/puzzles/9999-12-31')],
  );

for (const [name, go] of scenes)
  test(`axe finds nothing: ${name}`, async ({ page, native }) => {
    await go(page, native);
    await page.locator('main h1').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findings(page, colorScheme === 'dark' ? ['color-contrast'] : null), colorScheme).toEqual([]);
    }
  });
