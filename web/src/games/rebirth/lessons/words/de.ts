// What the lessons of Rebirth say, in German.
import type { Words } from './en';

export const de: Words = {
  'rebirth-ireland': {
    title: 'Plättchen für Plättchen',
    about: 'Farmen und Gruppen, Siedlungen und Bereiche, Burgen, ein Runder Turm, das Meer und ein Auftrag: alles, was du zum Spielen brauchst.',
    scenes: {
      place: {
        title: 'Das erste Plättchen',
        text: 'Du bist Blau. Reihum belegt ihr Irland mit euren Plättchen, und die Siegpunkte entscheiden. Eine Farm kommt auf ein Feld mit ihrem Symbol oder auf eins ohne Symbol. Angrenzen muss sie an nichts.',
        task: 'Platziere deine Nahrungs-Farm an Land auf einem Feld mit ihrem Symbol.',
        after: 'Eine Farm für sich allein bringt 1 Siegpunkt. Nun ziehst du dein nächstes Plättchen, und die anderen sind dran.',
        closer: 'Solche Felder gibt es 25 auf dem ganzen Plan. Eins davon ist Charleville (u5), weit im Süden.',
        wrong: {
          blank: 'Auch das ist erlaubt: Ein Feld ohne Symbol nimmt jede Farm auf. Hier soll aber das Symbol passen.',
          sea: 'Auch dieses Feld ist für Nahrung, aber es liegt im Meer, und das kommt später.',
        },
      },
      group: {
        title: 'Eine Gruppe',
        text: 'Ein paar Züge später. Eine Farm bringt 1 Siegpunkt für jedes Plättchen der Gruppe deiner eigenen Farmen ihrer Art, in der sie liegt. Fremde zählen nicht, auch nicht die Farm von Rot neben deiner.',
        task: 'Platziere deine Nahrungs-Farm so, dass sie 2 Siegpunkte bringt.',
        after: 'Zwei Plättchen in der Gruppe, 2 Siegpunkte. Das nächste dort bringt schon 3.',
        closer: 'Deine Nahrungs-Farm liegt in Charleville (u5). Daneben ist ein Feld ohne Symbol frei: Newmarket (u4).',
        wrong: { alone: 'Aber dort liegt die Farm für sich allein und bringt nur 1.' },
      },
      join: {
        title: 'Aus zwei wird eins',
        text: 'Nahrung und Strom bilden eigene Gruppen. Jetzt hast du eine Strom-Farm. Im Südwesten hast du eine Zweiergruppe und abseits davon eine einzelne. Wer Gruppen verbindet, wertet sie als eine.',
        task: 'Platziere deine Strom-Farm dort, wo sie am meisten bringt.',
        after: 'Zwei Plättchen, eins und das neue dazwischen: 4 Siegpunkte, und von nun an ist es eine einzige Gruppe.',
        closer: 'Zwischen deinen Strom-Farmen liegt ein Feld ohne Symbol: Kenmare (w3).',
        wrong: { fewer: 'Aber dort verbindet sie nichts. Zwischen deinen beiden Gruppen bringt sie mehr.' },
      },
      area: {
        title: 'Ein Siedlungsbereich',
        text: 'Siedlungen liegen nur auf Siedlungsfeldern, und gewertet wird ein Bereich, wenn sein letztes Feld belegt ist. Zwei Felder bringen 5 und 3; wer dort allein ist, bekommt beides. In Tralee hast du schon eine Siedlung.',
        task: 'Fülle einen Bereich, der dir 8 Siegpunkte bringt.',
        after: '5 und 3 für dich allein. Allein auf drei Feldern wären es 13, auf vier 25. Ein Bereich aus einem einzigen Feld bringt so viele Siegpunkte, wie sein Plättchen Häuser zeigt.',
        closer: 'Tralee hat zwei Felder. Frei ist noch Killarney (v3).',
        wrong: {
          fewer: 'Aber dieser Bereich bringt dir weniger.',
          open: 'Aber dieser Bereich ist noch nicht voll, und vorher bringt er niemandem etwas.',
        },
      },
      share: {
        title: 'Einen Bereich teilen',
        text: 'Sind mehrere da, entscheidet die Summe ihrer Häuser. Drei Felder bringen 8, 5 und 0 Siegpunkte. In Galway hat Rot 3 Häuser und Weiß 1, und ein Feld ist frei. Du hast 4 Häuser auf der Hand.',
        task: 'Platziere sie dort, wo sie dir 8 Siegpunkte bringen.',
        after: 'Mit 4 Häusern auf Platz 1: 8 Siegpunkte für dich, 5 für Rot und keine für Weiß. Zwei Felder bringen 5 und 3, vier Felder 12, 8, 5 und 0.',
        closer: 'In Galway ist noch das Feld bei Kinvara (n4) frei.',
        wrong: {
          fewer: 'Aber anderswo bringen dir 4 Häuser mehr.',
          open: 'Aber dieser Bereich ist noch nicht voll, und vorher bringt er niemandem etwas.',
        },
      },
      castle: {
        title: 'Burgen',
        text: 'Eine Burg gehört dem, der neben ihr die meisten Plättchen hat; schon das erste gewinnt sie. Bei Gleichstand entscheiden mehr Farmen, sonst behält sie der Besitzer. Am Ende bringt sie 5 Siegpunkte.',
        task: 'Nimm jemandem mit deiner Strom-Farm eine Burg ab.',
        after: 'Je ein Plättchen, aber deins ist eine Farm: Bunratty Castle gehörte dir. Nur hat Rot jetzt ein zweites daneben platziert und sie zurückgewonnen. Es zählt, wer sie am Ende hat.',
        closer: 'Neben Bunratty Castle (q4) liegt nur eine einzige Siedlung von Rot.',
        wrong: {
          level: 'Aber dort liegt schon eine Farm: Steht es eins zu eins, behält der Besitzer die Burg.',
          free: 'Diese Burg würde dir gehören, aber sie gehörte noch niemandem.',
          none: 'Aber dort wechselt keine Burg den Besitzer.',
        },
      },
      tower: {
        title: 'Ein Runder Turm',
        text: 'Hast du ein Plättchen neben einem Runden Turm, bekommst du, was dort liegt, bei jedem Turm einmal. Die 3 sind sofort Siegpunkte; für die 13 musst du an allen drei Türmen liegen, für den Verdoppler an beiden.',
        task: 'Erreiche einen Runden Turm, der dir sofort 3 Siegpunkte bringt.',
        after: '3 Siegpunkte zu dem für die Farm dazu. Der Turm bleibt liegen, auch für die anderen. Was es sonst noch gibt, lernst du, wenn es so weit ist.',
        closer: 'Die 3 liegt in Ardmore (v7), in Cashel (r6) und auf dem Hill of Tara (j10).',
        wrong: {
          thirteen: 'Aber die 13 bringt dir nichts, solange du nicht neben allen dreien liegst.',
          other: 'Das ist ein Runder Turm, aber keiner mit der 3.',
          none: 'Aber dort erreichst du keinen neuen Runden Turm.',
        },
      },
      sea: {
        title: 'Hinaus aufs Meer',
        text: 'Offshore-Felder nehmen nur Farmen ihrer eigenen Art auf. Jedes Mal, wenn eine Gruppe gewertet wird, bringt jedes Offshore-Feld in ihr 1 Siegpunkt mehr. Um Bantry hast du zwei Nahrungs-Farmen.',
        task: 'Bring dieser Gruppe 4 Siegpunkte ein.',
        after: 'Drei Farmen und 1 für das Meer: 4 Siegpunkte. Und wird diese Gruppe wieder gewertet, zählt das Meer wieder mit.',
        closer: 'Gleich südlich deiner Farmen liegt ein Offshore-Feld für Nahrung: Roaringwater Bay (y4).',
        wrong: {
          land: 'Aber das ist kein Offshore-Feld.',
          alone: 'Das ist ein Offshore-Feld, aber deine Gruppe liegt woanders.',
        },
      },
      mission: {
        title: 'Zuerst am Ziel',
        text: 'Acht Aufträge liegen offen aus. Jeder bringt dir einmal etwas: mehr, wenn du der Erste bist, sonst weniger. „Goldenes Tal“ will eine Gruppe aus 4 eigenen Nahrungs-Farmen und bringt 16 oder 8. Weiß hat schon 3.',
        task: 'Erfülle „Goldenes Tal“, bevor Weiß es tut.',
        after: '16 Siegpunkte und 5 für die Gruppe. Weiß kam einen Zug zu spät: nur 8. Was du erfüllt hast, nimmt dir niemand mehr.',
        closer: 'Deine größte Nahrungs-Gruppe liegt um Bantry. In Beara (x2) kann sie noch wachsen.',
        wrong: { else: 'Aber dann ist Weiß der Erste.' },
      },
      all: {
        title: 'Alles auf einmal',
        text: 'Erst zählt das Plättchen, dann folgen Burgen, Aufträge und Türme. In Limerick fehlt ein Feld. „Handelswege“ will eine eigene Gruppe in 3 Bereichen; deine hat Tralee und Cork. In Cashel liegt eine 3.',
        task: 'Finde das Feld, das mehr als 30 Siegpunkte bringt.',
        after: '12 in Limerick, 16 für den Auftrag, 3 in Cashel: 31 Siegpunkte mit einem Plättchen! Liegen alle Plättchen, zählt jede Burg 5 und in unvollständigen Bereichen jedes Haus 1. Wer die meisten Siegpunkte hat, gewinnt.',
        closer: 'Das letzte freie Feld von Limerick ist Kilmallock (r5), neben deiner Farm und neben Cashel.',
        wrong: { fewer: 'Aber dort bringt es dir viel weniger.' },
      },
    },
  },
};
