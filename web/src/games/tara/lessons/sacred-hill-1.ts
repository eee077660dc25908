// The first lesson: one game on one board. Whatever the learner has built stays, and Blue answers.
import type { Lesson } from '../../lessons';
import { kingdomsOf, type Facts } from '../facts';
import { adjacent, hills } from '../hills';
import { openings } from './openings';
import { followedBy, inTurn, movesOf } from './steps';
import { anyMove, diagonal, task } from './tasks';
import { turning } from './turning';

const neighbours = (hill: string) => hills.filter((other) => adjacent(hill, other));

/** The learner's first two hills, if they came from elsewhere. */
const usual = ['C3', 'E4'];

/** Blue's reply to a first hill, turned with the board. */
function afterFirst(first: string): string[] {
  const { hill, there } = turning(Object.keys(openings), first);
  return inTurn(`${first} ${there(openings[hill]!.reply)}`);
}

/** The rest of Manoeuvres after the learner's second hill. */
function afterSecond(first: string, second: string): string[] {
  const { hill, there, back } = turning(Object.keys(openings), first);
  const rest = openings[hill]!.then[back(second)]!.split(' ').map(there);
  return followedBy(afterFirst(first), second, ...rest);
}

interface Land {
  red: string[];
  blue: string[];
}

/** Who built where: nothing is captured before the siege is closed. */
function landOf(steps: string[]): Land {
  const built = (seat: string) => movesOf(steps.filter((step) => step.startsWith(seat)));
  return { red: built('0'), blue: built('1') };
}

const vacant = ({ red, blue }: Land, hill: string) => !red.includes(hill) && !blue.includes(hill);

/** The lone ringfort of Blue in a corner that is to be besieged: Red stands diagonally to it, and so next to both hills beside it. */
function cornered(steps: string[]): string {
  const { red, blue } = landOf(steps);
  return blue.find((hill) => {
    const beside = neighbours(hill);
    return beside.length === 2 && !beside.some((other) => blue.includes(other)) && red.some((fort) => beside.every((other) => adjacent(other, fort)));
  })!;
}

/** Blue builds far from there. */
function elsewhere(steps: string[]): string {
  const land = landOf(steps);
  const corner = cornered(steps);
  const far = (hill: string) => Math.abs(hill.charCodeAt(0) - corner.charCodeAt(0)) + Math.abs(hill.charCodeAt(1) - corner.charCodeAt(1));
  const open = hills.filter((hill) => vacant(land, hill) && land.blue.some((fort) => fort !== corner && adjacent(fort, hill)));
  return open.sort((a, b) => far(b) - far(a))[0]!;
}

/** Until one hill beside the corner is Red's and the other vacant; the learner may have built there already. */
function beforeSiege(steps: string[]): string[] {
  const answered = followedBy(steps, elsewhere(steps));
  const open = neighbours(cornered(steps)).filter((hill) => vacant(landOf(answered), hill));
  if (open.length < 2) return answered;
  const closer = followedBy(answered, open[0]!);
  return followedBy(closer, elsewhere(closer));
}

const usualStart = afterSecond(usual[0]!, usual[1]!);
/** A hill next to the learner's first one, away from the corner. */
const usualBattle = followedBy(usualStart, neighbours(usual[0]!).find((hill) => vacant(landOf(usualStart), hill) && !neighbours(cornered(usualStart)).includes(hill))!);
const usualSiege = beforeSiege(usualBattle);
const lastOf = (steps: string[]): string => neighbours(cornered(steps)).find((hill) => vacant(landOf(steps), hill))!;

/** A finished game in which Red holds a hill of every kind, so that it can be turned until the learner's first one is Red's. */
const whole = inTurn(
  'C5 E6 D3 C7 F2 B5 G4 A3 A4 B1 B2 G5 D7 F3 F6 D2 C3 C6 E3 F4 C4 A5 D6 F5 B3 E2 E7 E1 G3 C2 D5 B4 E4 A4 E5 F1 E6 A6 F7 B7 A2 B6 ' +
    'G6 D1 G2 C1 D4 out out',
);
const wholeRed = 'D7 E7 F7 D6 E6 F6 G6 C5 D5 E5 C4 D4 E4 B3 C3 D3 E3 G3 G4 A2 B2 F2 G2'.split(' ');

function finished(first: string): string[] {
  const { there } = turning(wholeRed, first);
  return whole.map((step) => step.slice(0, 2) + there(step.slice(2)));
}

const firstOf = (steps: string[] | null) => (steps ? movesOf(steps)[0]! : usual[0]!);

export const firstLesson: Lesson<Facts> = {
  id: 'sacred-hill-1',
  ruleSet: 'sacred-hill-1',
  also: [],
  scenes: [
    { id: 'board', steps: [], move: anyMove },
    { id: 'manoeuvres', steps: (before) => afterFirst(firstOf(before)), move: anyMove },
    {
      id: 'battle',
      steps: (before) => (before ? afterSecond(movesOf(before)[0]!, movesOf(before)[2]!) : usualStart),
      move: anyMove,
    },
    {
      id: 'siege',
      steps: (before) => beforeSiege(before ?? usualBattle),
      names: cornered,
      move: task(
        ({ after }, corner) => after.facts.besieged.includes(corner),
        ({ move }, corner) => (diagonal(corner, move) ? 'diagonal' : 'elsewhere'),
      ),
    },
    {
      id: 'capture',
      steps: (before) => {
        const besieged = before ?? followedBy(usualSiege, lastOf(usualSiege));
        return followedBy(besieged, elsewhere(besieged));
      },
      names: cornered,
      move: anyMove,
    },
    {
      id: 'counting',
      steps: (before) => finished(firstOf(before)),
      find: {
        sought: ({ facts }) => kingdomsOf(facts, 'red'),
        wrong: () => 'blue', // the board is full
      },
    },
  ],
};
