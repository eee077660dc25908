// What is said of what lies in the box beside the cards, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  pieces: { title: '20 pieces each', text: 'In blue, red, white and yellow. A piece is farmer, herdsman, warrior, chieftain or king by the field it stands on; two of one’s own on top of a stack are a fort.' },
  kings: { title: '2 king stones each', text: 'One for every throne that is held when its region is cleared. Whoever needs both has won.' },
  cumals: { title: 'Cumals', text: 'A cumal is worth three cows. Everyone begins with two; they pay for promotions, traitors, amnesties and ransoms. The bank never runs out.' },
  rath: { title: 'A rath each', text: 'An old word for an Irish fort. Prisoners lie here until they are exchanged or ransomed.' },
  regions: { title: 'Four regions', text: 'Connacht, Ulster, Leinster and Munster, each with 15 fields in five ranks: 5 farmers, 4 herdsmen, 3 warriors, 2 chieftains and the king.' },
};

export type Words = typeof en;
