// Where the groups and single pieces of the standard box come from, in Italian.
import type { Notes } from './en';

export const it: Notes = {
  groups: {
    goods: '39 tessere con 1–3 merci, di cui 9 con il bordo grigio e 9 con il bordo nero: questo lo dice il regolamento; come siano ripartite non è stampato da nessuna parte: qui allo stesso modo per le tre merci',
    disc: 'Che il disco mostri 2, 3, 4 e 5 lo raccontano le recensioni; che siano tutti larghi uguale è ricostruito',
    costs: 'Dal regolamento, sotto «Statuen aufstellen» e nei suoi esempi; solo il costo del villaggio è ricostruito',
    thresholds: 'Dal regolamento vengono il 5 al 7º round e lo 0 sull’ultima casella; gli altri tre numeri sono ricostruiti',
    landscapes: 'Dieci tessere di nove caselle, di cinque tipi: questo lo dice il regolamento; quali caselle abbiano è ricostruito: i prati sono i più frequenti, villaggi e castelli rari, mai due caselle abitate affiancate',
    layouts: 'Quante siano le tessere, per metà coperte, lo dice il regolamento; le due file si ricavano dalle dimensioni del tabellone, brettspieltipps.wordpress.com 2015/11/12; le disposizioni per due e tre giocatori sono ricostruite',
  },
  pieces: {
    'disc-numbers': 'In recensioni: casualgamerevolution.com 2018/09, play-board-games.com',
    'disc-widths': 'Da nessuna parte è detto quanto sia largo ogni numero: qui sono tutti uguali',
    'cost-m': 'Sotto «Statuen aufstellen»',
    'cost-f': 'Sotto «Beliebiges Aufstellen», dove un bosco a costo doppio vale due di ogni merce',
    'cost-h': 'L’esempio sul pagamento',
    'cost-v': 'Il doppio di un prato; si sa soltanto che in un esempio due marmi sono destinati a un villaggio',
    'cost-c': 'Sotto «Statuen aufstellen»',
    'threshold-0': 'In discesa regolare fino al 5 che si conosce',
    'threshold-1': 'L’esempio della fine della partita, al 7º round',
    'threshold-2': 'In discesa regolare dal 5',
    'threshold-3': 'In discesa regolare dal 5',
    'threshold-4': 'Sotto «Spielende»; che sia la quinta casella doppia si ricava dalla durata delle partite, boardgamequest.com e boardgameguys.com',
    'layout-2': 'Tessere che si toccano solo per gli angoli, perché ognuna abbia accanto terre coperte',
    'layout-3': 'Tessere che si toccano solo per gli angoli, perché ognuna abbia accanto terre coperte',
    'layout-4': 'In recensioni: stuartsstudy.blogspot.com 2016/12, cleverefrauen.de',
  },
};
