// Was das Gesicht von Seat of Kings sagt, auf Deutsch.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

const cumals = (count: number) => plural(count, 'Cumal', 'Cumals');

export const de: Words = {
  board: 'Irland mit seinen Regionen',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  handOf: (who) => `Karten von ${who} für diese Runde`,
  asideOf: (who) => `Karten von ${who} für die nächste Runde`,
  noCards: 'Keine Karten auf der Hand',
  inUse: 'im Einsatz',
  nextRound: 'nächste Runde',
  thrones: 'Throne',
  round: (round) => `Runde ${round}`,
  phases: {
    duel: 'Duell um den Beginn', deal: 'Austeilen', choice: 'Kartenwahl', garrison: 'Räumung', region: 'Dritte Region', 'traitor-duel': 'Verräter',
    traitor: 'Verräter', 'traitor-card': 'Verräter', treason: 'Verräter', ransom: 'Lösegeld', start: 'Startspieler',
  },
  asked: {
    keep: (keep, cards) => `Wähle ${keep} deiner ${cards} Karten für diese Runde; die übrigen sind für die nächste.`,
    play: (purse) => `Spiel eine Karte aus: Wähle eine, dann ihr Feld. Du hast ${cumals(purse)}.`,
    fort: (region) => `Du hast mehrere Forts in ${region}: Wähle das, das du behältst.`,
    promote: (region, cost, purse) =>
      cost > 0
        ? `Aufstieg in ${region}: Der erste Schritt kostet ${cost} von deinen ${cumals(purse)}, der Rest der Kette nichts.`
        : `Aufstieg in ${region}: Er kostet nichts mehr; du hast ${cumals(purse)}.`,
    garrison: (region, second, supply) =>
      `Lässt du aus deinem Vorrat von ${supply} in ${region} ${second ? 'einen zweiten' : 'einen'} Spielstein als Garnison zurück? Er hält sein Feld von nun an.`,
    region: 'Beide haben einen König. Wähle die dritte Region, die das Spiel entscheidet.',
    traitor: (region, supply) =>
      `Kaufst du den Verräter in ${region}? ${supply > 0 ? 'Eine Karte wird gezogen; auf einem ihrer Felder ersetzt du einen gegnerischen Spielstein.' : 'Du hast keinen Spielstein mehr, der einen gegnerischen ersetzen könnte.'}`,
    treason: (region, card) => `Dein Verräter in ${region} hat Karte ${card}: Welchen gegnerischen Spielstein tauscht er aus?`,
    ransom: (who, pieces) => `${who} hält ${plural(pieces, 'Spielstein', 'Spielsteine')} von dir gefangen. Wie viele kaufst du frei?`,
    start: 'Wer soll in der nächsten Runde Startspieler sein?',
  },
  next: {
    card: (card) => `Karte ${card}: wohin? Felder, die du wählen kannst, haben einen Ring.`,
    stone: (card) => `Karte ${card}, Stein des Schicksals: Welche zwei Spielsteine tauschen den Platz?`,
    otherPiece: 'Und mit welchem anderen Spielstein?',
    otherField: 'Und das zweite Feld?',
    whichCard: 'Mit welcher Karte?',
    how: 'Wie ist es gemeint?',
    drop: 'Hier ablegen, um sie zu behalten oder zurückzunehmen',
    amnesty: 'In welcher Region? Alle Gefangenen dort kehren heim.',
    keep: (chosen, of) => `${chosen} von ${of} gewählt.`,
  },
  first: 'Wähle zuerst eine Karte.',
  choices: {
    keep: 'Diese drei behalten',
    all: (fields) => `Auf ${fields.join(' und ')} setzen`,
    some: (placed, named) => `Auf ${placed} setzen, ${named} nutzen, wie es ist`,
    named: (fields) => `Nichts setzen, ${fields.join(' und ')} nutzen`,
    fort: (field) => `${field} zum Fort ausbauen`,
    keptFort: (field) => `Das Fort auf ${field} behalten`,
    discard: (gain) => `Ablegen für ${cumals(gain)}`,
    amnesty: (price) => `Amnestie für ${cumals(price)} …`,
    done: 'Kein weiterer Aufstieg',
    skip: 'Nichts austauschen',
    buy: (price) => `Für ${cumals(price)} kaufen`,
    no: 'Nicht kaufen',
    noGarrison: 'Keine weiteren Spielsteine',
    ransom: { '0': 'Keinen', '1': 'Einen Spielstein', '2': 'Zwei Spielsteine', all: 'Alle Spielsteine' },
  },
  ends: { draw: 'Dann wird eine Karte gezogen: Es gibt kein Zurück.', asked: (who) => `Dann kann ${who} kaufen.` },
  starts: 'Startspieler',
  counts: { cumals: 'Cumals', supply: 'Vorrat', stones: 'Königssteine', cards: 'Karten', rath: 'Häftlinge' },
  cardsHeld: (hand, aside) => (aside > 0 ? `${hand} + ${aside}` : String(hand)),
  prisonersOf: (who, pieces) => `${plural(pieces, 'Häftling', 'Häftlinge')}: ${who}`,
  verdict: (who) => `${who} ist Hochkönig von Irland`,
  noVerdict: 'Niemand ist Hochkönig geworden',
  score: { player: 'Spieler', thrones: 'Throne', fields: 'Felder', cumals: 'Cumals', prisoners: 'Häftlinge', held: (who, regions) => `${who} hat die Throne von ${regions} inne.` },
  and: listed('und'),
};
