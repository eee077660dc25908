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
