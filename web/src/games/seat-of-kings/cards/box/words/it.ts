// What is said of what lies in the box beside the cards, in Italian.
import type { Words } from './en';

export const it: Words = {
  pieces: { title: '20 pedine a testa', text: 'Blu, rosse, bianche e gialle. Una pedina è contadino, pastore, guerriero, capo clan o re secondo la posizione su cui sta; due proprie in cima a una pila sono un fortino.' },
  kings: { title: '2 pedine del Re a testa', text: 'Una per ogni trono che si occupa quando la sua regione viene svuotata. Chi ha bisogno di entrambe ha vinto.' },
  cumals: { title: 'Cumal', text: 'Un cumal vale tre mucche. Tutti cominciano con due; servono per promozioni, traditori, amnistie e riscatti. La banca non si esaurisce mai.' },
  rath: { title: 'Una carta rath a testa', text: 'Rath è un’antica parola per un forte irlandese. Qui stanno i prigionieri finché non vengono scambiati o riscattati.' },
  regions: { title: 'Quattro regioni', text: 'Connacht, Ulster, Leinster e Munster, ognuna con 15 posizioni in cinque ranghi: 5 contadini, 4 pastori, 3 guerrieri, 2 capi clan e il re.' },
};
