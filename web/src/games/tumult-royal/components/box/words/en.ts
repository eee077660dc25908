// What is said of what lies in the box beside what a pack tells, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  statues: { title: '25 statues each', text: '100 in all. Whoever has set up most when the game ends has won; the 25th ends it at once.' },
  boards: { title: 'Four castle boards', text: 'Statues wait here until they are set up, and what was raided is safe here. The board tells what each field costs.' },
  supporters: { title: '37 tiles with supporters', text: '25 ones, 8 fives and 4 tens: 105 supporters. Everybody begins with 30, 20 or 15, by the number of players; whoever has most is crowned.' },
  ranks: { title: 'Four rank cards', text: 'King, Duke, Prince and Count, with Queen, Duchess, Princess and Countess on the other side. With three players the fourth rank is left out, with two the third as well.' },
  mercy: { title: 'Four mercy cards', text: 'Whoever has the fewest statues has the mercy of the people, and counts one good less of each sort in a tumult.' },
  hourglass: { title: 'An hourglass', text: 'It runs for about 20 seconds. The King turns it when everybody is ready to raid.' },
  frame: { title: 'Six parts of a frame', text: 'Two large ones and four middle pieces: it grows with the number of players and holds the landscape tiles.' },
};

export type Words = typeof en;
