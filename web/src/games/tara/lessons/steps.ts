// Steps of a record out of moves that are made in turn.

export const inTurn = (moves: string, seats = 2): string[] => moves.split(' ').filter(Boolean).map((move, i) => `${i % seats} ${move}`);

/** What is played after these steps, by two in turn. */
export const followedBy = (steps: string[], ...moves: string[]): string[] => [...steps, ...moves.map((move, i) => `${(steps.length + i) % 2} ${move}`)];

export const movesOf = (steps: string[]): string[] => steps.map((step) => step.slice(step.indexOf(' ') + 1));
