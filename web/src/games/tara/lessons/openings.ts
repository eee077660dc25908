// How the first lesson goes on from wherever the learner builds: for each kind of first hill Blue's reply, and for each second
// hill the rest of Manoeuvres, until Red calls Battle and a lone ringfort of Blue stands in a corner, diagonally to one of Red.
// Found by search for few ringforts and for no other siege in sight; the other hills of a kind follow by turning the board.
// tests/lessons.test.ts has the engine play all of it.

export interface Opening {
  reply: string;
  /** By the learner's second hill: what is played then. */
  then: Record<string, string>;
}

/** By the learner's first hill. */
export const openings: Record<string, Opening> = {
  D4: {
    reply: 'A3',
    then: {
      B3: 'C2 E2 E3 C1 F5 C6 E7 A5 F1 G3 B5',
      B5: 'C2 C7 E1 F3 G2 E6 F4 G5 D5',
      C2: 'B5 E6 C7 F3 B1 G5 D2 E1 E4',
      C6: 'B1 C2 C4 A5 E5 E7 F3 G6 E1',
      E2: 'B5 G3 C2 E6 C7 C1 E3 A2 F1',
      E6: 'B5 C2 B1 F3 C7 E1 D2 G5 E4',
      F3: 'B5 C2 C7 E6 B1 E1 D2 G5 E4',
      F5: 'C2 B5 E1 E7 F3 G3 E5 F1 G6',
    },
  },
  C4: {
    reply: 'D7',
    then: {
      A3: 'E5 E3 F3 D1 B6 G2 G6 F5 A4 E7 C3',
      A5: 'E5 B7 B6 D6 A4 F5 B2 E3 D1 F1 G6',
      B2: 'E5 B6 F3 E3 E1 F5 G6 E7 C2 F1 B4',
      B6: 'E5 B2 F3 E3 E1 F1 G6 F5 C2 E7 A3',
      D2: 'E5 F1 B6 A3 G6 G3 A4 F5 C3 E7 B1',
      D6: 'E5 B2 F3 F5 D2 B7 B3 G3 A5 F1 G6',
      E3: 'B6 F5 A4 A3 C3 D1 E5 G2 F3 E7 G6',
      E5: 'B6 F7 A4 A3 B2 B1 D3 F3 E1 D2 G2',
    },
  },
  C3: {
    reply: 'A6',
    then: {
      A2: 'C5 D1 E4 B5 F2 D6 D7 F7 G5',
      A4: 'C5 B1 E4 E2 G3 F4 F6 E6 F1 C7 B3',
      B1: 'C7 B5 B4 E2 D5 F4 E3 E6 G2',
      B5: 'C7 D1 B4 D6 A2 F5 C1 G3 D3',
      D1: 'C7 B5 B4 D6 A2 F5 C1 G3 E2',
      D5: 'C5 A2 D7 C7 E4 F6 B3 E2 G3 G4 F1',
      E2: 'B4 B5 C7 B1 D3 F4 C1 E6 A2',
      E4: 'B4 B5 D5 B1 E3 G3 F1 C7 F6',
    },
  },
  B4: {
    reply: 'D3',
    then: {
      A2: 'C1 C6 C5 E7 B7 G6 F4',
      A6: 'B2 C2 E1 C7 E5 E6 F7 F4 G2',
      C2: 'E1 A6 E5 C7 F7 E6 G2 F4 C6',
      C6: 'C5 A2 B7 E7 C1 G6 F4',
      D5: 'F4 F6 E6 C2 C7 E1 G2 F3 A6',
    },
  },
  B3: {
    reply: 'C1',
    then: {
      A5: 'A2 C6 B4 D4 E2 F5 G3 E7 D5',
      C5: 'A2 E6 B4 A6 D3 F4 E5 E2 D7',
      D2: 'A2 F3 B4 C5 A6 D7 D3 G5 F2',
      D4: 'E2 C6 A2 F5 G3 A5 B4 E7 D5',
    },
  },
  B2: {
    reply: 'A5',
    then: {
      A4: 'B7 D1 C4 F2 D6 G4 D2 E5 F7 C6 F3',
      C4: 'C6 D6 B3 F5 D4 E3 F3 B7 E7 F1 G6',
      D1: 'C4 E3 E5 G2 D2 F5 G6 A4 B7 D6 F3',
      D3: 'C4 E5 B7 G6 E3 C6 D1 E1 G2 A4 F5',
    },
  },
  A4: {
    reply: 'F3',
    then: {
      B2: 'G5 B6 E1 D3 F7 F4 C2 E6 D6 G2 B5',
      B6: 'G5 D5 D2 F6 B1 E3 F7 C2 C4 G2 D6',
      C3: 'G5 E2 F7 F4 D4 E6 B5 B6 E1 B1 C7',
      C5: 'G5 E6 F7 F4 E1 E2 D6 B2 B7',
    },
  },
  A3: {
    reply: 'C5',
    then: {
      B1: 'A6 B5 E4 D6 D2 F7 G5',
      B5: 'A6 B1 E4 D6 D2 F7 G5',
      C2: 'A6 B5 D3 C7 E1 D4 E6 F3 G5',
      C4: 'D3 E3 F4 G2 G6 D6 B7 D1 C1 F5 E7',
    },
  },
  A2: {
    reply: 'F1',
    then: {
      B4: 'E3 C6 D5 C1 E7 E2 G6 F4 B6',
      C1: 'E3 E2 D5 F4 B4 G6 E7',
      C3: 'E3 E2 D5 F4 G4 E6 C7 B5 B4',
    },
  },
};
