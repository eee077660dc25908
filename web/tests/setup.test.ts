// What the set-up page makes of a rule set: controls for its options, opponents, clocks.
import { expect, test, vi } from 'vitest';
import { clockTold, banks, noClock, timeTold, turns } from '../src/pages/setup/clocks';
import { choicesOf, labelOf, needsOnePerson, othersOf } from '../src/pages/setup/controls';
import { drawn, shuffled } from '../src/pages/setup/lot';
import { easyOne, opponentsOf } from '../src/engine/opponents';
import { ago } from '../src/words/when';
import { en } from '../src/words/en';
import { en as enSetup } from '../src/pages/setup/words/en';
import { de } from '../src/words/de';
import { de as deSetup } from '../src/pages/setup/words/de';
import { it } from '../src/words/it';
import { it as itSetup } from '../src/pages/setup/words/it';
import { engine } from './engine';

vi.stubGlobal('addEventListener', () => {}); // other windows of a browser, of which there are none here
const { Choices } = await import('../src/pages/setup/choices.svelte');

const { games, bots } = await engine.ask('games', {});
const ruleSet = (id: string) => games.find((game) => game.id === id)!;
const option = (game: string, name: string) => ruleSet(game).options.find((one) => one.name === name)!;

test('every rule set has opponents, and a gentle one for newcomers', () => {
  for (const game of games) {
    const offered = opponentsOf(game, bots).map(({ id }) => id);
    expect(offered).toContain('random');
    expect(offered).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'random']);
    expect(easyOne(opponentsOf(game, bots))).toBe('level-2');
  }
});

test('players of the games without levels have friendly names in every language', () => {
  for (const words of [en, de, it])
    for (const id of ['heuristic', 'samples', 'information-sets']) expect(words.players[id]!.name).not.toBe(bots.find((bot) => bot.id === id)!.name.en);
});

test('options say what they are and what they mean', () => {
  for (const game of games)
    for (const one of othersOf(game.options))
      for (const language of ['en', 'de', 'it'] as const) {
        expect(labelOf(one, language)).toMatch(/^\p{Lu}/u);
        expect(labelOf(one, language)).not.toMatch(/\d/);
      }
  expect(othersOf(ruleSet('sacred-hill-1').options)).toEqual([]);
  expect(labelOf(option('tumult-royal', 'live'), 'en')).toMatch(/^The raid runs in real time/);
  expect(option('tumult-royal', 'live').kind).toBe('yes-no');
  expect(option('tumult-royal', 'lifts').kind).toBe('number');
  expect(choicesOf(option('tumult-royal', 'hands'), 'de')).toEqual([{ value: 1, name: 'Gemächlich' }, { value: 2, name: 'Wie bei einem Menschen' }, { value: 3, name: 'Flink' }]);
  expect(option('seat-of-kings', 'regions').parts!.map(({ it }) => it)).toEqual(['Connacht', 'Ulster', 'Leinster', 'Munster']);
  expect(games.flatMap((game) => game.options).filter(needsOnePerson)).toEqual([option('tumult-royal', 'live')]);
});

test('real time is usual for one person at the screen, and options are chosen where they matter', () => {
  const choices = new Choices(() => ruleSet('tumult-royal'), bots);
  const shown = () => choices.mattering.map(({ name }) => name);
  expect(choices.options).toEqual({ players: 3, live: 1 });
  expect(shown()).toEqual(['gambler', 'live', 'notes', 'hands']);
  choices.others = { lifts: 5, hands: 3, notes: 0 };
  expect(choices.options).toEqual({ players: 3, live: 1, notes: 0, hands: 3 });
  choices.others.live = 0;
  expect(shown()).toEqual(['gambler', 'live', 'lifts', 'notes']);
  expect(choices.options).toEqual({ players: 3, lifts: 5, notes: 0 });
  choices.others = {};
  choices.opponent = 'person';
  expect(choices.options).toEqual({ players: 3 });
  for (const { id } of games.filter(({ family }) => family !== 'tumult-royal')) expect(new Choices(() => ruleSet(id), bots).mattering).toEqual(othersOf(ruleSet(id).options));
});

test('clocks are told in every language', () => {
  expect(clockTold(noClock, enSetup, 'en')).toBe(enSetup.noClock);
  expect(clockTold(banks[0]!, enSetup, 'en')).toBe('5 min, and 5 sec more each turn');
  expect(clockTold(turns.at(-1)!, deSetup, 'de')).toBe('7 Tage pro Zug');
  expect(clockTold(turns[0]!, itSetup, 'it')).toBe('1 min a turno');
  expect(timeTold(7_200_000, 'en')).toBe('2 hours');
  expect(timeTold(90_000, 'en')).toBe('90 sec');
});

test('time passes in words', () => {
  const now = Date.UTC(2026, 0, 31, 12);
  const before = (milliseconds: number, language: 'en' | 'de' | 'it' = 'en') => ago(now - milliseconds, now, language);
  expect(before(0)).toBe('this minute');
  expect(before(5 * 60_000)).toBe('5 minutes ago');
  expect(before(3 * 3_600_000, 'de')).toBe('vor 3 Stunden');
  expect(before(86_400_000)).toBe('yesterday');
  expect(before(2 * 86_400_000, 'it')).toBe('l’altro ieri');
  expect(before(60 * 86_400_000)).toBe('Dec 2, 2025');
  expect(before(-5000)).toBe('this minute');
});

test('lots fall on everybody', () => {
  const seen = new Set(Array.from({ length: 200 }, () => drawn(4)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  const orders = new Set(Array.from({ length: 200 }, () => shuffled(['a', 'b', 'c']).join('')));
  expect(orders.size).toBe(6);
});
