// What follows raids and the ends of rounds of Tumult Royal, in whole games: every event is told, chapters hold all of them, and
// what they show is what the table did.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '../src/games/face';
import { begins, chaptersOf, ends, type Chapter } from '../src/games/tumult-royal/ceremony/chapters';
import { courtAfter } from '../src/games/tumult-royal/ceremony/court-told';
import { ceremony, telling } from '../src/games/tumult-royal/ceremony/telling';
import { boxOf } from '../src/games/tumult-royal/box';
import { endingOf, standingOf } from '../src/games/tumult-royal/ending';
import { goods, goodsOn, type Facts } from '../src/games/tumult-royal/facts';
import { earlierThan, passagesIn, type Passage } from '../src/play/ceremony/passage';
import { linesOf } from '../src/play/log/lines';
import { afterMessages, nothing, type PlayedStep } from '../src/table/known';
import type { Seen, Told } from '../src/table/messages';
import { desk } from './desk';
import { engine, playthrough, root } from './engine';

const ledger = JSON.parse(readFileSync(`${root}/rules/events/tumult-royal.json`, 'utf8'));
const kinds = new Set<string>(ledger.events.map(({ id }: { id: string }) => id));

interface Whole {
  steps: PlayedStep[];
  /** What is so after so many steps, without secrets. */
  sightAfter: (count: number) => Promise<Seen<Facts>>;
  factsAfter: (count: number) => Promise<Facts>;
}

/** All that a table tells of a game. */
async function told(game: string, options: Record<string, number>, moves: string[]): Promise<Whole> {
  const { record } = await engine.ask('write', { game, options, moves });
  const id = `told ${moves.length} ${JSON.stringify(options)}`;
  const sitters = Array.from({ length: options.players! }, () => ({ kind: 'person' as const }));
  const { entries } = await desk.ask('set', id, { record, number: 0, now: 0, sitters, setting: { one_screen: true } });
  await desk.ask('apply', id, { entries });
  const { messages } = await desk.ask('messages', id, { as: 'all', from: 0 });
  const { steps } = afterMessages(nothing, messages);
  const sightAfter = async (count: number) => (await desk.ask('look', id, { as: 'all', at: steps[count - 1]!.n })).sight as Seen<Facts>;
  return { steps, sightAfter, factsAfter: async (count) => (await sightAfter(count)).view };
}

const most = 3000; // steps

/** A game of random players; the same each time. */
async function played(options: Record<string, number>): Promise<Whole> {
  const game = 'tumult-royal';
  const moves: string[] = [];
  let dice = options.players!;
  const roll = (below: number) => ((dice = (Math.imul(dice, 1103515245) + 12345) >>> 0), Math.floor((dice / 2 ** 32) * below));
  while (moves.length < most) {
    const { legal, actors, over } = await engine.ask('legal', { game, options, moves });
    if (over) break;
    const seat = actors[0]!;
    if (seat === '*') moves.push(`* ${legal['*']![roll(legal['*']!.length)]![0]}`);
    else {
      const building = legal[seat]!.filter((move) => move !== 'pass');
      const choice = building.length > 0 ? building : legal[seat]!;
      moves.push(`${seat} ${choice[roll(choice.length)]!}`);
    }
  }
  return told(game, options, moves);
}

/** All passages that were played to their end. */
const endedIn = (steps: PlayedStep[]): Passage[] => passagesIn(steps, Infinity, ceremony).filter(({ ended }) => ended);

const frames = ['turned-up', 'building', 'round', 'landscape'];
const chapters = (whole: Whole, passage: Passage): Chapter[] => chaptersOf(passage.events, true, earlierThan(whole.steps, passage));

const games: [string, () => Promise<Whole>][] = [
  ['the recorded game', async () => { const { game, options, moves } = playthrough('tumult-royal.txt'); return told(game, options, moves); }],
  ...[2, 3, 4].flatMap((players) => [0, 1].map((gambler): [string, () => Promise<Whole>] => [`${players} random players${gambler ? ' who gamble' : ''}`, () => played({ players, gambler, live: 0, lifts: 8 })])),
];

describe.each(games)('%s', (_, begin) => {
  let whole: Whole;
  let passages: Passage[];
  beforeAll(async () => {
    whole = await begin();
    passages = endedIn(whole.steps);
  }, 120_000);

  test('every event is known, and the log tells each one that is not quiet once, in order', () => {
    const all = whole.steps.flatMap(({ events }) => events);
    expect(all.every(({ kind }) => kinds.has(kind))).toBe(true);
    expect(linesOf(whole.steps, telling).flatMap(({ events }) => events)).toEqual(all.filter((event) => !telling.quiet(event)));
  });

  test('each raid and each round has its passage, and chapters hold all of it', () => {
    const all = whole.steps.flatMap(({ events }) => events);
    const count = (kind: string) => all.filter((event) => event.kind === kind).length;
    expect(passages.length).toBeGreaterThan(3);
    const told = passages.flatMap(({ events }) => events);
    expect(told.filter(ends)).toHaveLength(count('building') + count('round') - 1);
    expect(told.filter(begins).length).toBeGreaterThanOrEqual(count('raid-over') + count('building-over') - 1);
    for (const passage of passages) {
      expect(begins(passage.events[0]!)).toBe(true);
      const content = chapters(whole, passage);
      expect(content.flatMap(({ events }) => events)).toEqual(passage.events.filter(({ kind }) => !frames.includes(kind)));
      expect(content.every(({ events }) => events.length > 0)).toBe(true);
      expect(chaptersOf(passage.events, false, [])).toEqual([]);
    }
  });

  test('what was taken, what is left and the court are as the table has them', async () => {
    for (const passage of passages) {
      const [first] = chapters(whole, passage);
      if (first!.kind !== 'taken') continue;
      const taking = first!.taking!;
      const turnedUp = whole.steps.findIndex(({ events }, i) => i + 1 >= passage.step && events.some(({ kind }) => kind === 'robbed'));
      const facts = await whole.factsAfter(turnedUp + 1);
      const court = facts.seats.map(({ rank, mercy }, seat) => ({ seat, rank: rank!, mercy })).sort((a, b) => a.rank - b.rank);
      if (passage.events.every(({ kind }) => kind !== 'building-over')) expect(taking.nobles.map(({ seat, rank, mercy }) => ({ seat, rank, mercy }))).toEqual(court);
      const given = passage.events.filter(({ kind }) => kind === 'given-back').map(({ seat, good }) => `${String(seat)} ${String(good)}`);
      const step = whole.steps[turnedUp]!;
      if (step.events.some(({ kind }) => kind === 'building-over')) continue;
      for (const good of goods) {
        for (const { seat, took } of taking.nobles) if (!given.includes(`${seat} ${good}`)) expect(goodsOn(facts.seats[seat]!.castle.map(([, face]) => face))[good]).toBe(took[good]);
        if (!given.some((each) => each.endsWith(good))) expect(goodsOn(facts.middle.map(([, face]) => face))[good]).toBe(taking.left[good]);
        expect(taking.tumults.includes(good)).toBe(taking.left[good] < taking.demand[good]!);
      }
    }
  });

  test('the court is told as it stands in the end', async () => {
    const facts = await whole.factsAfter(whole.steps.length);
    const told = courtAfter(whole.steps.flatMap(({ events }) => events));
    expect(told).toEqual(facts.seats.map(({ rank, mercy }, seat) => ({ seat, rank: rank!, mercy })).sort((a, b) => a.rank - b.rank));
  });

  test('how it ended is read from what is seen as the table told it, and everybody’s statues stand somewhere', async () => {
    const sight = await whole.sightAfter(whole.steps.length);
    const position = { facts: sight.view, winners: sight.winners ?? [] } as Position<Facts>;
    const told = whole.steps.at(-1)!.events.filter(({ kind }) => ['last-statue', 'lead-ends', 'chronicle-ends', 'won', 'won-by-rank'].includes(kind));
    expect(endingOf(boxOf(null), position)).toEqual(told);
    for (const [seat, { statues }] of position.facts.seats.entries()) {
      const { on, chronicle } = standingOf(boxOf(null), position.facts, seat);
      expect(chronicle + Object.values(on).reduce((sum, each) => sum + each, 0)).toBe(statues);
    }
  });
});

const event = (kind: string, more: Record<string, string | number> = {}): Told => ({ kind, ...more });
const [blue, yellow] = [0, 1];

test('the rulebook’s raid: bread and tools in tumult, the Duchess and then the Prince punished', () => {
  const violet = 2;
  const earlier = [
    event('rank-drawn', { seat: violet, rank: 'king' }), event('rank-drawn', { seat: blue, rank: 'duke' }), event('rank-drawn', { seat: yellow, rank: 'prince' }),
    event('mercy', { seat: blue, statues: 4 }), event('round', { round: 2, seat: violet }), event('demand', { seat: violet, demand: 4 }),
  ];
  const robbed = (seat: number, bread: number, marble: number, tools: number) => event('robbed', { seat, bread, marble, tools });
  const events = [
    event('raid-over', { cause: 'hourglass' }), robbed(blue, 5, 2, 4), robbed(yellow, 4, 0, 4), robbed(violet, 0, 1, 0), event('left', { bread: 2, marble: 4, tools: 3 }),
    event('tumult', { good: 'bread', left: 2, demand: 4 }), event('greediest', { seat: blue, good: 'bread', goods: 4, mercy: 1 }), event('punished', { seat: blue, good: 'bread', supporters: 3 }), event('given-back', { seat: blue, good: 'bread', tiles: 2 }),
    event('tumult', { good: 'tools', left: 3, demand: 4 }), event('greediest', { seat: yellow, good: 'tools', goods: 4, mercy: 0 }), event('punished', { seat: yellow, good: 'tools', supporters: 3 }),
    event('building'),
  ];
  const [taken, bread, tools, ...others] = chaptersOf(events, true, earlier);
  expect(others).toEqual([]);
  expect([taken!.kind, bread!.good, tools!.good]).toEqual(['taken', 'bread', 'tools']);
  expect(taken!.taking!.nobles.map(({ seat, mercy, took }) => [seat, mercy, took.bread])).toEqual([[violet, false, 0], [blue, true, 5], [yellow, false, 4]]);
  expect(taken!.taking!.tumults).toEqual(['bread', 'tools']);
  expect(taken!.taking!.demand).toEqual({ bread: 4, marble: 4, tools: 4 });
  expect(bread!.events.map(({ kind }) => kind)).toEqual(['tumult', 'greediest', 'punished', 'given-back']);
  // Who cannot pay is helped within the same chapter.
  const poor = [...events.slice(0, 7), event('everybody-takes', { seat: blue, owed: 3, supporters: 5 }), ...events.slice(7)];
  expect(chaptersOf(poor, true, earlier)[1]!.events).toHaveLength(5);
});

test('the rulebook’s new ranks, the crowning and mercy are chapters, and what the crown costs is part of the crowning', () => {
  const [blue, yellow, violet, grey] = [0, 1, 2, 3];
  const earlier = ([[violet, 'king'], [blue, 'duke'], [yellow, 'prince'], [grey, 'count']] as const).map(([seat, rank]) => event('rank-drawn', { seat, rank }));
  const changed = (seat: number, rank: string, supporters: number) => event('rank-changed', { seat, rank, supporters });
  const events = [
    event('building-over'), event('consoled', { seat: grey, supporters: 2 }), changed(blue, 'king', 25), changed(yellow, 'duke', 23), changed(violet, 'prince', 21),
    event('everybody-takes', { seat: blue, owed: 5, supporters: 5 }), event('crowned', { seat: blue, field: 2, statues: 1, supporters: 5 }),
    event('mercy', { seat: grey, statues: 2 }), event('mercy-lost', { seat: violet }), event('round', { round: 3, seat: blue }),
  ];
  const content = chaptersOf(events, true, earlier);
  expect(content.map(({ kind }) => kind)).toEqual(['ranks', 'crowning', 'mercy']);
  expect(content[0]!.court.map(({ seat }) => seat)).toEqual([blue, yellow, violet, grey]);
  expect(content[0]!.before.map(({ seat }) => seat)).toEqual([violet, blue, yellow, grey]);
  expect(content[1]!.events.map(({ kind }) => kind)).toEqual(['everybody-takes', 'crowned']);
  expect(content[1]!.chronicle).toEqual([{ field: 2, seat: blue, statues: 1 }]);
});

test('where nobody can build, what came of the raid and the end of the round are one passage', () => {
  const steps = [
    { events: [event('round', { round: 1, seat: blue })] }, { events: [event('raid-over', { cause: 'done' })] }, { events: [event('robbed', { seat: blue, bread: 0, marble: 0, tools: 1 }), event('building'), event('building-over'), event('ranks-stay'), event('round', { round: 2, seat: blue })] },
    { events: [event('raid-over', { cause: 'done' })] }, { events: [event('building')] }, { events: [event('building-over')] },
  ];
  expect(passagesIn(steps, Infinity, ceremony).map(({ step, last, ended }) => [step, last, ended])).toEqual([[2, 3, true], [4, 5, true], [6, 6, false]]);
  const [first] = passagesIn(steps, Infinity, ceremony);
  expect(chaptersOf(first!.events, true, earlierThan(steps, first!)).map(({ kind }) => kind)).toEqual(['taken', 'ranks']);
  expect(earlierThan(steps, first!)).toEqual([event('round', { round: 1, seat: blue })]);
  expect(passagesIn(steps, 2, ceremony)).toHaveLength(1);
});
