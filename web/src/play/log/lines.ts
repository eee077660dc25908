// A game told in paragraphs: what a seat did in a stretch of its steps and what followed from it, under the headings that
// the game names.
import type { Telling } from '../../games/face';
import type { PlayedStep } from '../../table/known';
import type { Told } from '../../table/messages';

export interface Line {
  heading: boolean;
  /** Who did it; null: it came by itself. */
  seat: number | null;
  /** The steps it tells of; it leads to what is on the table after the last of them. */
  from: number;
  to: number;
  events: Told[];
}

/** What comes by itself has a line for each event. What chance did stands with what it followed. */
export function linesOf(steps: Pick<PlayedStep, 'seat' | 'events'>[], { heading, quiet }: Telling): Line[] {
  const lines: Line[] = [];
  for (const [i, { seat, events }] of steps.entries()) {
    const number = i + 1;
    let headed = false;
    for (const event of events) {
      if (quiet(event)) continue;
      const last = lines.at(-1);
      const does = last && !last.heading && last.seat !== null;
      const who = headed ? null : seat === '*' ? (does ? last.seat : null) : seat;
      if (heading(event)) {
        headed = true;
        lines.push({ heading: true, seat: null, from: number, to: number, events: [event] });
      } else if (does && last.seat === who) last.events.push(event);
      else lines.push({ heading: false, seat: who, from: number, to: number, events: [event] });
    }
    // Of what is left out one sees what it came to.
    const last = lines.at(-1);
    if (last) last.to = number;
  }
  return lines;
}

/** The line that tells how it came to what is shown; −1: none. */
export const lineAt = (lines: Line[], at: number): number => lines.findLastIndex(({ from }) => from <= at);
