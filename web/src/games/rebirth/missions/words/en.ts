// What is said of missions, in English. The other languages have the same shape; the compiler sees to it.
export const en = {
  label: 'Missions',
  secrets: 'Private missions',
  own: 'Your private mission',
  of: (who: string) => `${who}’s private mission`,
  atEnd: 'counts at the end',
  first: (points: number) => `${points} points for the first`,
  later: (points: number) => `${points} for everybody after`,
  took: (who: string) => `${who} was the first`,
  still: 'still to be had',
  have: (who: string, have: number, least: number) => `${who}: ${have} of ${least}`,
  next: (nearest: number, of: number) => `for the next one ${nearest} of ${of} tiles`,
  done: (who: string) => `${who}: fulfilled`,
  missed: (who: string) => `${who}: not fulfilled`,
  doubled: 'doubled',
  deck: (missions: number) => (missions === 1 ? '1 mission lies in the deck.' : `${missions} missions lie in the deck.`),
  show: (mission: string) => `“${mission}”: show the hexes on the map`,
};

export type Words = typeof en;
