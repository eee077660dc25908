// Ciò che dice il volto di Seat of Kings, in italiano.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';
import { within } from './within';

const cumals = (count: number) => `${count} cumal`;

export const it: Words = {
  board: 'L’Irlanda con le sue regioni',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  handOf: (who) => `Carte di ${who} per questo round`,
  asideOf: (who) => `Carte di ${who} per il prossimo round`,
  noCards: 'Nessuna carta in mano',
  inUse: 'in uso',
  nextRound: 'prossimo round',
  thrones: 'Troni',
  round: (round) => `Round ${round}`,
  phases: {
    duel: 'Spareggio per l’inizio', deal: 'Distribuzione', choice: 'Scelta', garrison: 'Svuotamento', region: 'Terza regione', 'traitor-duel': 'Traditori',
    traitor: 'Traditori', 'traitor-card': 'Traditori', treason: 'Traditori', ransom: 'Riscatto', start: 'Giocatore iniziale',
  },
  asked: {
    keep: (keep, cards) => `Scegli ${keep} delle tue ${cards} carte per questo round; le altre sono per il prossimo.`,
    play: (purse) => `Gioca una carta: scegli quale, poi la posizione. Hai ${cumals(purse)}.`,
    fort: (region) => `Hai più fortini ${within(region)}: scegli quello che tieni.`,
    promote: (region, cost, purse) =>
      cost > 0
        ? `Promuovi ${within(region)}: il primo passo costa ${cost} dei tuoi ${cumals(purse)}, il resto della catena nulla.`
        : `Promuovi ${within(region)}: non costa più nulla; hai ${cumals(purse)}.`,
    garrison: (region, second, supply) =>
      `Lasci ${within(region)} ${second ? 'una seconda' : 'una'} pedina del tuo stock di ${supply} come guarnigione? Da ora tiene la sua posizione.`,
    region: 'Entrambi hanno un Re. Scegli la terza regione, che decide la partita.',
    traitor: (region, supply) =>
      `Compri il traditore ${within(region)}? ${supply > 0 ? 'Si pesca una carta; su una delle sue posizioni sostituisci una pedina avversaria.' : 'Non hai più pedine che possano sostituirne una avversaria.'}`,
    treason: (region, card) => `Il tuo traditore ${within(region)} ha la carta ${card}: quale pedina avversaria sostituisce?`,
    ransom: (who, pieces) => `${who} tiene ${plural(pieces, 'tua pedina', 'tue pedine')}. Quante ne riscatti?`,
    start: 'Chi sarà il giocatore iniziale del prossimo round?',
  },
  next: {
    card: (card) => `Carta ${card}: dove? Le posizioni che puoi scegliere hanno un anello.`,
    stone: (card) => `Carta ${card}, pietra del destino: quali due pedine si scambiano di posto?`,
    otherPiece: 'E con quale altra pedina?',
    otherField: 'E la seconda posizione?',
    whichCard: 'Con quale carta?',
    how: 'In che modo?',
    drop: 'Lasciala qui per tenerla, o per rimetterla tra le altre',
    amnesty: 'In quale regione? Tutti i prigionieri lì tornano a casa.',
    keep: (chosen, of) => `${chosen} di ${of} scelte.`,
  },
  first: 'Scegli prima una carta.',
  choices: {
    keep: 'Tieni queste tre',
    all: (fields) => `Piazza su ${fields.join(' e ')}`,
    some: (placed, named) => `Piazza su ${placed}, usa ${named} com’è`,
    named: (fields) => `Non piazzare nulla, usa ${fields.join(' e ')}`,
    fort: (field) => `Fai di ${field} un fortino`,
    keptFort: (field) => `Tieni il fortino su ${field}`,
    discard: (gain) => `Scarta per ${cumals(gain)}`,
    amnesty: (price) => `Amnistia per ${cumals(price)}…`,
    done: 'Nessun’altra promozione',
    skip: 'Non sostituire nulla',
    buy: (price) => `Compra per ${cumals(price)}`,
    no: 'Non comprare',
    noGarrison: 'Nessun’altra pedina',
    ransom: { '0': 'Nessuna', '1': 'Una pedina', '2': 'Due pedine', all: 'Tutte le pedine' },
  },
  ends: { draw: 'Poi si pesca una carta: non si torna più indietro.', asked: (who) => `Poi può comprarlo ${who}.` },
  starts: 'Giocatore iniziale',
  counts: { cumals: 'Cumal', supply: 'Stock', stones: 'Pedine del Re', cards: 'Carte', rath: 'Prigionieri' },
  cardsHeld: (hand, aside) => (aside > 0 ? `${hand} + ${aside}` : String(hand)),
  prisonersOf: (who, pieces) => `${plural(pieces, 'prigioniero', 'prigionieri')}: ${who}`,
  verdict: (who) => `${who} è l’Ard Ri d’Irlanda`,
  noVerdict: 'Nessuno è diventato Ard Ri',
  score: { player: 'Giocatore', thrones: 'Troni', fields: 'Posizioni', cumals: 'Cumal', prisoners: 'Prigionieri', held: (who, regions) => `${who} occupa i troni di ${regions}.` },
  and: listed('e'),
};
