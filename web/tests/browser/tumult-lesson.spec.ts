// The lessons of Tumult Royal in the page: the first one by touch, to a game; a short one by keys; what is not asked for, and help;
// the raid in real time, in which a lesson leaves all the time there is.
import type { Page } from '@playwright/test';
import { goodsOn } from '../../src/games/tumult-royal/facts';
import { en as texts } from '../../src/games/tumult-royal/lessons/words/en';
import { moveOf } from '../../src/games/tumult-royal/moves';
import { choices, finger, keys, mouse, type Hands } from './hands';
import { en, expect, kept, test } from './house';
import { decide, tiles } from './tumult';

const { lesson } = en;
const first = texts['tumult-royal'].scenes;
const well = (page: Page) => page.locator('.well');
const help = (page: Page) => page.locator('.help');
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const go = (page: Page) => page.getByRole('button', { name: lesson.go, exact: true });
const tile = (page: Page, slot: number) => page.locator(`[data-slot="${slot}"]`);
const field = (page: Page, name: string) => page.locator(`[role=gridcell][data-field="${name}"]`);

/** The way to pay with these tiles, by how many goods of each sort they show. */
async function wayOf(page: Page, payment: string[]) {
  const { bread, marble, tools } = goodsOn(payment);
  const goods = [bread && `${bread} bread`, marble && `${marble} marble`, tools && (tools > 1 ? `${tools} tools` : '1 tool')].filter(Boolean) as string[];
  const named = goods.length > 2 ? `${goods.slice(0, -1).join(', ')} and ${goods.at(-1)}` : goods.join(' and ');
  return choices(page).filter({ hasText: named });
}

/** Makes a move of which the text is known. */
async function make(page: Page, text: string, press: Hands) {
  const { kind, field: at, number, payment } = moveOf(text);
  if (kind === 'lift') return press(page, tile(page, number!));
  if (kind === 'keep' || kind === 'back') return press(page, decide(page, kind));
  if (kind === 'done') return press(page, page.locator('.ways button.done'));
  if (kind === 'pass') return press(page, choices(page).first());
  await press(page, field(page, at!));
  if (kind === 'build') await press(page, await wayOf(page, payment!));
}

/** What solves each scene of the first lesson, step by step. */
const solutions: Record<keyof typeof first, string[]> = {
  first: ['at b1'],
  lift: ['lift 3', 'keep'],
  back: ['lift 5', 'back'],
  tumult: ['done'],
  greedy: ['keep', 'done'],
  pay: ['build c1 B1 M1'],
  village: ['build b2 B2 M2'],
  crown: ['build b1 B2 M3'],
  win: ['build d1 B2 M2'],
};

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the first lesson is played by touch on a phone, from the first statue to the last, and to a calm game', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/learn/tumult-royal');
    for (const [id, moves] of Object.entries(solutions)) {
      const scene = first[id as keyof typeof first];
      await expect(heading(page)).toContainText(scene.title);
      await expect(page.getByRole('button', { name: lesson.help })).toBeInViewport({ ratio: 1 });
      for (const [i, move] of moves.entries()) {
        await make(page, move, finger);
        if (i + 1 < moves.length) await expect(help(page)).toHaveText((scene as { onward: string }).onward);
      }
      await expect(well(page)).toContainText(scene.after);
      if (id !== 'win') await go(page).tap();
    }
    await page.getByRole('button', { name: lesson.play }).tap();
    await expect(page).toHaveURL('/table');
    await expect(page.locator('[data-field].legal').or(tiles(page)).first()).toBeAttached({ timeout: 30_000 });
    expect(await kept(page)).toMatchObject({ game: 'tumult-royal', players: ['person', 'level-1'] });
    expect((await kept(page)).options).toMatchObject({ players: 2, live: 0 });
  });
});

test('a short lesson is played by keys alone', async ({ page }) => {
  const { scenes } = texts.far;
  await page.goto('/learn/tumult-royal/far');
  await expect(heading(page)).toContainText(scenes.castle.title);
  await make(page, 'build f5 B2 M2', keys);
  await expect(help(page)).toHaveText(scenes.castle.onward);
  await make(page, 'build e5 M2 T3', keys);
  await expect(well(page)).toContainText(scenes.castle.after);
});

test('what is not asked for is tried out, and help leads on', async ({ page }) => {
  await page.goto('/learn/tumult-royal');
  await make(page, 'at d6', mouse);
  await expect(help(page)).toContainText(first.first.wrong.far);
  // What is not allowed is refused, with the rule.
  await field(page, 'f6').click();
  await expect(page.getByRole('alert')).toContainText('U4');
  await page.getByRole('button', { name: first.back.title }).click();
  await expect(heading(page)).toContainText(first.back.title);
  await make(page, 'lift 4', mouse);
  await expect(help(page)).toHaveText(first.back.onward);
  await make(page, 'keep', mouse);
  await expect(help(page)).toContainText(first.back.wrong.keep);
  await make(page, 'back', mouse);
  await expect(well(page)).toContainText(first.back.after);
  await page.getByRole('button', { name: first.crown.title }).click();
  await expect(heading(page)).toContainText(first.crown.title);
  await make(page, 'build b1 B2 M1', mouse);
  await expect(help(page)).toContainText(first.crown.wrong.few);
  await page.getByRole('button', { name: lesson.help }).click();
  await expect(help(page)).toContainText(first.crown.closer);
  await page.getByRole('button', { name: lesson.help }).click();
  await expect(help(page)).toContainText('b1');
  await make(page, 'build b1 B2 M3', mouse);
  await expect(well(page)).toContainText(first.crown.after);
});

test('in the lesson about the raid in real time the sand stands still', async ({ page }) => {
  await page.clock.install();
  const { scenes } = texts.live;
  await page.goto('/learn/tumult-royal/live');
  await expect(heading(page)).toContainText(scenes.grab.title);
  await page.clock.fastForward('01:00');
  await make(page, 'lift 5', mouse);
  await expect(help(page)).toHaveText(scenes.grab.onward);
  await page.clock.fastForward('01:00');
  await make(page, 'keep', mouse);
  await expect(well(page)).toContainText(scenes.grab.after);
  await go(page).click();
  await make(page, 'lift 6', mouse);
  await expect(well(page)).toContainText(scenes.sign.after);
  await go(page).click();
  await page.clock.fastForward('01:00');
  await make(page, 'keep', mouse);
  await expect(well(page)).toContainText(scenes.stop.after);
});
