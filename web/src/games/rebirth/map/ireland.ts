// Ornaments of the map in the box, as a map-maker knows them: where they lie between hexes. Other maps do without.

/** From the source on: through hexes, along what lies between hexes (f3/f4), and into the sea to a side. */
export const rivers = {
  Foyle: 'd8 c8 b8 NE',
  Roe: 'b9 NW',
  'Ulster Blackwater': 'e9 d9/e9/e10 d9/d10/e10',
  'Upper Bann': 'f10 e10/e11/f10 d10/e10/e11 d9/d10/e10',
  Bann: 'd9/d10/e10 d9 c10 b9/b10/c10 a10/b9/b10',
  Lagan: 'e11 d11 E',
  Erne: 'f7 e7 e6 W',
  Moy: 'g4 f3/f4/g4 f3/f4 N',
  Shannon: 'g7 h6 j7 k6 n7 n6 p5 q5 q4 q3 W',
  Nenagh: 'p6 n6/p5/p6',
  Fergus: 'p4 q4',
  Feale: 'r3 q3/r2/r3 q2/q3/r2',
  Corrib: 'j4 k4 k3/k4/n4 k3/n3/n4',
  Boyne: 'k8 j9 j10 h10 E',
  'Kells Blackwater': 'h9 h9/j9/j10 j9/j10',
  Liffey: 'n10 k9 k10 E',
  Slaney: 'r10 u10 E',
  Barrow: 'p9 q9 r9 u9',
  Nore: 'p8 q8 r8 r9',
  Suir: 'q7 q7/r6/r7 r6/r7/u7 u7 u8 u9 SE',
  'Munster Blackwater': 'v4 v5 v6 w7 SE',
  Lee: 'w4 w5 w6 SE',
};

/** With how far they reach. */
export const loughs: Record<string, [where: string, size: number]> = {
  Neagh: ['d9/d10/e10', 12], 'Lower Erne': ['e6/e7/f6', 7], 'Upper Erne': ['f7/f8/g8', 6], Allen: ['f6/f7/g7', 5], Ree: ['j6/j7/k6', 8], Derg: ['n6/p5/p6', 8.5],
  Corrib: ['j4/k3/k4', 8], Mask: ['h3/j3/j4', 6.5], Conn: ['g3/g4/h3', 6], Leane: ['u3/v2/v3', 5], Sheelin: ['g8/g9/h8', 5], Ennell: ['j8/k7/k8', 4.5],
};

export const hills = {
  Bluestacks: 'c6/c7/d6', Sperrins: 'c8/c9/d8', 'Antrim Hills': 'c10/c11/d10', Mournes: 'f10/f11/g11', Benbulben: 'e6/f5/f6', 'Ox Mountains': 'f4/g4/g5', Nephin: 'f2/g2/g3',
  'Twelve Bens': 'h2/j2/j3', 'Slieve Bloom': 'n8/p7/p8', Wicklow: 'n10/n11/p10', Galtees: 'r6/u6/u7', Comeraghs: 'u7/u8/v7', Reeks: 'v2/w2/w3', Caha: 'w3/x2/x3', Boggeraghs: 'v3/v4/w4',
  'Slieve Aughty': 'n5/p4/p5', Silvermines: 'p6/q6/q7', Blackstairs: 'q10/r9/r10', Cuilcagh: 'f6/g6/g7',
};

/** Provinces are written out at sea: along a line from one place to another, bent so far to the right, as places of hexes. */
export const waters: Record<string, [from: [q: number, r: number], to: [q: number, r: number], bend: number]> = {
  Ulster: [[19, -0.35], [19.2, 2.6], -10],
  Connacht: [[6.4, 4.2], [10, 3.3], -14],
  Leinster: [[16.2, 7.6], [14.3, 12.6], -6],
  Munster: [[6.6, 18.1], [11.3, 15.5], 14],
};

export const title = 'Hibernia';
/** Where a ship is under way. */
export const ship: [q: number, r: number] = [3.85, 10.45];
