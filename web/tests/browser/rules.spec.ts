// The rules as a book: aim, chapters, decisions with their rule, and what is sought in them.
import { en, expect, test } from './house';

test('a rule set has its aim at the top, chapters with headings, and decisions with the rule that they decide', async ({ page }) => {
  await page.goto('/rules/seat-of-kings');
  await expect(page.getByRole('region', { name: en.rules.aim })).toContainText('two king’s fields at the same time');
  const contents = page.getByRole('navigation', { name: en.rules.contents });
  const titles = await contents.getByRole('button').allTextContents();
  expect(await page.locator('.chapter > h2').allTextContents()).toEqual(titles.map((title) => title.trim()));
  await expect(page.locator('#G15').locator('article')).toHaveCount(2);
  await expect(page.locator('#G15 #A9').getByRole('heading')).toContainText(en.rules.decision);
  // A chapter chosen takes the keyboard along, and is the one that is being read.
  await contents.getByRole('button', { name: 'The traitor' }).click();
  await expect(page.getByRole('heading', { name: 'The traitor', exact: true, level: 2 })).toBeFocused();
  await expect(contents.locator('[aria-current]')).toHaveText('The traitor');
});

test('what is sought is marked in titles and texts, and counted', async ({ page }) => {
  await page.goto('/rules/high-kings-1');
  await page.locator('article').first().waitFor();
  const all = await page.locator('article').count();
  await page.getByRole('searchbox', { name: en.rules.find }).fill('captures');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(new Set((await page.locator('mark').allTextContents()).map((text) => text.toLowerCase()))).toEqual(new Set(['captures']));
  const counts = await page.getByRole('navigation', { name: en.rules.contents }).locator('small').allTextContents();
  const sum = counts.reduce((sum, count) => sum + Number(count), 0);
  await expect(page.locator('.tools [role=status]')).toHaveText(en.rules.found(sum));
  expect(await page.locator('article').count()).toBeLessThan(all);
  await page.getByRole('searchbox', { name: en.rules.find }).fill('kings placed');
  await expect(page.locator('h3 mark').filter({ hasText: 'kings' }).first()).toBeVisible();
  // Nothing found says so and leads back.
  await page.getByRole('searchbox', { name: en.rules.find }).fill('zebra');
  await expect(page.locator('.tools [role=status]')).toHaveText(en.rules.found(0));
  await expect(page.getByText(en.rules.notFound('zebra'))).toBeVisible();
  await page.getByRole('button', { name: en.rules.clear }).click();
  await expect(page.locator('article')).toHaveCount(all);
});

test('a reference leads to its rule, even out of a search that does not have it', async ({ page }) => {
  await page.goto('/rules/high-kings-2?find=enemy+ground+immobile');
  await page.locator('#K1').getByRole('link', { name: 'K2' }).click();
  await expect(page).toHaveURL(/#K2$/);
  await expect(page.locator('#K2')).toHaveClass(/wanted/);
  await expect(page.locator('#K2')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a family that has lessons leads to that of the rule set', async ({ page }) => {
  await page.goto('/rules/stone-of-destiny');
  await expect(page.getByRole('link', { name: en.rules.learn })).toHaveAttribute('href', '/learn/tara/stone-of-destiny');
  await page.goto('/rules/rebirth-ireland');
  await expect(page.getByRole('link', { name: en.rules.play })).toBeVisible();
  await expect(page.getByRole('link', { name: en.rules.learn })).toHaveAttribute('href', '/learn/rebirth/rebirth-ireland');
});

test('on a phone search and chapters stay in sight, and cover no rule that is looked up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules/tumult-royal#R8');
  const rule = page.locator('#R8');
  await expect(rule).toBeFocused();
  const bar = page.locator('.tools');
  await expect(bar).toBeInViewport();
  await expect.poll(async () => (await rule.boundingBox())!.y - (await bar.boundingBox())!.y - (await bar.boundingBox())!.height).toBeGreaterThanOrEqual(0);
  await page.getByRole('combobox', { name: en.rules.contents }).selectOption({ label: 'Tumults' });
  await expect(page.getByRole('heading', { name: 'Tumults', level: 2 })).toBeInViewport();
});

test('on a phone what is found is in sight while it is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules/high-kings-2');
  await page.locator('article').first().waitFor();
  const box = page.getByRole('searchbox', { name: en.rules.find });
  await box.pressSequentially('siege');
  await expect(page.locator('mark').first()).toBeInViewport();
  await expect(box).toBeInViewport();
  await expect(box).toHaveValue('siege');
});

test('on paper there are only the rules', async ({ page }) => {
  await page.goto('/rules/sacred-hill-1');
  await page.locator('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('.tools, .ways').first()).toBeHidden();
  await expect(page.getByRole('region', { name: en.rules.aim })).toBeVisible();
});
