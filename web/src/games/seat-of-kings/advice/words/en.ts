// Advice, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  keep: (cards: string) => `Keep ${cards}.`,
  place: (card: number, region: string, what: string) => `Play card ${card} in ${region}. ${what}.`,
  stone: (card: number, region: string, one: string, other: string) => `Play card ${card} in ${region}: swap ${one} and ${other}.`,
  discard: (card: number) => `Discard card ${card}.`,
  amnesty: (card: number, region: string) => `Discard card ${card} for an amnesty in ${region}.`,
  promote: (field: string) => `Promote to ${field}.`,
  fort: (field: string) => `Keep the fort on ${field}.`,
  treason: (field: string) => `Exchange the piece on ${field}.`,
  garrison: (field: string) => `Leave a garrison on ${field}.`,
  region: (region: string) => `Choose ${region}.`,
  start: (who: string) => `Name ${who}.`,
  ransom: (pieces: string) => `Ransom: ${pieces}.`,
};

export type Words = typeof en;
