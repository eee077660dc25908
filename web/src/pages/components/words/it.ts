// What is said of the components of games, in Italian.
import type { Words } from './en';

export const it: Words = {
  of: (title) => `Che cosa c’è nella scatola: ${title}`,
  provenance: { rulebook: 'Dal regolamento', public: 'Da una fonte pubblica', reconstructed: 'Ricostruita' },
  about: {
    rulebook: 'mostrate nel regolamento; accanto a ognuna è detto in che misura',
    public: 'descritte da chi le ha avute in mano',
    reconstructed: 'fatte qui in modo da accordarsi con ciò che si sa',
  },
  sums: (all) => `${all}: che cosa se ne sa`,
  honest: 'Nessun regolamento le mostra tutte. Ciò che è ricostruito non è ciò che è stato stampato: è fatto perché si possa giocare. Chi ha la scatola può trascrivere ciò che è stampato e giocare con quello.',
  openEditor: 'Trascrivi le tue',
  others: 'Che cos’altro c’è',
  editorOf: (title) => `I tuoi componenti: ${title}`,
  editorAbout: 'Trascrivi ciò che c’è nella tua scatola, o inventa qualcosa di nuovo. Man mano viene tutto controllato.',
  toPieces: 'Guarda quelli standard',
  pack: 'I componenti',
  name: 'Nome',
  standard: 'Comincia da quelli standard',
  empty: 'Comincia da zero',
  load: 'Apri un file…',
  bringBack: 'Recupera quelli di prima',
  checking: 'Controllo in corso…',
  sound: 'Tutto a posto: ci si può giocare.',
  faulty: 'Non ancora:',
  play: 'Giocaci',
  save: 'Salva come file',
  kept: 'Questo browser lo ricorda man mano.',
  notKept: 'Questo browser non ricorda nulla: salva tutto in un file prima di andartene.',
  cannotOpen: (name) => `${name} non si può aprire`,
  noPack: 'Il file non contiene componenti di questo gioco, non è JSON oppure supera 1 MB.',
};
