// What is said of the components, in Italian.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const of = (one: string, many: string) => ({ name: one[0]!.toUpperCase() + one.slice(1), counted: (count: number) => plural(count, one, many) });

export const it: Words = {
  counted: (entries) => plural(entries, 'voce', 'voci'),
  groups: { goods: 'Tessere merce', disc: 'Disco dei tumulti', costs: 'Costi', thresholds: 'Caselle doppie della cronaca reale', landscapes: 'Tessere paesaggio', layouts: 'Disposizioni' },
  good: { B: of('pane', 'pani'), M: of('marmo', 'marmi'), T: of('attrezzo', 'attrezzi') },
  goodNames: { B: 'Pane', M: 'Marmo', T: 'Attrezzi' },
  goodsText: ([plain, grey, black], goods) => `${goods} in tutto: ${plain} tessere senza bordo, ${grey} con il bordo grigio da 3 giocatori in su, ${black} con il bordo nero in 4`,
  discParts: {
    numbers: { name: 'I numeri', text: '2, 3, 4 e 5: tanto pretende il popolo di ogni merce' },
    widths: { name: 'Quanto sono larghi', text: 'un quarto del disco ciascuno' },
  },
  terrain: {
    m: { ...of('prato', 'prati'), statues: 1 }, f: { ...of('bosco', 'boschi'), statues: 1 }, h: { ...of('montagna', 'montagne'), statues: 1 },
    v: { ...of('villaggio', 'villaggi'), statues: 2 }, c: { ...of('castello', 'castelli'), statues: 3 },
  },
  costText: (goods, statues) => `${plural(statues, 'statua', 'statue')} per ${goods}`,
  threshold: (round) => `Round ${round}`,
  thresholdText: (threshold) => (threshold === 0 ? 'qui la partita finisce in ogni caso' : `la partita finisce se il primo ha più di ${threshold} statue di vantaggio sull’ultimo`),
  landscape: (number) => `Tessera ${number}`,
  layout: (players) => `Per ${players} giocatori`,
  layoutText: (up, all) => `${up} tessere paesaggio su ${all} sono scoperte`,
  list: listed('e'),
};
