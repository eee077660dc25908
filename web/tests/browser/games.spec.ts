// Whole games of every rule set, played through the page and compared with the native engine on the way.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { en } from './words';
import { arrive, expect, hill, lay, loadDice, look, moveOf, play, ruleSetOf, seatOf, sitDown, test, touchesOf, truth } from './house';
import { program } from './places';

// The seeds are chosen so that the moves that are special to a rule set occur.
const games: { id: string; seed: number; start?: number; computers?: number[]; has: RegExp[] }[] = [
  { id: 'sacred-hill-1', seed: 32, has: [/out/] },
  { id: 'sacred-hill-2', seed: 7, computers: [1], has: [/out/] },
  { id: 'sacred-hill-doubles-1', seed: 9, has: [/out/] },
  { id: 'sacred-hill-doubles-2', seed: 15, start: 2, has: [/out/] },
  { id: 'four-treasures', seed: 22, has: [/out/] },
  { id: 'four-treasures-doubles', seed: 12, computers: [1, 2, 3], has: [/out/] },
  { id: 'high-kings-1', seed: 7, start: 1, has: [/x/, /-/, /pass/] },
  { id: 'high-kings-2', seed: 5, has: [/x/, /-/, /\*/, /pass/] },
  { id: 'poisoned-chalice', seed: 27, start: 1, computers: [0], has: [] },
  { id: 'stone-of-destiny', seed: 31, has: [/\/..-../, /out/] },
];

// A bridge may begin at the very ringfort that was replaced, whichever end is touched first.
for (const order of [[0, 1, 2], [0, 2, 1]])
  test(`a replaced ringfort is linked itself, touched in the order ${order.join(' ')}`, async ({ page, native }) => {
    const whole = await native.game('stone-of-destiny', 31);
    const before = whole.moves.findIndex((step) => / (..)\/(\1-|..-\1)/.test(step));
    const played = { ...whole, moves: whole.moves.slice(0, before + 1) };
    await lay(page, { ...whole, moves: whole.moves.slice(0, before) });
    const touches = touchesOf(moveOf(whole.moves[before]!));
    for (const i of order) await hill(page, touches[i]!).click();
    await arrive(page, before + 1);
    expect(await look(page)).toEqual(await truth(native, played));
    await page.reload();
    await arrive(page, before + 1);
    expect(await look(page)).toEqual(await truth(native, played));
  });

for (const { id, seed, start = 0, computers = [], has } of games)
  test(`a whole game of ${id}`, async ({ page, native }, info) => {
    const played = await native.game(id, seed, { start });
    for (const kind of has) expect(played.moves.some((step) => kind.test(moveOf(step))), `has ${kind}`).toBe(true);
    const ruleSet = await ruleSetOf(native, id);
    await loadDice(page, seed);
    await sitDown(page, ruleSet, { start, computers });

    const alone = ruleSet.seats.length - computers.length === 1;
    for (const [count, step] of played.moves.entries()) {
      if (computers.includes(seatOf(step))) continue;
      const before = { ...played, moves: played.moves.slice(0, count) };
      await arrive(page, count);
      await expect(page.locator('.state strong')).toHaveText((alone ? en.table.yourTurn : en.table.toMove)(ruleSet.seats[seatOf(step)]!.en));
      if (count % 4 === 0 || /[x*]|pass|out/.test(step)) expect(await look(page)).toEqual(await truth(native, before));
      const { legal } = await native.ask('legal', before);
      await play(page, moveOf(step), legal[seatOf(step)]!);
    }
    await arrive(page, played.moves.length);
    expect(await look(page)).toEqual(await truth(native, played));

    // The score
    const end = await native.ask('show', played);
    if (!end.over) throw new Error('the game is not over');
    const result = page.getByRole('region', { name: en.table.result });
    const { score } = en.tara;
    const winner = new Set(end.winners.map((seat) => seat % 2)).size > 1 ? null : (end.winners[0]! % 2 ? 'blue' : 'red');
    await expect(result).toContainText(winner ? score.wins[winner] : score.drawn);
    await expect(result.locator('tfoot td')).toHaveText([String(end.scores[0]), String(end.scores[1])]);
    const lines = end.position.tally.map(({ colour, points }) => (colour === 'red' ? [`${points}`, ''] : ['', `${points}`]));
    expect(await result.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent!.trim())))).toEqual(lines);
    await expect(page.locator('.sides .winner strong')).toHaveText(end.winners.map((seat) => ruleSet.seats[seat]!.en));

    // The record
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.table.save }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${id}.ardri`);
    const file = info.outputPath('game.ardri');
    await download.saveAs(file);
    const players = ruleSet.seats.map((_, seat) => (computers.includes(seat) ? 'random' : 'person'));
    const { record } = await native.ask('write', { ...played, notes: { players } });
    expect(readFileSync(file, 'utf8')).toBe(record);
    execFileSync(program, ['replay', file]); // throws if it is refused
  });
