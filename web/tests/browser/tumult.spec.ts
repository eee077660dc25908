// Tumult Royal on its table: whole games with two, three and four seats, by mouse, by finger and by keys, at a shared screen.
import { en, expect, kept, test } from './house';
import { called, dice, finger, keys, mouse, result, type Hands } from './hands';
import { act, begin, decide, tiles } from './tumult';

const game = 'tumult-royal';

const games: { players: number; by: string; press: Hands; screen?: { width: number; height: number }; gambler?: boolean }[] = [
  { players: 4, by: 'mouse', press: mouse },
  { players: 3, by: 'finger on a phone, as gamblers', press: finger, screen: { width: 360, height: 640 }, gambler: true },
  { players: 2, by: 'keys alone', press: keys },
];

for (const { players, by, press, screen, gambler = false } of games)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true });
    test(`a whole game for ${players} against computer players, by ${by}`, async ({ page, native }) => {
      test.setTimeout(240_000);
      await begin(page, { players, lifts: 2, gambler });
      const roll = dice(players);
      for (let acts = 0; await act(page, roll, press); ++acts) expect(acts).toBeLessThan(500);
      await expect(result(page)).toBeVisible();
      const { moves, options } = await kept(page);
      expect((await native.ask('legal', { game, options, moves })).over).toBe(true);
    });
  });

test('people at one screen raid in turns, and nothing of a face that was seen is in the document when it is covered', async ({ page }) => {
  await begin(page, { players: 3, people: 3, lifts: 3 });
  const roll = dice(4);
  const faces = /\b[BMT][123]\b|\b[123] (bread|marble|tools?)\b/;
  let looked = 0;
  for (let acts = 0; looked < 4; ++acts) {
    expect(acts).toBeLessThan(80);
    await act(page, roll);
    if (await decide(page, 'keep').count()) {
      // Whoever holds a tile sees it; covered, nobody does.
      const main = page.locator('main');
      expect(await main.ariaSnapshot()).toMatch(faces);
      await page.getByRole('button', { name: en.table.cover }).click();
      await called(page).waitFor();
      await expect(tiles(page)).toHaveCount(0);
      expect(await main.ariaSnapshot()).not.toMatch(faces);
      expect(await main.innerHTML()).not.toMatch(faces);
      await called(page).click();
      await decide(page, 'keep').waitFor();
      ++looked;
    }
  }
});
