// The lessons of Seat of Kings: every scene is a game that the engine plays, every task can be solved on every way that its
// steps open, and whoever misses it is helped on.
import { expect, test } from 'vitest';
import { deckOf } from '../src/games/seat-of-kings/deck';
import type { Facts } from '../src/games/seat-of-kings/facts';
import { ideas } from '../src/games/seat-of-kings/ideas';
import { lessons, texts } from '../src/games/seat-of-kings/lessons';
import type { Outcome, Texts } from '../src/games/lessons';
import { after, stepsOf } from './lesson-desk';
import { everyScene, walk } from './lesson-walk';

const dictionaries: [string, Texts<Facts>][] = await Promise.all(Object.entries(texts).map(async ([code, load]) => [code, await load()] as [string, Texts<Facts>]));

everyScene(lessons, dictionaries);

test('what a scene leads to in the words is so on the board', async () => {
  const scene = (id: string, name: string) => {
    const lesson = lessons.find((one) => one.id === id)!;
    return { lesson, scene: lesson.scenes.find((one) => one.id === name)! };
  };
  const opening = async (id: string, name: string) => {
    const found = scene(id, name);
    return (await after(found.lesson, stepsOf(found.scene, null))).position;
  };
  const solutions = async (id: string, name: string) => {
    const found = scene(id, name);
    return (await walk(found.lesson, found.scene)).solutions;
  };
  const moves = (found: Outcome<Facts>[]) => [...new Set(found.map(({ move }) => move))].sort();

  const place = await opening('seat-of-kings', 'place');
  for (const card of place.facts.seats[0]!.hand!) expect(deckOf(undefined).get(card)).toMatchObject({ cost: 0, place: ['F+0'] });
  expect(moves(await solutions('seat-of-kings', 'promote'))).toEqual(['^H1', '^H2']);
  expect(moves(await solutions('seat-of-kings', 'capture'))).toEqual(['36 Con +F2', '36 Con +F4']);
  expect(moves(await solutions('seat-of-kings', 'choose'))).toEqual(['keep 31 33 35']);
  expect(moves(await solutions('seat-of-kings', 'ransom'))).toEqual(['ransom all']);
  expect(moves(await solutions('seat-of-kings', 'traitor'))).toEqual(['swap F2', 'swap F4', 'swap F5']);
  const win = await opening('seat-of-kings', 'win');
  expect(win.facts.seats[0]).toMatchObject({ cumals: 8, hand: [2, 35, 36] });
  for (const { after } of await solutions('seat-of-kings', 'win')) expect(after.winners).toEqual([0]);
  expect((await opening('cumals', 'open')).facts.seats[0]!.cumals).toBe(2);
  expect((await opening('cumals', 'discard')).facts.seats[0]!.cumals).toBe(0);
  expect(moves(await solutions('promotions', 'chain'))).toEqual(['^C1']);
  expect(moves(await solutions('promotions', 'own'))).toEqual(['^H1']);
  expect(moves(await solutions('forts', 'build'))).toEqual(['36 Con +F2']);
  expect(moves(await solutions('forts', 'break'))).toEqual(['34 Con +F2']);
  expect(new Set(moves(await solutions('forts', 'one')).map((move) => move.split(' ')[2]))).toEqual(new Set(['+F3', '+F5']));
  expect(moves(await solutions('stone-of-destiny', 'swap'))).toEqual(['30 Con F2.0<>H4.0']);
  expect((await opening('stone-of-destiny', 'activate')).facts.seats[0]!.cumals).toBe(4);
  expect((await opening('amnesty', 'free')).facts.seats[0]!.cumals).toBe(4);
  for (const { after } of await solutions('king-stone', 'depose')) expect(after.facts.regions.Uls!.king_stone).toBeNull();
  const exchange = scene('prisoners', 'exchange');
  const [throne] = await solutions('prisoners', 'exchange');
  const { events } = await after(exchange.lesson, [...stepsOf(exchange.scene, null), '0 3 Uls +W2', '0 ^C1', '0 ^C2', `0 ${throne!.move}`, ...exchange.scene.answers!(throne!.move)]);
  expect(events).toContainEqual({ kind: 'exchanged', seat: 1, other: 0, pieces: 1 });
  expect(moves(await solutions('third-region', 'choose'))).toEqual(['region Lei', 'region Mun']);
  expect(moves(await solutions('start-player', 'name'))).toEqual(['start 1', 'start 2']);
});

test('ideas that come up at a table have lessons, and every lesson but the first has a moment', () => {
  expect(ideas.map(({ lesson }) => lesson).sort()).toEqual(lessons.slice(1).map(({ id }) => id).sort());
});

test('an idea comes up when it happens, or when it can be done for the first time', async () => {
  const moment = async (id: string, name: string, moves: string[] = []) => {
    const lesson = lessons.find((one) => one.id === id)!;
    const steps = stepsOf(lesson.scenes.find((one) => one.id === name)!, null);
    const { position, events } = await after(lesson, [...steps, ...moves], steps.length);
    return { position, events, seat: 0 };
  };
  const coming = async (...asked: Parameters<typeof moment>) => {
    const here = await moment(...asked);
    return ideas.filter(({ arises }) => arises(here)).map(({ lesson }) => lesson);
  };
  expect(await coming('seat-of-kings', 'place')).toEqual([]);
  expect(await coming('seat-of-kings', 'place', ['0 35 Con +F2'])).toEqual([]); // for nothing
  expect(await coming('cumals', 'open', ['0 26 Uls +F2'])).toEqual(['cumals']);
  expect(await coming('seat-of-kings', 'promote', ['0 36 Con +F3', '0 ^H2'])).toEqual(['promotions']);
  expect(await coming('forts', 'break', ['0 34 Con +F2'])).toContain('forts');
  expect(await coming('stone-of-destiny', 'swap')).toEqual(['stone-of-destiny']);
  expect(await coming('amnesty', 'free')).toEqual(['amnesty']);
  expect(await coming('king-stone', 'garrison', ['0 garrison F1'])).toEqual([]);
  const throne = ['0 3 Uls +W2', '0 ^C1', '0 ^C2', '0 ^K'];
  expect(await coming('prisoners', 'exchange', throne)).toEqual(['king-stone', 'promotions']);
  expect(await coming('prisoners', 'exchange', [...throne, '1 no'])).toEqual(expect.arrayContaining(['prisoners', 'king-stone', 'cumals']));
  expect(await coming('start-player', 'name', ['0 start 1'])).toEqual(['start-player']);
});
