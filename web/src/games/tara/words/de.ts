// Everything Tara says, in German. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';
import type { Manner } from '../building';
import type { Words } from './en';

export const de: Words = {
  board: (game: string) => `Brett von ${game}: 45 Hügel. Bewege dich mit den Pfeiltasten, spiele mit der Eingabetaste.`,
  vacant: 'frei',
  ringfortOf: { red: 'Ringwall von Rot', blue: 'Ringwall von Blau' },
  kingOf: { red: 'König von Rot', blue: 'König von Blau' },
  proposed: 'Tipp',
  besieged: 'belagert',
  priority: (priority: number) => `Vorrang ${priority}`,
  mayPlay: 'wählbar',
  kingFirst: (hill: string) => `Tippe zuerst den König an, der nach ${hill} ziehen soll.`,
  kingStuck: (hill: string) => `Der König auf ${hill} kann nicht ziehen.`,
  call: { out: '„out“ melden', pass: 'Passen' },
  keepRingfort: 'Ringwall behalten',
  sacrifice: 'Ringwall opfern',
  partly: (manner: Manner, touched: string[]) =>
    manner === 'king'
      ? touched[1] ? `König von ${touched[0]} nach ${touched[1]}` : `König auf ${touched[0]}: wohin?`
      : touched.length === 1
        ? `${touched[0]} ersetzen, Brücke von …`
        : `${touched[0]} ersetzen, Brücke von ${touched[1]} nach …`,
  phases: { play: '', placing: 'Einsetzen', manoeuvres: 'Manöver', battle: 'Schlacht', over: 'Ende' },
  lastTurn: 'letzter Zug',
  inYourArea: 'Nur die hellen Hügel liegen in deinem Bereich.',
  quietTurns: (turns: number, of: number) => `Ruhige Züge: ${turns} von ${of}.`,
  expects: {
    nothing: '',
    out: 'Du hast keinen erlaubten Zug: Melde „out“.',
    pass: 'Kein König kann ziehen: Du musst passen.',
    build: 'Baue auf einem beliebigen freien Hügel.',
    capture: 'Erobere einen belagerten Ringwall.',
    first: 'Baue deinen ersten Ringwall auf einem beliebigen Hügel.',
    shared_row: 'Baue deinen ersten Ringwall auf eurer gemeinsamen mittleren Bahn.',
    manoeuvre: 'Baue einen Springerzug von einem deiner Ringwälle entfernt und keinem näher.',
    advance: 'Baue neben einem deiner Ringwälle.',
    afresh: 'Neben deinen Ringwällen ist kein Hügel frei: Beginne auf einem beliebigen Hügel neu.',
    priority: 'Spiele dort, wo dein Vorrang am höchsten ist: auf einem Hügel mit den meisten Kerben.',
    edge: 'Baue an einem Rand, an dem du noch keinen Ringwall hast, nie gegenüber einem anderen Ringwall.',
    row: '',
    place: 'Setze einen König mit seinem Ringwall ein, nicht neben einem deiner Ringwälle.',
    move: 'Ziehe einen König auf einen freien Hügel, neben dem keiner deiner Ringwälle steht.',
    charge: 'Ziehe einen König auf einen freien Hügel.',
    backtrack: 'Ziehe einen König auf einen deiner Ringwälle zurück oder erobere einen belagerten feindlichen.',
    leave: 'Dein König steht auf feindlichem Boden und muss ziehen.',
    near_king: 'Baue einen oder zwei Hügel vom feindlichen König entfernt, auf einer Reihe, Linie oder Diagonale.',
    replace: 'Ersetze einen feindlichen Ringwall ohne Brücke und ohne König, dann setze eine Brücke.',
  },
  rowPrompt: (rows: string) => `Baue auf einer dieser Bahnen: ${rows}.`,
  did: {
    out: (who) => `${who} meldet „out“.`,
    pass: (who) => `${who} passt.`,
    build: (who, hill) => `${who} baut auf ${hill}.`,
    place: (who, hill) => `${who} setzt einen König auf ${hill} ein.`,
    capture: (who, hill) => `${who} erobert ${hill}.`,
    kingMove: (who, from, to) => `${who} zieht einen König von ${from} nach ${to}.`,
    kingCapture: (who, from, to) => `${who} zieht einen König von ${from} nach ${to} und erobert den Ringwall.`,
    sacrifice: (who, from, to) => `${who} zieht einen König von ${from} nach ${to} und opfert den Ringwall.`,
    replace: (who, hill, bridge) => (bridge.length > 1 ? `${who} ersetzt ${hill} und setzt die Brücke ${bridge}.` : `${who} ersetzt ${hill}.`),
  },
  advice: {
    out: () => 'Melde „out“.',
    pass: () => 'Passe.',
    build: (hill) => `Baue auf ${hill}.`,
    place: (hill) => `Setze einen König auf ${hill} ein.`,
    capture: (hill) => `Erobere ${hill}.`,
    kingMove: (from, to) => `Ziehe den König von ${from} nach ${to}.`,
    kingCapture: (from, to) => `Erobere ${to} mit dem König von ${from}.`,
    sacrifice: (from, to) => `Ziehe den König von ${from} nach ${to} und opfere den Ringwall.`,
    replace: (hill, bridge) => (bridge.length > 1 ? `Ersetze ${hill} und setze die Brücke ${bridge}.` : `Ersetze ${hill}.`),
  },
  linked: (bridges: number) => `${plural(bridges, 'neue Brücke', 'neue Brücken')}.`,
  kingLost: { red: (hill: string) => `Der König von Rot auf ${hill} ist geschlagen!`, blue: (hill: string) => `Der König von Blau auf ${hill} ist geschlagen!` },
  battle: 'Die Schlacht beginnt!',
  counts: { kingdoms: 'Königreiche', territory: 'Gebiet', bridges: 'Brücken', kingsTaken: 'Geschlagene Könige' },
  deciding: { kingdoms: 'Königreiche: wer weniger hat, gewinnt', bridges: 'Brücken: wer mehr hat, gewinnt' },
  decides: { kingdoms: 'weniger gewinnt', bridges: 'mehr gewinnt' },
  score: {
    wins: { red: 'Rot gewinnt', blue: 'Blau gewinnt' },
    drawn: 'Die Partie endet unentschieden',
    colour: { red: 'Rot', blue: 'Blau' },
    counted: {
      kingdoms: (red: number, blue: number) =>
        red === blue
          ? `Rot und Blau haben je ${plural(red, 'Königreich', 'Königreiche')}.`
          : `Rot hat ${plural(red, 'Königreich', 'Königreiche')}, Blau ${blue}; wer weniger hat, gewinnt.`,
      bridges: (red: number, blue: number) =>
        red === blue
          ? `Rot und Blau haben je ${plural(red, 'Brücke', 'Brücken')}.`
          : `Rot hat ${plural(red, 'Brücke', 'Brücken')}, Blau ${blue}; wer mehr hat, gewinnt.`,
    },
    countedTerritory: (red: number, blue: number) =>
      red === blue ? `Auch die Gebiete sind gleich groß: je ${red}.` : `Also entscheidet das Gebiet, mit ${red} zu ${blue} Ringwällen.`,
    doubleCapture: 'Doppelschlag! Die geschlagenen Könige entscheiden die Partie; Königreiche und Gebiet zählen nicht.',
    reasons: {
      win: (_red: number, _blue: number) => 'Für den Sieg',
      kingdoms: (red: number, blue: number) => `Differenz der Königreiche, ${red} zu ${blue}`,
      bridges: (red: number, blue: number) => `Differenz der Brücken, ${red} zu ${blue}`,
      territory: (red: number, blue: number) => `Differenz der Gebiete, ${red} zu ${blue}`,
      king: (_red: number, _blue: number) => 'Ein geschlagener König',
      double_capture: (_red: number, _blue: number) => 'Geschlagene Könige',
      draw: (_red: number, _blue: number) => 'Gleichstand',
    },
    total: 'Punkte',
  },
};
