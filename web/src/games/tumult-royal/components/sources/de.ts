// Where the groups and single pieces of the standard box come from, in German.
import type { Notes } from './en';

export const de: Notes = {
  groups: {
    goods: '39 Plättchen mit 1 bis 3 Waren, davon 9 mit grauem und 9 mit schwarzem Rand, nennt die Spielregel; wie sie verteilt sind, ist nirgends gedruckt: hier bei allen drei Waren gleich',
    disc: 'Dass die Scheibe 2, 3, 4 und 5 zeigt, erzählen Rezensionen; dass alle gleich breit sind, ist rekonstruiert',
    costs: 'Aus der Spielregel, unter „Statuen aufstellen“ und in ihren Beispielen; nur die Kosten des Dorfs sind rekonstruiert',
    thresholds: 'Aus der Spielregel sind die 5 in Runde 7 und die 0 auf dem letzten Feld; die drei anderen Zahlen sind rekonstruiert',
    landscapes: 'Zehn Tafeln mit je neun Feldern aus fünf Arten nennt die Spielregel; welche Felder sie haben, ist rekonstruiert: Wiesen sind am häufigsten, Dörfer und Schlösser selten, und nie liegen zwei bewohnte Felder nebeneinander',
    layouts: 'Wie viele Tafeln ausliegen, und dass die Hälfte verdeckt ist, steht in der Spielregel; zwei Reihen folgen aus der Größe des Plans, brettspieltipps.wordpress.com 2015/11/12; die Muster für zwei und drei Spieler sind rekonstruiert',
  },
  pieces: {
    'disc-numbers': 'In Rezensionen: casualgamerevolution.com 2018/09, play-board-games.com',
    'disc-widths': 'Nirgends steht, wie breit jede Zahl ist: Hier sind alle gleich',
    'cost-m': 'Unter „Statuen aufstellen“',
    'cost-f': 'Unter „Beliebiges Aufstellen“, wo ein Wald zum Doppelten je zwei kostet',
    'cost-h': 'Das Beispiel zum Bezahlen',
    'cost-v': 'Das Doppelte einer Wiese; bekannt ist nur, dass in einem Beispiel zwei Marmor für ein Dorf gedacht sind',
    'cost-c': 'Unter „Statuen aufstellen“',
    'threshold-0': 'Gleichmäßig fallend bis zur bekannten 5',
    'threshold-1': 'Das Beispiel zum Spielende, in Runde 7',
    'threshold-2': 'Von der 5 an gleichmäßig fallend',
    'threshold-3': 'Von der 5 an gleichmäßig fallend',
    'threshold-4': 'Unter „Spielende“; dass es das fünfte Doppelfeld ist, folgt aus der Länge der Partien, boardgamequest.com und boardgameguys.com',
    'layout-2': 'Tafeln, die sich nur an den Ecken berühren, damit jede verdecktes Land neben sich hat',
    'layout-3': 'Tafeln, die sich nur an den Ecken berühren, damit jede verdecktes Land neben sich hat',
    'layout-4': 'In Rezensionen: stuartsstudy.blogspot.com 2016/12, cleverefrauen.de',
  },
};
