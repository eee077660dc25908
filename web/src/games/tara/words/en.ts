// Everything Tara says, in English. The other languages have the same shape; the compiler sees to it.
import { plural } from '../../../words/plural';
import type { Manner } from '../building';
import type { Kind } from '../telling';

type Did = Record<Kind, (who: string, hill: string, other: string) => string>;
type Advice = Record<Kind, (hill: string, other: string) => string>;

export const en = {
  board: (game: string) => `Board of ${game}: 45 hills. Move with the arrow keys, play with Enter.`,
  vacant: 'vacant',
  ringfortOf: { red: 'Red’s ringfort', blue: 'Blue’s ringfort' },
  kingOf: { red: 'Red’s king', blue: 'Blue’s king' },
  proposed: 'hint',
  besieged: 'besieged',
  priority: (priority: number) => `order of priority ${priority}`,
  mayPlay: 'may be chosen',
  kingFirst: (hill: string) => `First touch the king that is to go to ${hill}.`,
  kingStuck: (hill: string) => `The king on ${hill} cannot move.`,
  call: { out: 'Out', pass: 'Pass' },
  keepRingfort: 'Keep the ringfort',
  sacrifice: 'Sacrifice the ringfort',
  partly: (manner: Manner, touched: string[]) =>
    manner === 'king'
      ? `King on ${touched[0]}${touched[1] ? ` to ${touched[1]}` : ': where to?'}`
      : touched.length === 1
        ? `Replace ${touched[0]}, and a bridge from …`
        : `Replace ${touched[0]}, and a bridge from ${touched[1]} to …`,
  phases: { play: '', placing: 'Placing', manoeuvres: 'Manoeuvres', battle: 'Battle', over: 'Over' },
  lastTurn: 'last turn',
  inYourArea: 'Only the bright hills are in your area.',
  quietTurns: (turns: number, of: number) => `${turns} quiet turns of ${of}.`,
  expects: {
    nothing: '',
    out: 'You have no legal turn: call “out”.',
    pass: 'No king can move: pass.',
    build: 'Build on any vacant hill.',
    capture: 'Capture a besieged enemy ringfort.',
    first: 'Build your first ringfort on any hill.',
    shared_row: 'Build your first ringfort on your shared middle row.',
    manoeuvre: 'Build a knight’s move from one of your ringforts, and no closer to any.',
    advance: 'Build next to one of your ringforts.',
    afresh: 'No hill next to your ringforts is vacant: start afresh on any hill.',
    priority: 'Play a hill of your highest order of priority: the most notches.',
    edge: 'Build on an edge where you have no ringfort yet, and not opposite another ringfort.',
    row: '',
    place: 'Place a king with its ringfort, not next to a ringfort of yours.',
    move: 'Move a king to a vacant hill that is not next to your ringforts.',
    charge: 'Move a king to a vacant hill.',
    backtrack: 'Move a king back to one of your ringforts, or capture a besieged enemy one.',
    leave: 'Your king stands on enemy ground and must move.',
    near_king: 'Build one or two hills from the enemy king, along a line.',
    replace: 'Replace an enemy ringfort without bridge and king, then place a bridge.',
  },
  rowPrompt: (rows: string) => `Build in one of these rows: ${rows}.`,
  did: <Did>{
    out: (who) => `${who} is out.`,
    pass: (who) => `${who} passes.`,
    build: (who, hill) => `${who} builds on ${hill}.`,
    place: (who, hill) => `${who} places a king on ${hill}.`,
    capture: (who, hill) => `${who} captures ${hill}.`,
    kingMove: (who, from, to) => `${who} moves a king from ${from} to ${to}.`,
    kingCapture: (who, from, to) => `${who}’s king goes from ${from} and captures ${to}.`,
    sacrifice: (who, from, to) => `${who} moves a king from ${from} to ${to} and sacrifices the ringfort.`,
    replace: (who, hill, bridge) => (bridge.length > 1 ? `${who} replaces ${hill} and bridges ${bridge}.` : `${who} replaces ${hill}.`),
  },
  advice: <Advice>{
    out: () => 'Call “out”.',
    pass: () => 'Pass.',
    build: (hill) => `Build on ${hill}.`,
    place: (hill) => `Place a king on ${hill}.`,
    capture: (hill) => `Capture ${hill}.`,
    kingMove: (from, to) => `Move the king from ${from} to ${to}.`,
    kingCapture: (from, to) => `Capture ${to} with the king from ${from}.`,
    sacrifice: (from, to) => `Move the king from ${from} to ${to}, and sacrifice the ringfort.`,
    replace: (hill, bridge) => (bridge.length > 1 ? `Replace ${hill}, and bridge ${bridge}.` : `Replace ${hill}.`),
  },
  linked: (bridges: number) => `${plural(bridges, 'new bridge', 'new bridges')}.`,
  kingLost: { red: (hill: string) => `Red’s king on ${hill} is captured!`, blue: (hill: string) => `Blue’s king on ${hill} is captured!` },
  battle: 'Battle!',
  counts: { kingdoms: 'Kingdoms', territory: 'Territory', bridges: 'Bridges', kingsTaken: 'Kings captured' },
  deciding: { kingdoms: 'Kingdoms: fewer win', bridges: 'Bridges: more win' },
  decides: { kingdoms: 'fewer win', bridges: 'more win' },
  score: {
    wins: { red: 'Red wins', blue: 'Blue wins' },
    drawn: 'The game is drawn',
    colour: { red: 'Red', blue: 'Blue' },
    counted: {
      kingdoms: (red: number, blue: number) =>
        red === blue
          ? `Red and Blue have ${plural(red, 'kingdom', 'kingdoms')} each.`
          : `Red has ${plural(red, 'kingdom', 'kingdoms')}, Blue has ${blue}; fewer kingdoms win.`,
      bridges: (red: number, blue: number) =>
        red === blue
          ? `Red and Blue have used ${plural(red, 'bridge', 'bridges')} each.`
          : `Red has used ${plural(red, 'bridge', 'bridges')}, Blue ${blue}; more bridges win.`,
    },
    countedTerritory: (red: number, blue: number) =>
      red === blue ? `Territory is equal too: ${red} each.` : `So territory decides: ${red} to ${blue} ringforts.`,
    doubleCapture: 'Double capture! The captured kings decide the game; kingdoms and territory do not count.',
    reasons: {
      win: (_red: number, _blue: number) => 'For the win',
      kingdoms: (red: number, blue: number) => `Difference in kingdoms, ${red} to ${blue}`,
      bridges: (red: number, blue: number) => `Difference in bridges, ${red} to ${blue}`,
      territory: (red: number, blue: number) => `Difference in territory, ${red} to ${blue}`,
      king: (_red: number, _blue: number) => 'A captured king',
      double_capture: (_red: number, _blue: number) => 'Captured kings',
      draw: (_red: number, _blue: number) => 'All is equal',
    },
    total: 'Points',
  },
};

export type Words = typeof en;
