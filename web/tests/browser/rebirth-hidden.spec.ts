// What a player of Rebirth must not know is not in the document: tiles in others' hands, what they have set aside and drawn, and
// their private missions. Neither as text, nor in an attribute, nor for screen readers, at any moment of whole games.
import type { Page } from '@playwright/test';
import standard from '../../../content/rebirth/standard.json' with { type: 'json' };
import type { Facts } from '../../src/games/rebirth/facts';
import { called, dice, quick, result, shown } from './hands';
import { expect, kept, layOnTable, test } from './house';
import type { Native, Played } from './native';
import { randomGame } from './plain';
import { act, begin, game, look, quietly, seats, take } from './rebirth';

const seen = async (native: Native, played: Played, as: number | 'all'): Promise<Facts> =>
  (await native.ask('show', { ...played, as })).position as unknown as Facts;

/** Whatever can be found in the document: texts, attributes, values; without the lines of drawings. */
const all = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => `value ${value}`);
    return [...document.body.outerHTML.replaceAll(/ d="[^"]*"|&nbsp;/g, '').split(/(?=<)/), ...values];
  });

interface Moment {
  /** Steps shown. */
  count: number;
  covered: boolean;
  tray: string[];
  /** Seats of which is told what only they have seen, in words and in notation. */
  told: string[];
  missions: string[];
}

const moment = (page: Page, count: number, covered: boolean): Promise<Moment> =>
  page.evaluate(([count, covered, seats, missions]) => {
    const html = document.body.outerHTML;
    const found = (what: RegExp) => [...html.matchAll(what)].map((hit) => hit[1]!);
    return {
      count,
      covered,
      tray: [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset.item!.split(' ')[0]!).sort(),
      told: [
        ...found(new RegExp(`The tile that (${seats.join('|')}) (?:draws|sets aside) is`, 'g')).map((who) => String(seats.indexOf(who))),
        ...found(/\b(?:tile|aside|extra|secret) (\d) (?:F|E|S\d|m\d+)\b/g),
      ],
      missions: missions.filter(({ name }) => html.includes(name)).map(({ id }) => id),
    };
  }, [count, covered, seats, standard.missions.map(({ id, name }) => ({ id, name: name.en }))] as const);

test('nothing of the others is in the document, from the first tile to the last', async ({ page, native }) => {
  test.setTimeout(240_000);
  const players = 3;
  await begin(page, { players, people: players });
  const roll = dice(7);
  const moments: Moment[] = [];
  do {
    const { called: covered, over } = await look(page);
    if (!over) moments.push(await moment(page, await shown(page), covered));
  } while (await act(page, roll, { press: quick }));
  await expect(result(page)).toBeVisible();
  expect(moments.filter(({ covered }) => covered).length).toBeGreaterThan(90);
  const { moves } = await kept(page);
  for (const { count, covered, tray, told, missions } of moments) {
    const facts = await seen(native, { game, options: { players }, moves: moves.slice(0, count) }, 'all');
    const viewer = covered ? null : facts.turn!;
    expect(told.filter((seat) => seat !== String(viewer)), `of whose tiles is told at step ${count}`).toEqual([]);
    // Before whoever looks lies their own hand, and before nobody else's eyes anything.
    const hand = viewer === null ? [] : facts.extra !== null ? [facts.extra] : facts.seats[viewer]!.hand;
    expect(tray, `tiles in the tray at step ${count}`).toEqual([...hand].sort());
    // Missions that lie in the deck, or before somebody else.
    const known = [...facts.missions, ...(viewer === null ? [] : [facts.seats[viewer]!.secret])];
    expect(missions.filter((id) => !known.includes(id)), `hidden missions in the document at step ${count}`).toEqual([]);
  }
});

/** The same game as a viewer knows it, with other tiles and missions where only others have seen them. */
async function otherwise(native: Native, played: Played, viewer: number): Promise<Played> {
  const known = JSON.stringify(await seen(native, played, viewer));
  let moves = played.moves;
  for (let i = moves.length - 1; i >= 0; --i) {
    const [, what, seat] = /^\* (tile|aside|secret) (\d)/.exec(moves[i]!) ?? [];
    if (!what || Number(seat) === viewer) continue;
    const { legal } = await native.ask('legal', { ...played, moves: moves.slice(0, i) });
    for (const [move] of legal['*']!.toReversed()) {
      if (`* ${move}` === moves[i]) continue;
      const changed = moves.with(i, `* ${move}`);
      const view = await seen(native, { ...played, moves: changed }, viewer).catch(() => null);
      if (JSON.stringify(view) !== known) continue;
      moves = changed;
      break;
    }
  }
  return { ...played, moves };
}

/** All that is in the document for whoever takes the screen, and while it is covered. */
async function documents(page: Page, native: Native, played: Played): Promise<string[][]> {
  const { record } = await native.ask('write', played);
  await layOnTable(page, record);
  await expect.poll(() => shown(page)).toBe(played.moves.length);
  await called(page).waitFor();
  const found: string[][] = [];
  for (const look of [async () => {}, () => take(page)]) {
    await look();
    await page.mouse.move(0, 0); // what is pointed at is shown
    await expect(page.locator('.state .lead .count')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    found.push(await all(page), (await page.locator('body').ariaSnapshot()).split('\n'));
  }
  return found;
}

test('the document is the same, whatever others have in their hands, set aside and as a mission', async ({ page, native }) => {
  test.setTimeout(120_000);
  await quietly(page);
  const whole = await randomGame(native, game, 3);
  for (const part of [0.35, 0.6, 0.8, 0.95]) {
    let at = Math.round(whole.moves.length * part);
    while (whole.moves[at]!.startsWith('*')) ++at;
    const played = { ...whole, moves: whole.moves.slice(0, at) };
    const other = await otherwise(native, played, Number(whole.moves[at]![0]));
    const changed = other.moves.filter((move, i) => move !== played.moves[i]);
    expect(changed.length, 'steps that nobody else has seen').toBeGreaterThan(3);
    expect(await documents(page, native, other), changed.join(', ')).toEqual(await documents(page, native, played));
  }
});
