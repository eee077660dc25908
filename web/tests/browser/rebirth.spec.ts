// Rebirth on its table: whole games with two, three and four seats, by mouse, by finger and by keys, people and computers mixed.
import { dice, finger, keys, mouse, result, type Hands } from './hands';
import { expect, kept, test } from './house';
import { act, begin, game } from './rebirth';

const games: { players: number; people: number; by: string; press: Hands; screen?: { width: number; height: number } }[] = [
  { players: 4, people: 2, by: 'mouse', press: mouse },
  { players: 3, people: 1, by: 'finger on a phone', press: finger, screen: { width: 360, height: 640 } },
  { players: 2, people: 1, by: 'keys alone', press: keys },
];

for (const { players, people, by, press, screen } of games)
  test.describe(() => {
    if (screen) test.use({ viewport: screen, hasTouch: true, isMobile: true });
    test(`a whole game for ${players}, ${people} of them people, by ${by}`, async ({ page, native }) => {
      test.setTimeout(240_000);
      await begin(page, { players, people });
      const roll = dice(players);
      for (let acts = 0; await act(page, roll, { press }); ++acts) expect(acts).toBeLessThan(400);
      await expect(result(page)).toBeVisible();
      const { moves, options } = await kept(page);
      const end = await native.ask('legal', { game, options, moves });
      if (!end.over) throw new Error('not over');
      for (const points of end.scores) await expect(result(page)).toContainText(String(points));
    });
  });
