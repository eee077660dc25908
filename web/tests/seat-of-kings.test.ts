// Turns of Seat of Kings built touch by touch: whatever the table calls legal can be built, in any order, and nothing else.
import { describe, expect, test } from 'vitest';
import { laidFrom } from '../src/games/seat-of-kings/anchoring';
import { touchesWith, wayOn } from '../src/games/seat-of-kings/building';
import { foresee } from '../src/games/seat-of-kings/foreseeing';
import { meantPlay } from '../src/games/seat-of-kings/meaning';
import { deckOf } from '../src/games/seat-of-kings/deck';
import type { Facts } from '../src/games/seat-of-kings/facts';
import { moveOf } from '../src/games/seat-of-kings/moves';
import { questionsOf, tables } from './plain-games';

const deck = deckOf(undefined);

describe('what is touched for a move', () => {
  test.each([
    ['keep 3 17 22', null, 'keep', ['card 3', 'card 17', 'card 22']],
    ['17 Con +F2 =H2', null, 'place', ['card 17', 'Con F2', 'Con H2']],
    ['34 Lei =F2', null, 'place', ['card 34', 'Lei F2']],
    ['30 Con F2.0<>H3.1', null, 'stone', ['card 30', 'Con F2.0', 'Con H3.1']],
    ['17 discard', null, 'discard', ['card 17', 'discard']],
    ['17 amnesty Con', null, 'amnesty', ['card 17', 'amnesty', 'Con']],
    ['^H2', 'Uls', 'promote', ['Uls H2']],
    ['^K', 'Uls', 'promote', ['Uls K']],
    ['swap F2', 'Mun', 'treason', ['Mun F2']],
    ['garrison -', 'Mun', 'word', ['garrison -']],
    ['ransom all', null, 'ransom', ['ransom all']],
    ['region Lei', null, 'region', ['Lei']],
    ['done', 'Con', 'word', ['done']],
  ] as const)('%s', (text, region, kind, touches) => expect(moveOf(text, region)).toMatchObject({ text, kind, touches }));
});

test('every legal move of random games is built by its touches, forwards and backwards', async () => {
  const kinds = new Set<string>();
  for (const table of tables.filter(({ game }) => game === 'seat-of-kings'))
    for await (const { legal, facts } of questionsOf(table)) {
      const moves = legal.map((text) => moveOf(text, (facts as unknown as Facts).region));
      for (const move of moves.slice(0, 60)) {
        kinds.add(move.kind);
        for (const order of [move.touches, move.touches.toReversed()]) {
          let touched: string[] = [];
          for (const touch of order) {
            expect(wayOn(moves, touched).next).toContain(touch);
            touched = touchesWith(moves, touched, touch)!;
          }
          const { moves: meant, settled } = wayOn(moves, touched);
          expect(settled).toBe(true);
          expect(meant).toContain(move);
          expect(new Set(meant.map(({ touches }) => touches.toSorted().join()))).toHaveLength(1);
        }
      }
    }
  for (const kind of ['keep', 'place', 'stone', 'discard', 'amnesty', 'promote', 'treason', 'start', 'word']) expect(kinds).toContain(kind);
});

test('what does not go together with a touch gives way to it', () => {
  const moves = ['17 Con +F2 +H2', '17 Con +F3 +H3', '34 Con +F2', '34 discard'].map((text) => moveOf(text, null));
  expect(touchesWith(moves, ['card 17', 'Con F2'], 'card 34')).toEqual(['Con F2', 'card 34']);
  expect(touchesWith(moves, ['card 17', 'Con F3'], 'Con F2')).toEqual(['card 17', 'Con F2']);
  expect(touchesWith(moves, ['card 17'], 'Uls F2')).toBeNull();
});

test('a pattern is laid on fields, and a touch beside it is asked about as it was meant', () => {
  expect(laidFrom(deck.get(17)!, 'F2')).toEqual({ places: ['F2', 'H2'], needs: [] });
  expect(laidFrom(deck.get(12)!, 'F2')).toEqual({ places: ['F2', 'H1'], needs: [] });
  expect(laidFrom(deck.get(36)!, 'F2')).toEqual({ places: ['F2'], needs: ['F1'] });
  expect(laidFrom(deck.get(3)!, 'W2')).toEqual({ places: ['W2'], needs: ['C2'] });
  expect(meantPlay(deck.get(17)!, 'Con', 'H3')).toBe('17 Con +F3 +H3');
  // A field on which the card never places, and one where its pattern does not fit.
  expect(meantPlay(deck.get(36)!, 'Con', 'H3')).toBe('36 Con +H3');
  expect(meantPlay(deck.get(36)!, 'Con', 'K')).toBe('36 Con +K');
  expect(meantPlay(deck.get(17)!, 'Con', 'F5')).toBe('17 Con +F5');
  expect(meantPlay(deck.get(30)!, 'Con', 'H3')).toBe('30 Con H3.0<>H3.1');
});

test('before a field is touched it is marked what would be taken there, and what opening its region costs', () => {
  const taking = { kind: 'captured', seat: 0, from: 1, region: 'Con', field: 'F2', captives: 1 };
  const tried: Parameters<typeof foresee>[0] = [
    { move: moveOf('36 Con +F2', null), events: [taking, { kind: 'freed', seat: 0, region: 'Con', field: 'F2', pieces: 1 }, { kind: 'fort-given-up', seat: 0, region: 'Con', field: 'H1' }] },
    { move: moveOf('36 Con +F3', null), events: [{ kind: 'fort-broken', seat: 0, from: 1, region: 'Con', field: 'F3' }] },
    { move: moveOf('36 Uls +F2', null), events: [{ kind: 'region-opened', seat: 0, region: 'Uls', cumals: 2 }] },
    { move: moveOf('36 Lei +F2', null), events: [{ kind: 'region-opened', seat: 0, region: 'Lei', cumals: 0 }] },
  ];
  const open = foresee(tried, false);
  expect([...open.doomed]).toEqual([['Con F2', ['captured', 'freed']], ['Con F3', ['broken']]]);
  expect([...open.opening]).toEqual([['Uls', 2]]);
  // Of what could be meant all is told.
  expect([...foresee(tried, true).doomed]).toEqual([['Con F2', ['captured', 'freed']], ['Con H1', ['removed']]]);
  const deposing = { move: moveOf('^K', 'Con'), events: [{ kind: 'deposed', seat: 0, from: 1, region: 'Con' }] };
  expect([...foresee([deposing], false).doomed]).toEqual([['Con K', ['deposed']]]);
});
