// What the face of Rebirth says, in Italian.
import type { Words } from './en';

export const it: Words = {
  parts: { label: 'Che cosa si vede', map: 'Mappa', missions: 'Missioni', players: 'Giocatori' },
  points: 'Punti',
  castles: 'Castelli',
  supply: 'Da pescare',
  missions: 'Missioni pubbliche',
  players: 'Che cosa hanno tutti',
  left: 'Tessere ancora da venire',
  aside: 'Da parte',
  hidden: 'coperta',
  secret: 'Missione personale',
  handOf: (who) => `Tessere in mano: ${who}`,
  phases: {
    missions: 'Missioni', towers: 'Torri rotonde', aside: 'Da parte', tiles: 'Prime tessere', place: 'Piazzamento', double: 'Raddoppio', tower: 'Torre rotonda',
    extra: 'Tessera in più', 'place extra': 'Tessera in più', secret: 'Missione personale', draw: 'Pesca', over: '',
  },
  sources: { farms: 'Fattorie', settlements: 'Insediamenti', missions: 'Missioni', towers: 'Torri', castles: 'Castelli' },
  asked: {
    place: (tile) => `Dove piazzi ${tile}?`,
    extra: (tile) => `Dove piazzi la tua tessera in più, ${tile}?`,
    choose: (tiles) => `Quale delle tue ${tiles} tessere piazzi, e dove? Le altre tornano nella riserva.`,
    putOut: (tiles) => (tiles === 1 ? 'La tua tessera non trova posto: esce dal gioco.' : 'Nessuna delle tue tessere trova posto: quale esce dal gioco?'),
    double: 'Quale missione raddoppia il tuo segnalino?',
    tower: 'Quale torre rotonda attivi?',
  },
  choices: {
    place: 'Piazza qui',
    skip: 'Rinuncia',
    putOut: (tile) => `Fuori dal gioco: ${tile}`,
    tower: (name, bonus) => `${name}: ${bonus}`,
  },
  advise: {
    place: (tile, place) => `Piazza ${tile} a ${place}.`,
    putOut: (tile) => `Togli dal gioco ${tile}.`,
    double: (mission) => `Raddoppia «${mission}».`,
    tower: (tower) => `Attiva la torre rotonda ${tower}.`,
    skip: 'Rinuncia alle torri rotonde.',
  },
  verdict: (who, winners) => (winners > 1 ? `${who} condividono la vittoria` : `Vince ${who}`),
  and: (names) => (names.length > 2 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join(' e ')),
};
