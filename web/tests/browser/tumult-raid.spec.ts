// The raid of Tumult Royal: by touch, by mouse and by keys, live and in turns, and fair on a slow device.
import type { CDPSession, Page } from '@playwright/test';
import { drop, en, expect, test } from './house';
import { en as words } from '../../src/games/tumult-royal/raid/words/en';
import { decide, tiles } from './tumult';

/** Before the first raid of three; the first one is the King. */
const before = ['* rank 1', '* rank 2', '* rank 3', '* land 1 r0', '* land 2 r0', '* land 3 r0', '2 at a6', '1 at d3', '0 at h6', '* spin 3'];
const record = (options: object) => [JSON.stringify({ game: 'tumult-royal', options: { players: 3, ...options } }), ...before, ...('live' in options ? [] : ['* order 0 1 2'])].join('\n');

async function atTheTable(page: Page, options: object) {
  await page.addInitScript(() => {
    localStorage.setItem('ardri.ceremonies', '"briefly"');
    localStorage.setItem('ardri.offered', JSON.stringify({ lessons: [], enough: true }));
  });
  await page.goto('/replay');
  await drop(page, 'game.ardri', record(options));
  await page.locator('form', { hasText: en.table.playFromHere }).getByRole('button').click();
  await expect(page).toHaveURL('/table');
}

/** The King turns the hourglass; `hands`: how quick those of the computer players are. */
async function raidLive(page: Page, hands = 1) {
  await atTheTable(page, { live: 1, hands });
  await page.getByRole('button', { name: en.table.ready, exact: true }).click();
  await page.getByRole('button', { name: en.table.startNow, exact: true }).click();
  await expect(tiles(page).first()).toBeVisible();
}

/** The same with all the time in the world: neither sand nor computer players move. */
async function raidAlone(page: Page) {
  await page.clock.install();
  await raidLive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

const tile = (page: Page, slot: number) => page.locator(`[data-slot="${slot}"]`);
const slotOf = async (page: Page, nth: number) => Number(await page.locator('[data-slot].legal[data-at=middle]').nth(nth).getAttribute('data-slot'));
const mine = (page: Page) => page.locator('[data-slot][data-at=mine]');
const isAt = (page: Page, slot: number, at: string) => expect(tile(page, slot)).toHaveAttribute('data-at', at);
const middleOf = async (page: Page, slot: number) => {
  const box = (await tile(page, slot).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The face in the hand has come. */
const seesIt = (page: Page) => expect(mine(page).locator('.face')).toHaveCount(1);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });

  test('a tile is up while the finger is down, and pulled to the castle or pushed back', async ({ page }) => {
    await raidAlone(page);
    const cdp = await page.context().newCDPSession(page);
    const slot = await slotOf(page, 4);
    const at = await middleOf(page, slot);
    await touch(cdp, 'touchStart', at);
    await isAt(page, slot, 'mine');
    await seesIt(page);
    await expect(decide(page, 'keep')).toBeVisible();
    await touch(cdp, 'touchMove', { x: at.x, y: at.y + 30 });
    await touch(cdp, 'touchMove', { x: at.x, y: at.y + 90 });
    await expect(decide(page, 'keep')).toHaveClass(/leaning/);
    await touch(cdp, 'touchEnd');
    await isAt(page, slot, 'away');
    // A tap leaves the tile in the hand; a flick anywhere decides.
    const other = await slotOf(page, 2);
    await tile(page, other).tap();
    await isAt(page, other, 'mine');
    await seesIt(page);
    const free = { x: 180, y: at.y + 20 };
    await touch(cdp, 'touchStart', free);
    await touch(cdp, 'touchMove', { x: free.x, y: free.y - 90 });
    await touch(cdp, 'touchEnd');
    await isAt(page, other, 'middle');
    // What one has seen stays seen; for the others it lies face down, and everybody knows who has looked.
    await expect(tile(page, other).locator('.tile.secret')).toHaveCount(1);
    await expect(tile(page, other).locator('.seen svg')).not.toHaveCount(0);
    await expect(tile(page, other)).toHaveAccessibleName(/you have seen [123]/);
    // By the buttons under the thumb.
    await tile(page, other).tap();
    await decide(page, 'keep').tap();
    await isAt(page, other, 'away');
  });
});

test('with the mouse: dragged, by button, and one tile in place of another', async ({ page }) => {
  await raidAlone(page);
  const first = await slotOf(page, 3);
  const at = await middleOf(page, first);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await isAt(page, first, 'mine');
  await seesIt(page);
  await page.mouse.move(at.x, at.y + 80, { steps: 3 });
  await page.mouse.up();
  await isAt(page, first, 'away');
  const second = await slotOf(page, 1);
  await tile(page, second).click();
  await isAt(page, second, 'mine');
  await seesIt(page);
  const third = await slotOf(page, 5);
  await tile(page, third).click();
  await isAt(page, third, 'mine');
  await isAt(page, second, 'middle');
  await decide(page, 'back').click();
  await isAt(page, third, 'middle');
  await page.getByRole('button', { name: words.done }).click();
  await expect(page.getByText(words.isDone)).toBeVisible();
  // Lifting again withdraws it.
  await tile(page, third).click();
  await expect(mine(page)).toHaveCount(1);
});

test('with keys alone', async ({ page }) => {
  await raidAlone(page);
  // One begins among the tiles.
  await expect(page.locator('[data-slot]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await seesIt(page);
  const said = page.locator('[aria-live]').filter({ hasText: /keep or put back/ });
  await expect(said).toHaveCount(1);
  const kept = Number(await mine(page).getAttribute('data-slot'));
  await page.keyboard.press('k');
  await isAt(page, kept, 'away');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await seesIt(page);
  const put = Number(await mine(page).getAttribute('data-slot'));
  await page.keyboard.press('ArrowUp');
  await isAt(page, put, 'middle');
  await page.keyboard.press('Enter');
  await seesIt(page);
  await page.keyboard.press('Escape');
  await isAt(page, put, 'middle');
  await page.keyboard.press('d');
  await expect(page.getByText(words.isDone)).toBeVisible();
});

test('somebody was quicker: a word says so, and the next touch counts at once', async ({ page }) => {
  await raidLive(page, 3);
  // The finger is on its way when another hand takes the tile.
  const [gone, word] = await page.evaluate(() => new Promise<[number, string]>((met) => {
    const grid = document.querySelector('.tiles')!;
    const watch = new MutationObserver((changes) => {
      const taken = changes.map(({ target }) => target as HTMLElement).find(({ dataset }) => dataset.at === 'hand');
      if (!taken) return;
      watch.disconnect();
      // When all of it is drawn.
      setTimeout(() => {
        taken.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 7, pointerType: 'touch' }));
        requestAnimationFrame(() => met([Number(taken.dataset.slot), document.querySelector('.missed')?.textContent?.trim() ?? '']));
      });
    });
    watch.observe(grid, { subtree: true, attributes: true, attributeFilter: ['data-at'] });
  }));
  expect(word).toMatch(/^(Yellow|Violet) was quicker$/);
  await expect(tile(page, gone)).toHaveAccessibleName(/in the hand of|on the castle of|looked/);
  await tiles(page).first().click();
  await expect(mine(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the time runs out with a tile in the hand', async ({ page }) => {
  await page.clock.install();
  await raidLive(page);
  await page.clock.runFor(17_000);
  await tile(page, await slotOf(page, 0)).click();
  await seesIt(page);
  const slot = Number(await mine(page).getAttribute('data-slot'));
  await page.clock.runFor(3_100);
  await expect(page.getByText(words.grace).first()).toBeVisible();
  await decide(page, 'keep').click();
  await expect(mine(page)).toHaveCount(0);
  await isAt(page, slot, 'away');
});

test('faces that one has not seen are nowhere', async ({ page }) => {
  await raidLive(page, 3);
  const looked = new Set<number>();
  const faces = /\b([BMT][123]|bread|marble|tools?)\b/i;
  for (let i = 0; i < 4; ++i) {
    const open = tiles(page).and(page.locator('[data-at=middle]:not(:has(.face))'));
    await open.nth(i).click();
    await seesIt(page);
    looked.add(Number(await mine(page).getAttribute('data-slot')));
    // Without the lines of drawings.
    const all = await page.locator('[data-slot]').evaluateAll((tiles) => tiles.map((tile) => ({ slot: Number((tile as HTMLElement).dataset.slot), html: tile.outerHTML.replaceAll(/ d="[^"]*"/g, '') })));
    expect(all.length).toBe(21);
    for (const { slot, html } of all)
      if (!looked.has(slot)) expect(html, `tile ${slot}`).not.toMatch(faces);
    const others = await page.locator('[data-part=others]').evaluate((part) => [...part.querySelectorAll('.tiles, [class*=tile]')].map(({ outerHTML }) => outerHTML.replaceAll(/ d="[^"]*"/g, '')).join());
    expect(others).not.toMatch(/\b[BMT][123]\b/);
    await page.keyboard.press(i % 2 ? 'k' : 'b');
    await expect(mine(page)).toHaveCount(0);
  }
});

test('in turns: the same tiles, by mouse and by keys, without haste', async ({ page }) => {
  await atTheTable(page, { lifts: 3 });
  await expect(tiles(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(words.lifts(3), { exact: true })).toBeVisible();
  const first = await slotOf(page, 2);
  await tile(page, first).click();
  await seesIt(page);
  await decide(page, 'back').click();
  await isAt(page, first, 'middle');
  await expect(tile(page, first).locator('.tile.secret')).toHaveCount(1);
  await expect(page.getByText(words.lifts(2), { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-slot][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await seesIt(page);
  // One tile at a time is the rule: it is told.
  const held = Number(await mine(page).getAttribute('data-slot'));
  await tile(page, await page.locator('[data-at=middle]').nth(4).getAttribute('data-slot').then(Number)).click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  await isAt(page, held, 'mine');
  await page.keyboard.press('ArrowDown');
  await isAt(page, held, 'away');
});

test.describe('with all that is painted', () => {
  test.use({ drawn: true });

  test('on a slow device what is touched in time counts, and frames are counted', async ({ page }) => {
    test.setTimeout(90_000);
    await raidLive(page, 3);
    const began = Date.now();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const frames = await page.evaluate(() => new Promise<number>((counted) => {
      const begin = performance.now();
      let frames = 0;
      const step = (now: number) => (++frames, now - begin < 5000 ? requestAnimationFrame(step) : counted((1000 * frames) / (now - begin)));
      requestAnimationFrame(step);
    }));
    const note = `${frames.toFixed(1)} frames a second in a live raid, six times slower`;
    console.log(note);
    test.info().annotations.push({ type: 'speed', description: note });
    // The page is busy when the sand runs out; the finger was there before.
    await page.waitForTimeout(Math.max(0, 18_000 - (Date.now() - began)));
    const slot = await slotOf(page, 0);
    const at = await middleOf(page, slot);
    await page.mouse.move(at.x, at.y);
    const busy = page.evaluate(() => {
      const until = Date.now() + 3000;
      while (Date.now() < until);
    });
    await page.waitForTimeout(200);
    const down = page.mouse.down();
    await busy;
    await down;
    await isAt(page, slot, 'mine');
    await page.mouse.up();
  });
});
