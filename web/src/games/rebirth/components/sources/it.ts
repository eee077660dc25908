// Where the pieces of the standard box come from, by their kind and of single ones, in Italian.
import type { Notes } from './en';

export const it: Notes = {
  kinds: {
    hexes: 'Il regolamento non riproduce il tabellone. Qui sono 150 caselle di circa 28 km ciascuna, secondo la costa vera, con città, fiumi e province al loro posto. Che le caselle abbiano un simbolo o nessuno, e che 24 portino il simbolo per due giocatori, è riferito; quali siano è ricostruito',
    areas: 'Che le aree di insediamento abbiano fino a quattro caselle è riferito; dove si trovino e quanto sia grande ognuna è ricostruito',
    castles: 'Dodici, quante sono le pedine castello di ognuno. Il regolamento nomina Blarney Castle; gli altri sono ricostruiti: castelli veri, mai due vicini',
    fields: 'Il regolamento nomina quella alla Hill of Tara; le altre sono ricostruite: undici in tutto, ognuna dove sorge una vera torre rotonda',
    towers: 'I sei bonus vengono dal regolamento, e così i due raddoppi e le tre torri da 13 punti; quante siano le altre è ricostruito',
    tiles: 'Ognuno ne ha 36, di questi tipi; come siano ripartite è ricostruito: quando in quattro ne escono nove, restano nove fattorie di cibo, nove fattorie di energia e nove insediamenti',
    missions: 'Dodici missioni, otto delle quali scoperte, con un valore più alto per il primo e uno più basso per gli altri: tanto dice il regolamento. Che cosa chiedano e quanto valgano è ricostruito: una per ogni piano che la mappa permette, e il doppio per il primo, perché ognuna sia una gara',
    offshore: 'Le fattorie offshore sono come i porti del lato Scozia. Il numero è ricostruito: una fattoria offshore vale una tessera in più nel suo gruppo; con due punti i primi di turno vincevano più spesso',
  },
  pieces: {
    'hex-neutral': 'Che siano 24, con un piccolo simbolo giallo, sta sotto «Aufbau»; quali siano è ricostruito',
    'castle-w5': 'Sotto «Spielende», dove decide in caso di parità; sta accanto a Cork, come in Irlanda',
    'field-t5': 'Sotto «Spielende», dove decide in caso di parità: la torre a nord di Dublino',
    'tower-three': 'Che cosa dia sta sotto «Runder Turm-Boni»; che siano tre è ricostruito',
    'tower-thirteen': 'Sotto «Runder Turm-Boni», con il loro numero',
    'tower-double': 'Sotto «Runder Turm-Boni», con il loro numero',
    'tower-draw': 'Che cosa dia sta sotto «Runder Turm-Boni»; che sia una sola è ricostruito',
    'tower-extra': 'Che cosa dia sta sotto «Runder Turm-Boni»; che sia una sola è ricostruito',
    'tower-mission': 'Che cosa dia sta sotto «Runder Turm-Boni»; che sia una sola è ricostruito',
    'tiles-all': 'In recensioni: zeit-zum-spielen.de, toysandgeek.fr, thepawn02.com 2025/06',
  },
};
