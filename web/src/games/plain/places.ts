// Places of a finished game: the winners come first, the others by their points.

export interface Place {
  seat: number;
  place: number;
  points: number;
  won: boolean;
}

export function placesOf({ scores, winners }: { scores: number[]; winners: number[] }): Place[] {
  const seats = scores.map((points, seat) => ({ seat, points, won: winners.includes(seat) }));
  const before = (a: (typeof seats)[number], b: (typeof seats)[number]) =>
    a.won !== b.won ? a.won : !a.won && a.points > b.points;
  return seats
    .map((each) => ({ ...each, place: 1 + seats.filter((other) => before(other, each)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
