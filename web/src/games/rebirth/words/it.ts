// What the face of Rebirth says, in Italian.
import { listed } from '../../../words/listed';
import type { Words } from './en';

export const it: Words = {
  parts: { label: 'Che cosa si vede', map: 'Mappa', missions: 'Missioni', players: 'Giocatori' },
  points: 'Punti',
  castles: 'Castelli',
  supply: 'Da pescare',
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
    placeThere: (tile, place) => `Piazzi ${tile} a ${place}?`,
    place: (points) => (points ? `Piazza qui: +${points}` : 'Piazza qui'),
    skip: 'Rinuncia',
    skipped: (towers) => (towers === 1 ? 'Ciò che offre la torre va perso.' : `Ciò che offrono le ${towers} torri va perso.`),
    double: (mission) => `Raddoppia «${mission}»`,
    doubled: (points) => `Due volte ${points.join(' o ')} punti`,
    sofar: (have, least) => `Hai ${have} su ${least}`,
    extra: (aside) => (aside === 1 ? 'Si pesca la tua ultima tessera messa da parte, e la piazzi subito. Le torri accanto non danno nulla.' : `Si pesca a caso una delle tue ${aside} tessere messe da parte, e la piazzi subito. Le torri accanto non danno nulla.`),
    draw: 'Alla fine di questo turno peschi tre tessere invece di una. Il turno dopo ne piazzi una, le altre tornano nella riserva.',
    secret: (deck) => `Peschi una delle ${deck} missioni rimaste e la tieni coperta. Se alla fine l’hai compiuta, ti dà il suo valore più alto.`,
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
  and: listed('e'),
};
