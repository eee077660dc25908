// Everything Tara says, in Italian. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';
import type { Manner } from '../building';
import type { Words } from './en';

export const it: Words = {
  board: (game: string) => `Tabellone di ${game}: 45 colline. Spostati con le frecce, gioca con Invio.`,
  vacant: 'libera',
  ringfortOf: { red: 'forte di Rosso', blue: 'forte di Blu' },
  kingOf: { red: 're di Rosso', blue: 're di Blu' },
  proposed: 'consiglio',
  besieged: 'assediato',
  priority: (priority: number) => `ordine di priorità ${priority}`,
  mayPlay: 'si può scegliere',
  kingFirst: (hill: string) => `Prima tocca il re che deve andare in ${hill}.`,
  kingStuck: (hill: string) => `Il re su ${hill} non può muoversi.`,
  call: { out: 'Dichiara «out»', pass: 'Passa' },
  keepRingfort: 'Tieni il forte',
  sacrifice: 'Sacrifica il forte',
  partly: (manner: Manner, touched: string[]) =>
    manner === 'king'
      ? touched[1] ? `Re da ${touched[0]} a ${touched[1]}` : `Re su ${touched[0]}: dove va?`
      : touched.length === 1
        ? `Sostituisci ${touched[0]}, ponte da…`
        : `Sostituisci ${touched[0]}, ponte da ${touched[1]} a…`,
  phases: { play: '', placing: 'Piazzamento', manoeuvres: 'Manovre', battle: 'Battaglia', over: 'Fine' },
  lastTurn: 'ultimo turno',
  inYourArea: 'Solo le colline chiare sono nella tua zona.',
  quietTurns: (turns: number, of: number) => `Turni tranquilli: ${turns} su ${of}.`,
  expects: {
    nothing: '',
    out: 'Non hai mosse consentite: dichiara «out».',
    pass: 'Nessun re può muoversi: devi passare.',
    build: 'Costruisci su una collina libera qualsiasi.',
    capture: 'Cattura un forte assediato.',
    first: 'Costruisci il tuo primo forte su una collina qualsiasi.',
    shared_row: 'Costruisci il tuo primo forte sulla vostra fila centrale comune.',
    manoeuvre: 'Costruisci a una mossa di cavallo da uno dei tuoi forti, e non più vicino a nessuno di essi.',
    advance: 'Costruisci accanto a uno dei tuoi forti.',
    afresh: 'Accanto ai tuoi forti non ci sono colline libere: ricomincia altrove, su una collina qualsiasi.',
    priority: 'Gioca dove il tuo ordine di priorità è più alto: su una collina con più tacche.',
    edge: 'Costruisci su un bordo dove non hai ancora forti, mai di fronte a un altro forte.',
    row: '',
    place: 'Piazza un re con il suo forte, non accanto a un tuo forte.',
    move: 'Muovi un re su una collina libera che non sia accanto ai tuoi forti.',
    charge: 'Muovi un re su una collina libera.',
    backtrack: 'Fai ripiegare un re su un tuo forte, o cattura un forte nemico assediato.',
    leave: 'Il tuo re è in terra nemica e deve muoversi.',
    near_king: 'Costruisci a una o due colline dal re nemico, lungo una traversa, una colonna o una diagonale.',
    replace: 'Sostituisci un forte nemico senza ponti e senza re, poi piazza un ponte.',
  },
  rowPrompt: (rows: string) => `Costruisci in una di queste file: ${rows}.`,
  did: {
    out: (who) => `${who} dichiara «out».`,
    pass: (who) => `${who} passa.`,
    build: (who, hill) => `${who} costruisce su ${hill}.`,
    place: (who, hill) => `${who} piazza un re su ${hill}.`,
    capture: (who, hill) => `${who} cattura ${hill}.`,
    kingMove: (who, from, to) => `${who} muove un re da ${from} a ${to}.`,
    kingCapture: (who, from, to) => `${who} muove un re da ${from} a ${to} e cattura il forte.`,
    sacrifice: (who, from, to) => `${who} muove un re da ${from} a ${to} e sacrifica il forte.`,
    replace: (who, hill, bridge) => (bridge.length > 1 ? `${who} sostituisce ${hill} e piazza il ponte ${bridge}.` : `${who} sostituisce ${hill}.`),
  },
  advice: {
    out: () => 'Dichiara «out».',
    pass: () => 'Passa.',
    build: (hill) => `Costruisci su ${hill}.`,
    place: (hill) => `Piazza un re su ${hill}.`,
    capture: (hill) => `Cattura ${hill}.`,
    kingMove: (from, to) => `Muovi il re da ${from} a ${to}.`,
    kingCapture: (from, to) => `Cattura ${to} con il re di ${from}.`,
    sacrifice: (from, to) => `Muovi il re da ${from} a ${to} e sacrifica il forte.`,
    replace: (hill, bridge) => (bridge.length > 1 ? `Sostituisci ${hill} e piazza il ponte ${bridge}.` : `Sostituisci ${hill}.`),
  },
  linked: (bridges: number) => `${plural(bridges, 'nuovo ponte', 'nuovi ponti')}.`,
  kingLost: { red: (hill: string) => `Catturato il re di Rosso su ${hill}!`, blue: (hill: string) => `Catturato il re di Blu su ${hill}!` },
  battle: 'Comincia la Battaglia!',
  counts: { kingdoms: 'Regni', territory: 'Territorio', bridges: 'Ponti', kingsTaken: 'Re catturati' },
  deciding: { kingdoms: 'Regni: vince chi ne ha meno', bridges: 'Ponti: vince chi ne ha di più' },
  decides: { kingdoms: 'vince chi ne ha meno', bridges: 'vince chi ne ha di più' },
  score: {
    wins: { red: 'Vince Rosso', blue: 'Vince Blu' },
    drawn: 'La partita finisce in pareggio',
    colour: { red: 'Rosso', blue: 'Blu' },
    counted: {
      kingdoms: (red: number, blue: number) =>
        red === blue
          ? `Rosso e Blu hanno ${plural(red, 'regno', 'regni')} a testa.`
          : `Rosso ha ${plural(red, 'regno', 'regni')}, Blu ${blue}; vince chi ne ha meno.`,
      bridges: (red: number, blue: number) =>
        red === blue
          ? `Rosso e Blu hanno ${plural(red, 'ponte', 'ponti')} a testa.`
          : `Rosso ha ${plural(red, 'ponte', 'ponti')}, Blu ${blue}; vince chi ne ha di più.`,
    },
    countedTerritory: (red: number, blue: number) =>
      red === blue ? `Anche il territorio è pari: ${red} a testa.` : `Decide allora il territorio: ${red} forti contro ${blue}.`,
    doubleCapture: 'Doppia cattura! I re catturati decidono la partita; regni e territorio non contano.',
    reasons: {
      win: (_red: number, _blue: number) => 'Per la vittoria',
      kingdoms: (red: number, blue: number) => `Differenza di regni, ${red} a ${blue}`,
      bridges: (red: number, blue: number) => `Differenza di ponti, ${red} a ${blue}`,
      territory: (red: number, blue: number) => `Differenza di territorio, ${red} a ${blue}`,
      king: (_red: number, _blue: number) => 'Un re catturato',
      double_capture: (_red: number, _blue: number) => 'Re catturati',
      draw: (_red: number, _blue: number) => 'Parità',
    },
    total: 'Punti',
  },
};
