// Lessons: the learner makes the moves, is told why something is not allowed or not what is asked, is led on, and plays a game
// in the end. The board stays where it is.
import type { Page } from '@playwright/test';
import { lessons } from '../../src/games/tara/lessons';
import { de } from './words';
import { en } from './words';
import { expect, hill, kept, test } from './house';

const { lesson } = en;
type Id = keyof typeof en.lessons;

const on = (page: Page) => page.getByRole('button', { name: lesson.go, exact: true });
const well = (page: Page) => page.locator('.well');
const help = (page: Page) => page.locator('.help');
const marked = (page: Page) => page.locator('.grid button.legal');
/** Where the board stands on the screen, and how large it is. */
const place = (page: Page) => page.locator('.square').evaluate((board) => {
  const { left, top, width } = board.getBoundingClientRect();
  return [left, top, width].map(Math.round).join(' ');
});

const scenesOf = (id: Id) => en.lessons[id].scenes as Record<string, { title: string; after: unknown; closer: unknown; wrong: Record<string, string> }>;

/** Until the scene stands on the board. */
const arriveAt = (page: Page, id: Id, scene: string) => expect(page.getByRole('heading', { level: 2 })).toContainText(scenesOf(id)[scene]!.title);

test('the first lesson is played by touch, from the first ringfort to a game', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const { scenes } = en.lessons['sacred-hill-1'];
  await page.goto('/');
  await page.getByRole('link', { name: en.home.lesson }).tap();
  await arriveAt(page, 'sacred-hill-1', 'board');
  await expect(marked(page)).toHaveCount(45);
  const stands = await place(page);
  // Board, task and what the thumb needs are in sight.
  await expect(page.getByText(scenes.board.task)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: lesson.help })).toBeInViewport({ ratio: 1 });
  const stays = async () => expect(await place(page)).toBe(stands);

  await hill(page, 'B6').tap();
  await expect(well(page)).toContainText(scenes.board.after);
  await stays();
  await on(page).tap();

  await arriveAt(page, 'sacred-hill-1', 'manoeuvres');
  await expect(hill(page, 'B6')).toHaveAccessibleName(/Red’s ringfort/); // the first one stays
  await expect(marked(page)).toHaveCount(4);
  await expect(page.getByText(scenes.manoeuvres.task)).toBeInViewport({ ratio: 1 });
  await hill(page, 'B5').tap(); // too close
  await expect(page.getByRole('alert')).toContainText('Manoeuvres at knight');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/sacred-hill-1#S1');
  await stays();
  await hill(page, 'C4').tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(well(page)).toContainText(scenes.manoeuvres.after);
  await on(page).tap();

  await arriveAt(page, 'sacred-hill-1', 'battle');
  for (const mine of ['B6', 'C4']) await expect(hill(page, mine)).toHaveAccessibleName(/Red’s ringfort/);
  await expect(page.getByText(scenes.battle.task)).toBeInViewport({ ratio: 1 });
  await hill(page, 'B3').tap(); // diagonally
  await expect(page.getByRole('alert')).toContainText('Duties in Battle');
  await hill(page, 'C3').tap();
  await expect(well(page)).toContainText(scenes.battle.after);
  await stays();
  await on(page).tap();

  await arriveAt(page, 'sacred-hill-1', 'siege');
  const corner = /[A-G][1-7]/.exec((await page.locator('.asked').textContent())!)![0];
  await expect(page.locator('.asked')).toHaveText(scenes.siege.task(corner));
  const beside = (await marked(page).evaluateAll((hills) => hills.map((one) => (one as HTMLElement).dataset.hill!)));
  const distance = (name: string) => Math.abs(name.charCodeAt(0) - corner.charCodeAt(0)) + Math.abs(name.charCodeAt(1) - corner.charCodeAt(1));
  const closing = beside.find((name) => distance(name) === 1)!;
  const far = beside.filter((name) => distance(name) > 2);
  // Allowed, but not what is asked for: what it does, why not, then closer, then shown.
  await hill(page, far[0]!).tap();
  await expect(help(page)).toContainText(lesson.tried(en.tara.did.build('Red', far[0]!, '')));
  await expect(help(page)).toContainText(scenes.siege.wrong.elsewhere);
  await expect(help(page)).not.toContainText(scenes.siege.closer(corner));
  await expect(hill(page, far[0]!)).toHaveAccessibleName(/vacant/);
  await hill(page, far[1]!).tap();
  await expect(help(page)).toContainText(scenes.siege.closer(corner));
  await expect(hill(page, closing)).not.toHaveAccessibleName(/hint/);
  await hill(page, far[2]!).tap();
  await expect(help(page)).toContainText(lesson.look(en.tara.advice.build(closing, '')));
  await expect(hill(page, closing)).toHaveAccessibleName(/hint/);
  await expect(page.locator('.asked')).toBeInViewport({ ratio: 1 });
  await stays();
  await hill(page, closing).tap();
  await expect(hill(page, corner)).toHaveAccessibleName(/besieged/);
  await on(page).tap();

  await arriveAt(page, 'sacred-hill-1', 'capture');
  await expect(marked(page)).toHaveCount(1);
  await hill(page, corner).tap();
  await expect(hill(page, corner)).toHaveAccessibleName(/Red’s ringfort/);
  await stays();
  await on(page).tap();

  await arriveAt(page, 'sacred-hill-1', 'counting');
  await expect(hill(page, 'B6')).toHaveAccessibleName(/Red’s ringfort/);
  await page.locator('.grid [aria-label*="Blue’s ringfort"]').first().tap();
  await expect(help(page)).toContainText(scenes.counting.wrong.blue);
  await marked(page).first().tap();
  await expect(help(page)).toHaveText(lesson.found(1, 2));
  await page.locator('.grid [aria-label*="Red’s ringfort"]:not(.legal)').first().tap();
  await expect(help(page)).toContainText(scenes.counting.wrong.twice);
  await marked(page).first().tap();
  await expect(well(page)).toContainText('You have 2 kingdoms, Blue has 3: you win!');
  await stays();

  // One touch, and the game is on the table, against the gentlest.
  await page.getByRole('button', { name: lesson.play }).tap();
  await expect(page).toHaveURL('/table');
  await expect(marked(page)).toHaveCount(45);
  expect(await kept(page)).toMatchObject({ game: 'sacred-hill-1', players: ['person', 'level-1'], match: false });
  await context.close();
});

test('a lesson is played by keyboard, and heard', async ({ page }) => {
  const { scenes } = en.lessons['four-treasures'];
  await page.goto('/learn/tara/four-treasures');
  await arriveAt(page, 'four-treasures', 'bridge');
  const says = page.locator('[role=status].unseen');
  await hill(page, 'D4').focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowUp', 'Enter'); // D5, diagonally
  await expect(says).toContainText(scenes.bridge.wrong.diagonal);
  await press('ArrowDown', 'Enter');
  await expect(says).toContainText(scenes.bridge.after);
  await press('Tab'); // from the board to what comes after it
  await expect(on(page)).toBeFocused();
  await press('Enter');
  await arriveAt(page, 'four-treasures', 'three');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await press('Tab'); // the board comes next
  await expect(page.locator('.grid :focus')).toHaveCount(1);
  await press('Tab');
  await expect(page.getByRole('button', { name: lesson.help })).toBeFocused();
  await press('Enter');
  await expect(says).toContainText(scenes.three.closer);
  await press('Enter');
  await expect(says).toContainText(lesson.look(en.tara.advice.build('C4', '')));
  await expect(page.getByRole('button', { name: lesson.help })).toHaveAttribute('aria-disabled', 'true');
  await press('Shift+Tab');
  await hill(page, 'C4').focus();
  await press('Enter');
  await expect(well(page)).toContainText(scenes.three.after);
});

/** What solves each scene, touch by touch; the first hill that may be chosen where anything does. */
const touches: Record<Id, (string[] | null)[]> = {
  'sacred-hill-1': [],
  'four-treasures': [['C5'], ['C4'], ['B6'], ['F2'], ['G2']],
  'sacred-hill-2': [null, ['E3'], ['B5'], ['G2'], ['G3']],
  'high-kings-1': [null, ['C3', 'D5'], ['D3', 'B2'], ['E4', 'F6'], ['B1', 'A3'], ['F3', 'D2']],
  'high-kings-2': [['C7', 'D5', '*'], ['D5', 'F4', '*'], ['F4', 'E2']],
  'poisoned-chalice': [null, ['D4'], ['D1'], ['C5']],
  'stone-of-destiny': [null, ['E4', 'A4', 'B4'], ['C4', 'F6', 'F7'], ['D3', 'F6', 'G6']],
  'sacred-hill-doubles-1': [['E4'], null, ['E4'], ['A4']],
};

for (const { id, scenes } of lessons.slice(1))
  test(`the lesson of ${id} is solved, and its game begins`, async ({ page }) => {
    await page.goto(`/learn/tara/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.lessons[id as Id].title);
    let stands = '';
    for (const [i, scene] of scenes.entries()) {
      await arriveAt(page, id as Id, scene.id);
      await marked(page).first().waitFor();
      stands ||= await place(page);
      expect(await place(page), scene.id).toBe(stands);
      for (const touch of touches[id as Id][i] ?? [(await marked(page).first().getAttribute('data-hill'))!])
        if (touch === '*') await page.getByRole('button', { name: en.tara.sacrifice }).click();
        else await hill(page, touch).click();
      const { after } = scenesOf(id as Id)[scene.id]!;
      await expect(well(page)).toContainText(typeof after === 'string' ? after : lesson.well);
      expect(await place(page), scene.id).toBe(stands);
      if (i + 1 < scenes.length) await on(page).click();
    }
    await page.getByRole('button', { name: lesson.play }).click();
    await expect(page).toHaveURL('/table');
    const seats = id.includes('doubles') ? 4 : 2;
    expect(await kept(page)).toMatchObject({ game: id, players: ['person', ...Array(seats - 1).fill('level-1')] });
  });

test.describe('on a phone, in the longest words', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });

  // Lessons whose moves are built in several touches have the least room.
  test('board, task and help are in sight together, and the board stays', async ({ page }) => {
    for (const { id, scenes } of lessons.filter(({ id }) => ['high-kings-1', 'high-kings-2', 'stone-of-destiny'].includes(id))) {
      await page.goto(`/learn/tara/${id}`);
      let stands = '';
      for (const [i, scene] of scenes.entries()) {
        await page.getByRole('button', { name: de.lesson.stepNamed(i + 1, (de.lessons[id as Id].scenes as Record<string, { title: string }>)[scene.id]!.title, false) }).click();
        await expect(page.locator(`.task li:nth-child(${i + 1}) [aria-current=step]`)).toBeVisible();
        await marked(page).first().waitFor();
        stands ||= await place(page);
        const inSight = () => page.evaluate(() => {
          const [task, after] = ['.asked', '.after'].map((part) => document.querySelector(part)!.getBoundingClientRect());
          return task!.bottom <= after!.top && after!.bottom <= innerHeight;
        });
        expect(await inSight(), `${id} ${scene.id}`).toBe(true);
        await page.getByRole('button', { name: de.lesson.help }).click();
        await help(page).waitFor();
        expect(await inSight(), `${id} ${scene.id} with help`).toBe(true);
        expect(await place(page), `${id} ${scene.id}`).toBe(stands);
      }
    }
  });
});

test('what was learnt is kept, with the board as it was left', async ({ page }) => {
  await page.goto('/learn');
  const cards = page.locator('[aria-labelledby=lessons-tara] ol a');
  await expect(cards).toHaveCount(lessons.length);
  await expect(page.locator('[aria-labelledby=lessons-tara] a.next')).toContainText(lesson.next);
  await page.locator('[aria-labelledby=lessons-tara] a.next').click();
  await arriveAt(page, 'sacred-hill-1', 'board');
  await hill(page, 'F2').click();
  await on(page).click();
  await arriveAt(page, 'sacred-hill-1', 'manoeuvres');
  await page.reload();
  await arriveAt(page, 'sacred-hill-1', 'manoeuvres');
  await expect(hill(page, 'F2')).toHaveAccessibleName(/Red’s ringfort/);
  await page.getByRole('link', { name: lesson.all }).click();
  await expect(page.locator('[aria-labelledby=lessons-tara] a.next')).toContainText(lesson.goOnWith);
  await expect(page.locator('[aria-labelledby=lessons-tara] a.next')).toContainText(lesson.scenes(1, 6));
});

test('a browser may have kept anything', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ardri.lessons', JSON.stringify({
    'tara/sacred-hill-1': { solved: ['board', 'gone'], at: 'battle', before: ['0 Z9', '1 A1', '0 B7'] },
    'tara/four-treasures': 'nonsense',
    'tara/high-kings-2': { solved: 7 },
  })));
  await page.goto('/learn/tara');
  await arriveAt(page, 'sacred-hill-1', 'battle');
  await marked(page).first().waitFor();
  await page.goto('/learn');
  await expect(page.locator('[aria-labelledby=lessons-tara] a.next')).toContainText(lesson.scenes(1, 6));
});

test('a lesson follows the language, can be gone through, and is found by each of its rule sets', async ({ page }) => {
  await page.goto('/learn/tara/four-treasures-doubles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.lessons['sacred-hill-doubles-1'].title);
  await page.goto('/learn/tara');
  await page.getByRole('button', { name: en.lessons['sacred-hill-1'].scenes.battle.title }).click();
  await arriveAt(page, 'sacred-hill-1', 'battle');
  await page.getByRole('button', { name: lesson.help }).click();
  await page.locator('summary').click();
  await page.getByRole('combobox', { name: en.menu.language }).selectOption('de');
  await expect(help(page)).toHaveText(de.lessons['sacred-hill-1'].scenes.battle.closer);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: de.lesson.back }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(de.lessons['sacred-hill-1'].scenes.manoeuvres.title);
  for (const nowhere of ['/learn/nowhere', '/learn/tara/nowhere', '/learn/rebirth/nowhere']) {
    await page.goto(nowhere);
    await expect(page.getByText(de.broken.noPage)).toBeVisible();
  }
});
