// Setting up statues in Tumult Royal: fields are touched by mouse, by finger and by keys; prices, ways to pay and refusals are the table's.
import type { Page } from '@playwright/test';
import { en as land } from '../../src/games/tumult-royal/land/words/en';
import { moveOf } from '../../src/games/tumult-royal/moves';
import { robbedGame, type OnLand } from '../tumult-games';
import { called, choices, drawn, finger, keys, mouse, type Hands } from './hands';
import { drop, en, expect, kept, playOnByHand, test } from './house';
import type { Native } from './native';

const field = (page: Page, name: string) => page.locator(`[role=gridcell][data-field="${name}"]`);
const asked = (page: Page) => page.locator('.prompt .asked');
const paying = (page: Page) => page.locator('.own .paying');
const fieldsOf = (legal: string[]) => [...new Set(legal.flatMap((move) => moveOf(move).field ?? []))];
const paymentsOn = (legal: string[], name: string) => legal.filter((move) => moveOf(move).field === name);

/** A game up to a point at which somebody acts on the land, at a table of people who share the screen. */
async function layOut(page: Page, native: Native, players: number, wanted: (there: OnLand) => boolean): Promise<OnLand & { moves: string[] }> {
  await page.addInitScript(() => {
    localStorage.setItem('ardri.ceremonies', '"briefly"');
    localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
  });
  const { game, options, moves, onLand } = await robbedGame(native, players);
  const there = onLand.find(wanted)!;
  const { record } = await native.ask('write', { game, options, moves: moves.slice(0, there.at) });
  await page.goto('/replay');
  await drop(page, 'game.ardri', record);
  await playOnByHand(page);
  await called(page).click();
  await expect(page.locator('[role=gridcell].legal').first()).toBeVisible();
  return { ...there, moves: moves.slice(0, there.at) };
}

/** Until so many steps were played; the last one. */
async function lastStep(page: Page, count: number): Promise<string> {
  await expect.poll(async () => (await kept(page)).moves.length).toBeGreaterThanOrEqual(count);
  return (await kept(page)).moves[count - 1]!;
}

const manyWays = ({ legal }: OnLand) => legal[0]!.startsWith('build') && fieldsOf(legal).some((name) => [2, 3, 4].includes(paymentsOn(legal, name).length));

const ways: { by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { by: 'mouse', press: mouse }, { by: 'keys alone', press: keys }, { by: 'finger on a phone', press: finger, screen: { width: 360, height: 740 } },
];
for (const { by, press, screen } of ways)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true, isMobile: true });
    test(`a field is touched, its price and the ways to pay are shown, and one is chosen, by ${by}`, async ({ page, native }) => {
      const { at, seat, legal } = await layOut(page, native, 2, manyWays);
      expect(await page.locator('[role=gridcell].legal').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field!).sort())).toEqual(fieldsOf(legal).sort());
      const name = fieldsOf(legal).find((name) => [2, 3, 4].includes(paymentsOn(legal, name).length))!;
      const payments = paymentsOn(legal, name);
      await press(page, field(page, name));
      await expect(asked(page)).toHaveText(new RegExp(`^${name}, .* for \\d`));
      await expect(field(page, name)).toHaveAttribute('aria-label', new RegExp(`; ${land.may}; ${land.chosen}; .* would stand here`));
      await expect(choices(page)).toHaveCount(payments.length);
      await expect(choices(page).first()).toContainText(/supporter|nothing overpaid/);
      // More supporters come first.
      const wins = (await choices(page).locator('small').allTextContents()).map((text) => Number(/\+(\d+)/.exec(text)?.[1] ?? 0));
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
      // What would pay is marked on the castle board: at first the first way.
      const tilesOf = (text: string | null) => text!.split(/,| and /).length;
      await expect(paying(page)).toHaveCount(tilesOf(await choices(page).first().locator('.unseen').textContent()));
      const last = choices(page).last();
      await last.focus();
      await expect(paying(page)).toHaveCount(tilesOf(await last.locator('.unseen').textContent()));
      await press(page, last);
      const played = await lastStep(page, at + 1);
      expect(payments.map((move) => `${seat} ${move}`)).toContain(played);
    });
  });

test('a touch is taken back by Escape, by its button and by touching the field again; with one way to pay a second touch plays', async ({ page, native }) => {
  const one = ({ legal }: OnLand) => fieldsOf(legal).find((name) => paymentsOn(legal, name).length === 1);
  const { at, seat, legal } = await layOut(page, native, 3, (there) => manyWays(there) && one(there) !== undefined);
  const many = fieldsOf(legal).find((name) => paymentsOn(legal, name).length > 1)!;
  const chosen = page.locator('[role=gridcell][aria-selected=true]');
  await field(page, many).click();
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await field(page, many).click();
  await page.locator('.stepback').click();
  await expect(chosen).toHaveCount(0);
  await field(page, many).click();
  await field(page, many).click();
  await expect(chosen).toHaveCount(0);
  expect((await kept(page)).moves).toHaveLength(at);
  const name = one({ at, seat, legal })!;
  await field(page, name).click();
  await expect(choices(page)).toHaveCount(1);
  await field(page, name).click();
  expect(await lastStep(page, at + 1)).toBe(`${seat} ${paymentsOn(legal, name)[0]}`);
});

test('a field that cannot be paid for says what it costs, and the rule says why not', async ({ page, native }) => {
  const { at, legal } = await layOut(page, native, 2, ({ legal }) => legal[0]!.startsWith('build') && fieldsOf(legal).length < 6);
  const free = page.locator('[role=gridcell]:not(.legal)[aria-label*="free"]').first();
  const name = await free.getAttribute('data-field');
  expect(fieldsOf(legal)).not.toContain(name);
  await free.click();
  await expect(asked(page)).toHaveText(new RegExp(`^${name}, .* for .*${land.cannotPay}`));
  await expect(page.getByRole('alert')).toContainText(/U1[579]|next to|Paying|double cost/);
  await expect(choices(page)).toHaveCount(1); // to pass
  expect((await kept(page)).moves).toHaveLength(at);
});

test('the first statue is asked twice only of those who want that', async ({ page, native }) => {
  const { at, seat, legal } = await layOut(page, native, 4, ({ legal }) => legal[0]!.startsWith('at'));
  await page.evaluate(() => localStorage.setItem('ardri.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('ardri.settings') ?? '{}'), confirm: true })));
  await page.reload();
  await called(page).click();
  const [name, other] = fieldsOf(legal) as [string, string];
  await field(page, name).click();
  await expect(field(page, name)).toHaveAttribute('aria-label', / would stand here/);
  await field(page, other).click();
  await expect(field(page, other)).toHaveAttribute('aria-label', / would stand here/);
  await drawn(page);
  expect((await kept(page)).moves).toHaveLength(at);
  await field(page, other).click();
  expect(await lastStep(page, at + 1)).toBe(`${seat} at ${other}`);
});

test('the King turns up a landscape by touching it anywhere', async ({ page, native }) => {
  const { at, seat, legal } = await layOut(page, native, 4, ({ legal }) => legal[0]!.startsWith('open'));
  const number = moveOf(legal.at(-1)!).number!;
  const tile = page.locator(`[role=gridcell][data-place="position ${number}"]`);
  await expect(tile).toHaveCount(9);
  await expect(tile.nth(4)).toHaveAttribute('aria-label', new RegExp(`${land.position(number)}; ${land.may}`));
  await tile.nth(4).click();
  expect(await lastStep(page, at + 1)).toBe(`${seat} open ${number}`);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('with four players on a phone the land is seen from nearer, where fields are wide enough for a finger', async ({ page, native }) => {
    const { legal } = await layOut(page, native, 4, manyWays);
    const name = fieldsOf(legal).at(-1)!;
    const width = async () => (await field(page, name).boundingBox())!.width;
    expect(await width()).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: land.nearer }).tap();
    expect(await width()).toBeGreaterThanOrEqual(39.5);
    // It moves to and fro, and so it does for whoever walks with the keys.
    await field(page, 'l3').focus();
    await expect(field(page, 'l3')).toBeInViewport();
    await field(page, name).tap();
    await expect(asked(page)).toHaveText(new RegExp(`^${name}, .* for \\d`));
    await page.getByRole('button', { name: land.nearer }).tap();
    expect(await width()).toBeLessThan(30);
  });

  test('a finger just beside a small field that may be chosen means that one', async ({ page, native }) => {
    const beside = (legal: string[]) => fieldsOf(legal).find((name) => name[0]! < 'l' && !fieldsOf(legal).includes(String.fromCharCode(name.charCodeAt(0) + 1) + name[1]));
    const { legal } = await layOut(page, native, 4, ({ legal }) => legal[0]!.startsWith('build') && beside(legal) !== undefined);
    const name = beside(legal)!;
    const { x, y, width, height } = (await field(page, name).boundingBox())!;
    await page.touchscreen.tap(x + width + 2.5, y + height / 2);
    await expect(asked(page)).toHaveText(new RegExp(`^${name}, `));
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(x + width * 1.5, y + height / 2);
    await expect(asked(page)).not.toHaveText(new RegExp(`^${name}, `));
  });
});

test('whoever is not to act sees what a field costs, and nothing is refused', async ({ page, native }) => {
  const { moves } = await layOut(page, native, 2, manyWays);
  await page.getByRole('slider', { name: en.table.position }).fill(String(moves.length - 1));
  const free = page.locator('[role=gridcell][aria-label*="free"]').first();
  const name = await free.getAttribute('data-field');
  await free.click();
  await expect(asked(page)).toHaveText(new RegExp(`^${name}, .* for \\d[^(]*$`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(asked(page)).not.toContainText(`${name},`);
});
