// A step is a seat and its move, as in "0 C4"; "*" is the chance seat.

export interface Step {
  seat: number | '*';
  move: string;
}

export function parseStep(step: string): Step {
  const blank = step.indexOf(' ');
  const seat = step.slice(0, blank);
  return { seat: seat === '*' ? '*' : Number(seat), move: step.slice(blank + 1) };
}

/** Of steps to come as many as people like to read, up to the first draw: nobody can foresee that. */
export function foreseeable(steps: string[]): string[] {
  const longest = 4;
  const draw = steps.findIndex((step) => step.startsWith('* '));
  return steps.slice(0, draw < 0 ? longest : Math.min(draw, longest));
}
