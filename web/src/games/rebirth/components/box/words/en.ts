// What is said of what lies in the box beside what a pack tells, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  board: { title: 'A board with two sides', text: 'Ireland, which is played here, and Scotland on the back. A track for points runs around the map.' },
  castles: { title: '12 castles each', text: 'In blue, red, white and yellow. One stands on every castle that is held, and is worth 5 points at the end.' },
  cathedrals: { title: '8 cathedrals each', text: 'One is laid under every open mission that has been fulfilled. On the Scotland side they stand on the map.' },
  boards: { title: 'Four castle boards', text: 'Castles and cathedrals wait here, and the four tiles that are set aside lie face down on it.' },
  markers: { title: 'A point marker each', text: 'It begins on 0 and goes around the map. A tile on the castle board tells that it has been around.' },
  doublers: { title: 'A doubling marker each', text: 'It is laid above an open mission by whoever has reached both round towers with the doubler.' },
};

export type Words = typeof en;
