// The cards of Seat of Kings: where the fields of a pattern lie, what is said of a card, how a pattern is drawn, and which files
// have the form of a deck.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOf } from '../src/games/components';
import { anchoringsOf, beyond, laid, patternOf, touched, type Drawn } from '../src/games/seat-of-kings/cards/editor/drawing';
import { emptyDeck, readDeck, standardDeck } from '../src/games/seat-of-kings/cards/editor/deck-file';
import { extent, joints, spotsOf } from '../src/games/seat-of-kings/cards/pattern';
import { de } from '../src/games/seat-of-kings/cards/sources/de';
import { it } from '../src/games/seat-of-kings/cards/sources/it';
import { cardText } from '../src/games/seat-of-kings/cards/speaking';
import { deckOf, type Card } from '../src/games/seat-of-kings/deck';
import { fileNameOf, packText } from '../src/pages/components/pack-file';
import { cardWords } from '../src/games/seat-of-kings/cards/words/spoken';
import { speech } from '../src/words/speech.svelte';
import { engine } from './engine';

// What the page's language asks of a browser.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});

const deck = deckOf(null);
const cards = [...deck.values()];
const places = (card: Partial<Card>) => anchoringsOf(card).map(({ place }) => place.join(' '));

describe('a pattern', () => {
  test('lies as its fields lie in a region', () => {
    expect(spotsOf(deck.get(17)!).map(({ x, level, order }) => [x, level, order])).toEqual([[0, 0, 1], [1, 1, 2]]);
    expect(spotsOf(deck.get(36)!).map(({ x, level, order }) => [x, level, order])).toEqual([[0, 0, 1], [-2, 0, 0]]);
    expect(extent(spotsOf(deck.get(11)!))).toEqual({ left: 0, right: 2, low: 0, high: 2 });
    expect(joints(spotsOf(deck.get(17)!)).length).toBe(1);
    expect(joints(spotsOf(deck.get(8)!)).length).toBe(0); // two farmers with one between them
    expect(joints(spotsOf(deck.get(29)!)).length).toBe(2);
  });

  test('can be laid where the rulebook says', () => {
    expect(places(deck.get(36)!)).toEqual(['F2', 'F3', 'F4', 'F5']); // Example 1
    expect(places(deck.get(23)!)).toEqual(['H1', 'H2', 'H3', 'H4']); // Example 3
    expect(places(deck.get(17)!)).toEqual(['F1 H1', 'F2 H2', 'F3 H3', 'F4 H4']); // Example 4
    expect(places({ place: ['W+0'], need: ['K+0'] })).toEqual(['W1']);
    expect(places({ place: ['W+0'], need: ['C-1', 'K-1'] })).toEqual(['W2']);
    expect(places({ place: ['F+0', 'W-4'] })).toEqual(['F5 W1']);
    expect(places({ place: ['F+0'], need: ['F+4', 'F-1'] })).toEqual([]);
  });

  test('is drawn and written the same, for every card', () => {
    for (const { duel, place, need, stone } of cards) {
      if (stone) continue;
      for (const drawn of anchoringsOf({ place, need })) {
        const written = patternOf(drawn);
        expect(anchoringsOf(written), String(duel)).toEqual(anchoringsOf({ place, need }));
        expect(written.place, String(duel)).toEqual(place);
      }
    }
  });

  test('stays where it is drawn, whichever field is the first', () => {
    let drawn: Drawn = { place: [], need: [] };
    const touch = (field: string) => (drawn = laid(patternOf(touched(drawn, field)), touched(drawn, field))!);
    expect(touch('F4')).toEqual({ place: ['F4'], need: [] });
    expect(touch('H3')).toEqual({ place: ['F4', 'H3'], need: [] });
    expect(touch('F4')).toEqual({ place: ['H3', 'F4'], need: [] });
    expect(touch('C2')).toEqual({ place: ['H3', 'F4'], need: ['C2'] });
    expect(touch('F4')).toEqual({ place: ['H3'], need: ['F4', 'C2'] });
    expect(touch('F4')).toEqual({ place: ['H3'], need: ['C2'] });
    expect(touch('H3')).toEqual({ place: [], need: ['H3', 'C2'] });
    expect(touch('H3')).toEqual({ place: [], need: ['C2'] });
    expect(touch('K')).toEqual({ place: [], need: ['C2', 'K'] });
    expect(touched({ place: ['F1', 'F2'], need: [] }, 'F3')).toEqual({ place: ['F1', 'F2'], need: ['F3'] });
  });

  test('is walked with arrow keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map((key) => beyond('H4', key))).toEqual(['H3', undefined, 'W3', 'F4', undefined]);
    expect([beyond('F5', 'ArrowUp'), beyond('C2', 'ArrowUp'), beyond('K', 'ArrowUp'), beyond('K', 'ArrowDown'), beyond('F1', 'ArrowDown')]).toEqual(['H4', 'K', undefined, 'C1', undefined]);
  });
});

describe('a card in words', () => {
  beforeAll(() => cardWords.load());
  beforeEach(() => speech.load('en'));

  test('names its fields, cost and duel value', async () => {
    expect(cardText(deck.get(17)!)).toBe('Card 17: a piece on a farmer’s field and one on the herdsman’s field up-right of it; activation costs 1 cumal; duel value 17');
    expect(cardText(deck.get(36)!)).toBe('Card 36: a piece on a farmer’s field, with a farmer’s field left of it; activation is free; duel value 36');
    expect(cardText(deck.get(23)!)).toBe('Card 23: a piece on any herdsman’s field; activation costs 2 cumals; duel value 23');
    expect(cardText(deck.get(8)!)).toContain('one on the farmer’s field 2 fields to the right of it');
    expect(cardText(deck.get(11)!)).toContain('one on the warrior’s field 2 ranks up-right of it');
    expect(cardText({ duel: 1, cost: 4, place: ['F+0'], need: ['W-1', 'C-2', 'H+1'] }))
      .toContain('with a warrior’s field 2 ranks above it, a chieftain’s field 3 ranks above it, ½ field to the left of it and a herdsman’s field 1 rank above it, 1½ fields to the right of it');
    expect(cardText({ duel: 1, cost: 4, place: ['W+0'], need: ['F+0', 'F+1'] })).toContain('with a farmer’s field 2 ranks down-left of it and a farmer’s field 2 ranks below it');
    await speech.load('de');
    expect(cardText(deck.get(17)!)).toBe('Karte 17: ein Spielstein auf ein Bauernfeld und einer auf das Hirtenfeld rechts oberhalb davon; Aktivierung kostet 1 Cumal; Duell-Wert 17');
    expect(cardText(deck.get(29)!)).toBe('Karte 29: ein Spielstein auf ein Bauernfeld, mit einem Bauernfeld links davon und einem Bauernfeld rechts davon; Aktivierung kostet 1 Cumal; Duell-Wert 29');
    await speech.load('it');
    expect(cardText(deck.get(17)!)).toBe('Carta 17: una pedina su una posizione di contadino e una sulla posizione di pastore in alto a destra; attivazione: 1 cumal; numero di spareggio 17');
  });

  test.each(['en', 'de', 'it'] as const)('has a sentence for all 36 cards: %s', async (language) => {
    await speech.load(language);
    const told = cards.map((card) => cardText(card));
    expect(told.length).toBe(36);
    expect(new Set(told).size).toBe(36);
    for (const text of told) expect(text).not.toMatch(/undefined|NaN|\s{2}/);
  });

  test('where it comes from is told of every card, in every language', () => {
    const duels = cards.map(({ duel }) => String(duel)).sort();
    expect(Object.keys(de).sort()).toEqual(duels);
    expect(Object.keys(it).sort()).toEqual(duels);
    for (const { duel, provenance, source, reason } of standardDeck.cards) {
      expect(provenance === 'reconstructed' ? reason : source, String(duel)).toBeTruthy();
      expect(new Set([de[duel], it[duel], source ?? reason]).size, String(duel)).toBe(3);
      // What is said to be reconstructed of a known card is said in all languages.
      const part = (text: string, word: RegExp) => provenance !== 'reconstructed' && word.test(text);
      expect([part(de[duel]!, /rekonstruiert/), part(it[duel]!, /ricostruit/)], String(duel)).toEqual(Array(2).fill(part(source ?? '', /reconstructed/)));
    }
  });
});

describe('a deck as a file', () => {
  const legal = (content: unknown) => engine.ask('legal', { game: 'seat-of-kings', options: {}, moves: [], content });

  test('is written so that the engine reads it, one card a line', async () => {
    const text = packText(standardDeck);
    expect(text.split('\n').filter((line) => line.startsWith('    {')).length).toBe(36);
    expect(JSON.parse(text)).toEqual(standardDeck);
    await expect(legal(JSON.parse(text))).resolves.toBeTruthy();
    expect(fileNameOf('Mein Kästchen, 2. Versuch!', 'seat-of-kings')).toBe('mein-kastchen-2-versuch.json');
    expect(fileNameOf('', 'seat-of-kings')).toBe('seat-of-kings.json');
  });

  test('is opened if it has the form of one, however wrong its numbers are', () => {
    expect(readDeck(standardDeck)).toBe(standardDeck);
    expect(readDeck(emptyDeck())).not.toBeNull();
    expect(readDeck({ cards: [{ duel: 99, cost: -1, place: ['F+0', 'F+9'], need: ['K+1'] }] })).not.toBeNull();
    for (const wrong of [null, [], {}, { cards: {} }, { cards: [1] }, { cards: [{ duel: 1 }] }, { cards: [{ duel: '1', cost: 0 }] }, { cards: [{ duel: 1, cost: 0, price: 2 }] },
      { cards: [{ duel: 1, cost: 0, constructor: 2 }] }, { cards: [{ duel: 1, cost: 0, place: ['F'] }] }, { cards: [], game: 'chess' }])
      expect(readDeck(wrong), JSON.stringify(wrong)).toBeNull();
  });

  test('an empty one is refused at its first card', async () => {
    const problem = await legal(emptyDeck()).catch((fault) => fault);
    expect(pathOf(problem.fault.at)).toEqual(['cards', 0]);
  });

  test('the way to what is wrong is read from what the engine says', () => {
    expect(pathOf('content.cards[16].place[1]')).toEqual(['cards', 16, 'place', 1]);
    expect(pathOf('setting.content.cards[16].cost')).toEqual(['cards', 16, 'cost']);
    expect(pathOf('content')).toEqual([]);
    expect(pathOf('content.name')).toEqual(['name']);
  });
});
