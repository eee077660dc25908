// What lies in the box of Rebirth, with where it comes from.
import { de } from '../../src/games/rebirth/components/words/de';
import { en } from '../../src/games/rebirth/components/words/en';
import { it } from '../../src/games/rebirth/components/words/it';
import { expect, languages, locales, test, words } from './house';

const said = { en, de, it };

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] });
    const { components: say, rules } = words[language];
    const box = said[language];

    test(`everything in the box of Rebirth is shown with where it comes from: ${language}`, async ({ page }) => {
      await page.goto('/rules/rebirth-ireland');
      await page.getByRole('link', { name: rules.components }).click();
      await expect(page).toHaveURL('/components/rebirth');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say.sums(box.counted(74)));
      await expect(page.locator('.sums li strong')).toHaveText(['4', '1', '69']);
      for (const [id, name] of Object.entries(box.kinds)) await expect(page.locator(`h2#${id}`)).toContainText(name);
      await expect(page.locator('.pieces > li')).toHaveCount(74);
      for (const piece of await page.locator('.pieces > li').all()) await expect(piece.locator('svg').first()).toBeVisible();
      for (const id of ['hex-food', 'area-Dublin', 'castle-b10', 'field-t1', 'tower-draw', 'tile-S4', 'mission-m12', 'offshore-bonus']) await expect(page.locator(`#piece-${id}`)).toContainText(say.provenance.reconstructed);
      for (const id of ['castle-w5', 'field-t5', 'tower-double']) await expect(page.locator(`#piece-${id}`)).toContainText(say.provenance.rulebook);
      await expect(page.locator('#piece-tiles-all')).toContainText(say.provenance.public);
      await expect(page.locator('#others + ul > li')).toHaveCount(6);
      await page.getByRole('link', { name: say.openEditor }).click();
      await expect(page).toHaveURL('/components/rebirth/editor');
    });
  });

test('on a phone nothing is wider than the screen, also with large letters', async ({ page }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const screen of [320, 360]) {
    await page.setViewportSize({ width: screen, height: 640 });
    await page.goto('/components/rebirth');
    await page.locator('#others + ul > li').last().waitFor();
    expect(await width(), `on ${screen}`).toBeLessThanOrEqual(screen);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await width(), `on ${screen}, large letters`).toBeLessThanOrEqual(screen);
  }
});
