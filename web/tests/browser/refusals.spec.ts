// A move that is not allowed is explained with its rule, in the person's language, with the way to the rule.
import { readFileSync } from 'node:fs';
import type { LedgerRule } from '../../src/engine/protocol';
import { en } from './words';
import { ruleSetIds } from './covers';
import { arrive, expect, firstTouches, hill, languages, lay, locales, look, openAfter, play, test, words } from './house';
import { ledger } from './places';

const rules = (JSON.parse(readFileSync(ledger, 'utf8')).rules as (LedgerRule & { id: string })[]);
const opening = { game: 'sacred-hill-1', options: { start: 0 }, moves: ['0 D4', '1 D5'] };

for (const code of languages)
  test.describe(`in ${code}`, () => {
    test.use({ locale: locales[code] });
    const say = words[code];

    test(`a refused move is explained in ${code}`, async ({ page }) => {
      await lay(page, opening);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await hill(page, 'C4').click();
      const rule = rules.find(({ id }) => id === 'S1')!;
      const note = page.getByRole('alert');
      await expect(note).toContainText(`C4: ${say.refusal.title}`);
      await expect(note).toContainText(rule.title[code]);
      await expect(note).toContainText(rule.text[code]);
      const link = note.getByRole('link', { name: say.refusal.rule('S1') });
      await link.click();

      await expect(page).toHaveURL('/rules/sacred-hill-1#S1');
      const article = page.locator('article#S1');
      await expect(article).toBeInViewport({ ratio: 1 });
      await expect(article).toHaveClass(/wanted/);
      await expect(page.locator('article.wanted')).toHaveCount(1);
      await expect(article).toContainText(rule.title[code]);
      await expect(article).toContainText(rule.text[code]);
      await expect(article).toBeFocused();

      await page.goBack();
      await arrive(page, 2);
      await play(page, 'C2', ['C2'], say);
      await arrive(page, 3);
    });
  });

test.describe('a browser that speaks French', () => {
  test.use({ locale: 'fr-FR' });
  test('is answered in English', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.motto);
  });
});

test.describe('a browser that speaks German in Austria', () => {
  test.use({ locale: 'de-AT' });
  test('is answered in German, until another language is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('summary').click();
    await page.getByRole('combobox', { name: words.de.menu.language }).selectOption('it');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.it.motto);
  });
});

test('the language changes in the middle of a game, of a move and of a refusal', async ({ page, native }) => {
  const played = await native.game('high-kings-1', 7, { start: 0 }, 8);
  const { legal } = await native.ask('legal', played);
  const king = firstTouches(legal[0]!)[0]!;
  const seats = (await native.ask('games', {})).games.find(({ id }) => id === played.game)!.seats;
  await lay(page, played);
  await hill(page, king).click();
  const where = ['C4', 'D4', 'E4', 'D3'].find((name) => ![...firstTouches(legal[0]!), ...openAfter(legal[0]!, [king])].includes(name))!;
  await hill(page, where).click();
  const rule = await native.ask('why', { ...played, move: `0 ${king}-${where}` });
  if (rule.legal) throw new Error(`${king}-${where} is legal`);
  for (const code of ['de', 'it', 'en', 'de'] as const) {
    await page.locator('summary').click();
    await page.locator('.panel select').first().selectOption(code);
    await page.locator('summary').click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('.state strong')).toHaveText(words[code].table.toMove(seats[0]![code]));
    await expect(page.getByRole('alert')).toContainText(rule.text[code]);
    const seen = await look(page, words[code]);
    expect(seen.at).toBe(8);
    expect(seen.legal).toEqual(openAfter(legal[0]!, [king]));
    expect(seen.red.length).toBeGreaterThan(2);
  }
  await hill(page, openAfter(legal[0]!, [king])[0]!).click();
  await arrive(page, 9);
});

// Whatever is touched: either it may be, or a rule says why not. A move that is explained by no rule would be
// explained in English only.
for (const game of ruleSetIds)
  test(`every hill of ${game} is open or refused by the rule that the engine names`, async ({ page, native }) => {
    const whole = await native.game(game, 5);
    for (const part of [0.2, 0.75]) {
      const played = { ...whole, moves: whole.moves.slice(0, Math.round(whole.moves.length * part)) };
      const { legal, actors } = await native.ask('legal', played);
      const moves = legal[Number(actors[0])]!;
      await lay(page, played);
      const first = firstTouches(moves);
      for (const touched of first.length > 0 && openAfter(moves, [first[0]!]).length > 0 ? [[], [first[0]!]] : [[]]) {
        for (const name of touched) await hill(page, name).click();
        const open = new Set([...first, ...openAfter(moves, touched), ...touched]);
        // Touched inside the page, as it is much quicker and only what is said matters here.
        const answers = await page.evaluate(async (open) => {
          const said: { hill: string; move: string; rule: string; aloud: string }[] = [];
          const texts = () => ['[role=alert]', '[role=status][aria-live]'].map((query) => document.querySelector(query)?.textContent ?? '');
          for (const button of document.querySelectorAll<HTMLElement>('.grid [data-hill]')) {
            if (open.includes(button.dataset.hill!)) continue;
            const before = texts().join();
            button.click();
            for (let wait = 0; wait < 100 && texts().join() === before; ++wait) await new Promise((done) => setTimeout(done, 5));
            const note = document.querySelector('[role=alert]');
            said.push({
              hill: button.dataset.hill!,
              move: note?.querySelector('strong')?.textContent?.split(': ')[0] ?? '',
              rule: note?.querySelector('a')?.getAttribute('href') ?? note?.textContent ?? 'nothing',
              aloud: texts()[1]!.trim(),
            });
          }
          return said;
        }, [...open]);
        const { red_kings, blue_kings } = (await native.ask('show', played)).position;
        const kings = Number(actors[0]) % 2 ? blue_kings : red_kings;
        for (const { hill: name, move, rule, aloud } of answers) {
          const where = `${name} after ${touched} and ${played.moves.length} moves`;
          // Kings are touched first, which is no rule but the way this page is used.
          if (aloud === en.tara.kingFirst(name)) expect(moves.map((text) => text.slice(3, 5)), where).toContain(name);
          else if (aloud === en.tara.kingStuck(name)) expect(kings, where).toContain(name);
          else {
            expect(move, where).toContain(name);
            const why = await native.ask('why', { ...played, move: `${actors[0]} ${move}` });
            expect(rule, where).toBe(why.legal ? 'legal' : `/rules/${game}#${why.rule}`);
          }
        }
        expect((await look(page)).moves).toHaveLength(played.moves.length);
      }
    }
  });
