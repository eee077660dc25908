// What is said of the components, in German.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const of = (one: string, many: string) => ({ name: one, counted: (count: number) => plural(count, one, many) });

export const de: Words = {
  counted: (entries) => plural(entries, 'Angabe', 'Angaben'),
  groups: { goods: 'Warenplättchen', disc: 'Tumultscheibe', costs: 'Kosten', thresholds: 'Doppelfelder der Königs-Chronik', landscapes: 'Landschaftstafeln', layouts: 'Auslagen' },
  good: { B: of('Brot', 'Brote'), M: of('Marmor', 'Marmor'), T: of('Werkzeug', 'Werkzeuge') },
  goodNames: { B: 'Brot', M: 'Marmor', T: 'Werkzeug' },
  goodsText: ([plain, grey, black], goods) => `zusammen ${goods}: ${plain} Plättchen ohne Rand, ${grey} mit grauem ab 3 Spielern, ${black} mit schwarzem zu viert`,
  discParts: {
    numbers: { name: 'Die Zahlen', text: '2, 3, 4 und 5: So viel verlangt das Volk von jeder Ware' },
    widths: { name: 'Wie breit sie sind', text: 'je ein Viertel der Scheibe' },
  },
  terrain: {
    m: { ...of('Wiese', 'Wiesen'), statues: 1 }, f: { ...of('Wald', 'Wälder'), statues: 1 }, h: { ...of('Gebirge', 'Gebirge'), statues: 1 },
    v: { ...of('Dorf', 'Dörfer'), statues: 2 }, c: { ...of('Schloss', 'Schlösser'), statues: 3 },
  },
  costText: (goods, statues) => `${plural(statues, 'Statue', 'Statuen')} für ${goods}`,
  threshold: (round) => `Runde ${round}`,
  thresholdText: (threshold) => (threshold === 0 ? 'hier endet die Partie in jedem Fall' : `die Partie endet, wenn der Führende mehr als ${threshold} Statuen vor dem Letzten liegt`),
  landscape: (number) => `Tafel ${number}`,
  layout: (players) => `Für ${players} Spieler`,
  layoutText: (up, all) => `${up} von ${all} Landschaftstafeln liegen offen`,
  list: listed('und'),
};
