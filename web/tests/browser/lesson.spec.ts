// The first lesson: the player makes the moves, is told when they are not allowed, and counts the kingdoms.
import { de } from './words';
import { en } from './words';
import { expect, hill, test } from './house';

const { lesson } = en;

test('the lesson is played from the first ringfort to the count', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.lesson }).click();
  const text = page.locator('.text');
  const on = () => page.getByRole('button', { name: lesson.go, exact: true }).click();

  await expect(text).toContainText(lesson.chapters.board.text);
  await hill(page, 'E5').click();
  await expect(page.locator('.well')).toContainText(lesson.chapters.board.after);
  await on();

  await expect(text).toContainText(lesson.chapters.manoeuvres.text);
  await expect(page.locator('.grid button.legal')).toHaveCount(5);
  await hill(page, 'C3').click(); // too close to C2
  await expect(page.getByRole('alert')).toContainText('Manoeuvres at knight');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/sacred-hill-1#S1');
  await hill(page, 'D4').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await on();

  await expect(text).toContainText(lesson.chapters.battle.text);
  await hill(page, 'B4').click();
  await expect(page.locator('.well')).toContainText(lesson.chapters.battle.after);
  await on();

  await expect(text).toContainText(lesson.chapters.siege.text);
  await hill(page, 'D7').click(); // allowed, but not what is asked for
  await expect(page.locator('.hint')).toHaveText(lesson.tryOther);
  await expect(hill(page, 'D7')).toHaveAccessibleName(/vacant/);
  await hill(page, 'B2').click();
  await expect(hill(page, 'B3')).toHaveAccessibleName(/besieged/);
  await on();

  await expect(text).toContainText(lesson.chapters.capture.text);
  await expect(page.locator('.grid button.legal')).toHaveCount(1);
  await hill(page, 'B3').click();
  await expect(hill(page, 'B3')).toHaveAccessibleName(/Red’s ringfort/);
  await on();

  await expect(text).toContainText(lesson.chapters.counting.text);
  await hill(page, 'E7').click();
  await expect(page.locator('.hint')).toHaveText(lesson.chapters.counting.notRed);
  await hill(page, 'A2').click();
  await expect(page.locator('.hint')).toHaveText(lesson.chapters.counting.found(1, 2));
  await hill(page, 'C7').click();
  await expect(page.locator('.hint')).toHaveText(lesson.chapters.counting.twice);
  await hill(page, 'G6').click();
  await expect(page.locator('.well')).toContainText(lesson.chapters.counting.after(2, 3, 3));
  await page.getByRole('link', { name: lesson.done }).click();
  await expect(page).toHaveURL('/games/sacred-hill');
});

test('a word of the lesson follows the language, and the chapters can be gone through', async ({ page }) => {
  await page.goto('/learn/tara');
  await page.getByRole('button', { name: lesson.chapters.siege.title }).click();
  await hill(page, 'D7').click();
  await page.locator('summary').click();
  await page.getByRole('combobox', { name: en.menu.language }).selectOption('de');
  await expect(page.locator('.hint')).toHaveText(de.lesson.tryOther);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: de.lesson.back }).click();
  await expect(page.locator('.text')).toContainText(de.lesson.chapters.battle.text);
});
