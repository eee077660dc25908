// What the face of Seat of Kings says, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';

const cumals = (count: number) => plural(count, 'cumal', 'cumals');

export const en = {
  board: 'Ireland with its regions',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' } as Record<string, string>,
  handOf: (who: string) => `${who}’s cards for this round`,
  asideOf: (who: string) => `${who}’s cards for the next round`,
  noCards: 'No cards in hand',
  inUse: 'in play',
  nextRound: 'next round',
  thrones: 'Thrones',
  round: (round: number) => `Round ${round}`,
  phases: {
    duel: 'Duel for the start', deal: 'Dealing', choice: 'Choice', garrison: 'Clearing', region: 'Third region', 'traitor-duel': 'Traitors',
    traitor: 'Traitors', 'traitor-card': 'Traitors', treason: 'Traitors', ransom: 'Ransom', start: 'Start player',
  } as Record<string, string>,
  asked: {
    keep: (keep: number, cards: number) => `Choose ${keep} of your ${cards} cards for this round; the others are for the next one.`,
    play: (purse: number) => `Play a card: choose one, then the field to lay it on. You have ${cumals(purse)}.`,
    fort: (region: string) => `You have several forts in ${region}: choose the one that you keep.`,
    promote: (region: string, cost: number, purse: number) =>
      cost > 0
        ? `Promote in ${region}: the first step costs ${cost} of your ${cumals(purse)}, the rest of the chain nothing.`
        : `Promote in ${region}: it costs nothing more; you have ${cumals(purse)}.`,
    garrison: (region: string, second: boolean, supply: number) =>
      `Leave ${second ? 'a second' : 'a'} piece of your supply of ${supply} in ${region} as a garrison? It holds its field from now on.`,
    region: 'Both have a king. Choose the third region, which decides the game.',
    traitor: (region: string, supply: number) =>
      `Do you buy the traitor in ${region}? ${supply > 0 ? 'A card is drawn; on one of its fields you replace an enemy piece.' : 'You have no piece left that could take the place of an enemy one.'}`,
    treason: (region: string, card: number) => `Your traitor in ${region} has card ${card}: which enemy piece changes sides?`,
    ransom: (who: string, pieces: number) => `${who} holds ${plural(pieces, 'piece', 'pieces')} of yours. How many do you ransom?`,
    start: 'Who is to be the start player of the next round?',
  },
  next: {
    card: (card: number) => `Card ${card}: where? Fields that may be chosen have a ring.`,
    stone: (card: number) => `Card ${card}, Stone of Destiny: which two pieces change places?`,
    otherPiece: 'And with which other piece?',
    otherField: 'And the second field?',
    whichCard: 'With which card?',
    how: 'How is it meant?',
    drop: 'Drop it here to keep it, or to put a kept one back',
    amnesty: 'In which region? All captives there go home.',
    keep: (chosen: number, of: number) => `${chosen} of ${of} chosen.`,
  },
  first: 'Choose a card first.',
  choices: {
    keep: 'Keep these three',
    all: (fields: string[]) => `Place on ${fields.join(' and ')}`,
    some: (placed: string, named: string) => `Place on ${placed}, use ${named} as it is`,
    named: (fields: string[]) => `Place nothing, use ${fields.join(' and ')}`,
    fort: (field: string) => `Make ${field} a fort`,
    keptFort: (field: string) => `Keep the fort on ${field}`,
    discard: (gain: number) => `Discard for ${cumals(gain)}`,
    amnesty: (price: number) => `Amnesty for ${cumals(price)} …`,
    done: 'No further promotion',
    skip: 'Exchange nothing',
    buy: (price: number) => `Buy for ${cumals(price)}`,
    no: 'Do not buy',
    noGarrison: 'No more pieces',
    ransom: { '0': 'None', '1': 'One piece', '2': 'Two pieces', all: 'All pieces' } as Record<string, string>,
  },
  ends: { draw: 'Then a card is drawn: there is no way back.', asked: (who: string) => `Then ${who} may buy.` },
  starts: 'Start player',
  counts: { cumals: 'Cumals', supply: 'Supply', stones: 'King stones', cards: 'Cards', rath: 'Prisoners' },
  cardsHeld: (hand: number, aside: number) => (aside > 0 ? `${hand} + ${aside}` : String(hand)),
  prisonersOf: (who: string, pieces: number) => `${plural(pieces, 'prisoner', 'prisoners')}: ${who}`,
  verdict: (who: string) => `${who} is High King of Ireland`,
  noVerdict: 'Nobody has become High King',
  score: { player: 'Player', thrones: 'Thrones', fields: 'Fields', cumals: 'Cumals', prisoners: 'Prisoners', held: (who: string, regions: string) => `${who} holds the thrones of ${regions}.` },
  and: listed('and'),
};

export type Words = typeof en;
