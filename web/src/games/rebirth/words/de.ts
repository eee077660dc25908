// What the face of Rebirth says, in German.
import { listed } from '../../../words/listed';
import type { Words } from './en';

export const de: Words = {
  parts: { label: 'Was zu sehen ist', map: 'Karte', missions: 'Aufträge', players: 'Spieler' },
  points: 'Punkte',
  castles: 'Burgen',
  supply: 'Zu ziehen',
  phases: {
    missions: 'Aufträge', towers: 'Runde Türme', aside: 'Beiseitegelegt', tiles: 'Erste Plättchen', place: 'Platzieren', double: 'Verdoppler', tower: 'Runder Turm',
    extra: 'Weiteres Plättchen', 'place extra': 'Weiteres Plättchen', secret: 'Persönlicher Auftrag', draw: 'Ziehen', over: '',
  },
  sources: { farms: 'Farmen', settlements: 'Siedlungen', missions: 'Aufträge', towers: 'Türme', castles: 'Burgen' },
  asked: {
    place: (tile) => `Wo platzierst du ${tile}?`,
    extra: (tile) => `Wo platzierst du dein weiteres Plättchen, ${tile}?`,
    choose: (tiles) => `Welches deiner ${tiles} Plättchen platzierst du, und wo? Die anderen kommen zurück in den Vorrat.`,
    putOut: (tiles) => (tiles === 1 ? 'Dein Plättchen passt nirgends: Es kommt aus dem Spiel.' : 'Keines deiner Plättchen passt irgendwo: Welches kommt aus dem Spiel?'),
    double: 'Welchen Auftrag verdoppelt dein Marker?',
    tower: 'Welchen Runden Turm aktivierst du?',
  },
  choices: {
    placeThere: (tile, place) => `Platzierst du ${tile} bei ${place}?`,
    place: (points) => (points ? `Hier platzieren: +${points}` : 'Hier platzieren'),
    skip: 'Verzichten',
    skipped: (towers) => (towers === 1 ? 'Was der Turm bietet, verfällt.' : `Was die ${towers} Türme bieten, verfällt.`),
    double: (mission) => `„${mission}“ verdoppeln`,
    doubled: (points) => `Zweimal ${points.join(' oder ')} Punkte`,
    sofar: (have, least) => `Du hast ${have} von ${least}`,
    extra: (aside) => (aside === 1 ? 'Dein letztes beiseitegelegtes Plättchen wird gezogen, und du platzierst es sofort. Türme daneben bringen nichts.' : `Eines deiner ${aside} beiseitegelegten Plättchen wird zufällig gezogen, und du platzierst es sofort. Türme daneben bringen nichts.`),
    draw: 'Am Ende dieses Zuges ziehst du drei Plättchen statt eines. Im nächsten Zug platzierst du eines davon, die anderen kommen zurück in den Vorrat.',
    secret: (deck) => `Du ziehst einen der ${deck} übrigen Aufträge und behältst ihn verdeckt. Hast du ihn am Ende erfüllt, bringt er seinen höheren Wert.`,
    putOut: (tile) => `Aus dem Spiel: ${tile}`,
    tower: (name, bonus) => `${name}: ${bonus}`,
  },
  advise: {
    place: (tile, place) => `Platziere ${tile} bei ${place}.`,
    putOut: (tile) => `Nimm ${tile} aus dem Spiel.`,
    double: (mission) => `Verdopple „${mission}“.`,
    tower: (tower) => `Aktiviere den Runden Turm ${tower}.`,
    skip: 'Verzichte auf die Runden Türme.',
  },
  verdict: (who, winners) => (winners > 1 ? `${who} teilen sich den Sieg` : `${who} gewinnt`),
  and: listed('und'),
};
