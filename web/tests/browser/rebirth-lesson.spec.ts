// The lessons of Rebirth in the page: the first one by touch on a phone, to a game, and by keys; short ones with towers and missions to
// choose, and a last tile; what is not asked for, and help.
import type { Page } from '@playwright/test';
import { en as texts } from '../../src/games/rebirth/lessons/words/en';
import { moveOf } from '../../src/games/rebirth/moves';
import { choices, finger, keys, mouse, type Hands } from './hands';
import { en, expect, kept, test } from './house';
import { hand, hex, open } from './rebirth';

test.use({ drawn: true }); // unpainted, moves are made before a scene stands

const { lesson } = en;
const first = texts['rebirth-ireland'].scenes;
const well = (page: Page) => page.locator('.well');
const help = (page: Page) => page.locator('.help');
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const go = (page: Page) => page.getByRole('button', { name: lesson.go, exact: true });

/** Makes a move of which the text is known. */
async function make(page: Page, text: string, press: Hands) {
  const move = moveOf(text);
  if (move.kind === 'double') return press(page, choices(page).filter({ hasText: 'Golden Vale' }));
  if (move.kind !== 'place') return press(page, choices(page).first());
  if ((await hand(page).count()) > 1) await press(page, hand(page).and(page.locator(`[data-item^="${move.tile} "]`)));
  await expect(open(page).first()).toBeAttached(); // the board waits for a move
  await press(page, hex(page, move.hex));
  if (press === finger) await press(page, choices(page).and(page.locator('.main')).first());
}

/** What solves each scene of the first lesson. */
const solutions: Record<keyof typeof first, string> = {
  place: 'F u5', group: 'F u4', join: 'E w3', area: 'S3 v3', share: 'S4 n4', castle: 'E p3', tower: 'F v6', sea: 'F y4', mission: 'F x2', all: 'S4 r5',
};

async function learn(page: Page, press: Hands) {
  await page.goto('/learn/rebirth');
  for (const [id, move] of Object.entries(solutions)) {
    const scene = first[id as keyof typeof first];
    await expect(heading(page)).toContainText(scene.title);
    await expect(page.getByRole('button', { name: lesson.help })).toBeInViewport({ ratio: 1 });
    await make(page, move, press);
    await expect(well(page)).toContainText(scene.after);
    if (id !== 'all') await press(page, go(page));
  }
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the first lesson is played by touch on a phone, from a farm alone to all at once, and to a gentle game', async ({ page }) => {
    test.setTimeout(120_000);
    await learn(page, finger);
    await page.getByRole('button', { name: lesson.play }).tap();
    await expect(page).toHaveURL('/table');
    await expect(open(page).first()).toBeAttached({ timeout: 30_000 });
    expect(await kept(page)).toMatchObject({ game: 'rebirth-ireland', players: ['person', 'level-1'], options: { players: 2 } });
  });

  test('on a phone board, task and answer have room beside each other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/learn/rebirth');
    await expect(page.locator('.asked')).toBeInViewport({ ratio: 1 });
    await make(page, 'F u5', finger);
    await expect(well(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-part=map]')).toBeInViewport({ ratio: 1 });
  });
});

test('the first lesson is played by keys alone', async ({ page }) => {
  test.setTimeout(120_000);
  await learn(page, keys);
});

test('short lessons ask for towers, missions and one of three tiles', async ({ page }) => {
  test.setTimeout(120_000);
  const ways: [lesson: keyof typeof texts, scene: string, moves: string[]][] = [
    ['three', 'take', ['E n8', 'tower t7']], ['three', 'choose', ['S3 v3']],
    ['extra', 'aside', ['E p6', 'tower t7', 'S3 v3']],
    ['doubler', 'mark', ['F r7', 'double m10']], ['doubler', 'reap', ['F u6']],
    ['ties', 'blarney', ['E v4']],
    ['unfit', 'out', ['F -']],
  ];
  for (const [id, name, moves] of ways) {
    const scene = (texts[id].scenes as Record<string, { title: string; after: string; onward?: string }>)[name]!;
    if (name === Object.keys(texts[id].scenes)[0]) await page.goto(`/learn/rebirth/${id}`);
    else await go(page).click();
    await expect(heading(page)).toContainText(scene.title);
    for (const [i, move] of moves.entries()) {
      await make(page, move, mouse);
      if (i + 1 < moves.length) await expect(help(page)).toHaveText(scene.onward!);
    }
    await expect(well(page)).toContainText(scene.after);
  }
});

test('what is not asked for is tried out, and help leads on', async ({ page }) => {
  await page.goto('/learn/rebirth');
  await make(page, 'F u4', mouse);
  await expect(help(page)).toContainText(first.place.wrong.blank);
  // What is not allowed is refused, with the rule.
  await hex(page, 'v3').click();
  await expect(page.getByRole('alert')).toContainText('E8');
  await page.getByRole('button', { name: lesson.stepNamed(6, first.castle.title, false), exact: true }).click();
  await expect(heading(page)).toContainText(first.castle.title);
  await make(page, 'E u8', mouse);
  await expect(help(page)).toContainText(first.castle.wrong.level);
  await page.getByRole('button', { name: lesson.help }).click();
  await expect(help(page)).toContainText(first.castle.closer);
  await page.getByRole('button', { name: lesson.help }).click();
  await make(page, 'E q3', mouse);
  await expect(well(page)).toContainText(first.castle.after);
});
