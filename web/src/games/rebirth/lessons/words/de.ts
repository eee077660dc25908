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
        after: 'Je ein Plättchen, aber deins ist eine Farm: Bunratty Castle gehörte dir. Nur hat Rot jetzt ein zweites daneben platziert und die Burg zurückgewonnen. Es zählt, wer sie am Ende hat.',
        closer: 'Neben Bunratty Castle (q4) liegt nur eine einzige Siedlung von Rot.',
        wrong: {
          level: 'Aber dort liegt schon eine Farm: Steht es eins zu eins, behält der Besitzer die Burg.',
          free: 'Diese Burg würde dir gehören, aber sie gehörte noch niemandem.',
          none: 'Aber dort wechselt keine Burg den Besitzer.',
        },
      },
      tower: {
        title: 'Ein Runder Turm',
        text: 'Hast du ein Plättchen neben einem Runden Turm, bekommst du, was dort liegt, bei jedem Turm einmal. Die 3 sind sofort Siegpunkte; für die 13 brauchst du Plättchen an allen drei Türmen, für den Verdoppler an beiden.',
        task: 'Erreiche einen Runden Turm, der dir sofort 3 Siegpunkte bringt.',
        after: '3 Siegpunkte zu dem für die Farm dazu. Der Turm bleibt liegen, auch für die anderen. Was es sonst noch gibt, lernst du, wenn es so weit ist.',
        closer: 'Die 3 liegt in Ardmore (v7), in Cashel (r6) und auf dem Hill of Tara (j10).',
        wrong: {
          thirteen: 'Aber die 13 bringt dir nichts, solange du nicht neben allen dreien ein Plättchen hast.',
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
  neutral: {
    title: 'Neutrale Plättchen',
    about: 'Zu zweit sind einige Felder von Anfang an belegt.',
    scenes: {
      alone: {
        title: 'Von niemandem gefüllt',
        text: 'Zu zweit liegen 24 neutrale Plättchen von Anfang an auf dem Plan und belegen ihre Felder. Sie füllen Bereiche mit auf, zählen aber für niemanden, auch nicht an Burgen. In Derry liegt eins neben deiner Siedlung.',
        task: 'Fülle einen Bereich, der dir 13 Siegpunkte bringt.',
        after: 'Zwei Plättchen von dir und ein neutrales: Der Bereich ist voll, und außer dir ist niemand darin. Also bekommst du alles.',
        closer: 'Im Bereich Derry ist noch ein Feld frei, Derry selbst (b8).',
        wrong: {
          fewer: 'Aber dieser Bereich bringt dir weniger.',
          open: 'Aber dieser Bereich ist noch nicht voll, und vorher bringt er niemandem etwas.',
        },
      },
    },
  },
  offshore: {
    title: 'Gruppen am Meer',
    about: 'Ein Offshore-Feld zählt bei jeder Wertung seiner Gruppe.',
    scenes: {
      again: {
        title: 'Jedes Mal aufs Neue',
        text: 'Das Meer zählt immer, wenn eine Gruppe gewertet wird, wo auch immer das neue Plättchen liegt. Du hast zwei Gruppen aus zwei Strom-Farmen: eine im Land und eine, die in die Donegal Bay hinausreicht.',
        task: 'Platziere deine Strom-Farm dort, wo sie am meisten bringt.',
        after: 'Drei Farmen und 1 für die Bucht, obwohl das neue Plättchen an Land liegt. Bei zwei Offshore-Feldern in der Gruppe wären es 2 mehr.',
        closer: 'Von der Donegal Bay (e5) aus kann deine Gruppe nach Easky (f4) wachsen.',
        wrong: {
          inland: 'Auch das wird eine Dreiergruppe, aber zu ihr gehört kein Offshore-Feld.',
          fewer: 'Aber sie kann dir mehr bringen.',
        },
      },
    },
  },
  rivals: {
    title: 'Gleichstand im Bereich',
    about: 'Wer bei gleich vielen Häusern vorn liegt.',
    scenes: {
      overtake: {
        title: 'Gleichauf reicht nicht',
        text: 'Bei gleich vielen Häusern liegt vorn, wer dort sein letztes Plättchen früher platziert hat. In Limerick hat Rot 4 Häuser und du 2, in Cork Rot 3 und du 2. Dort bringt Platz 1 zu zweit 17 Siegpunkte, Platz 2 bringt 8.',
        task: 'Hol mit deinen 2 Häusern 17 Siegpunkte.',
        after: '4 Häuser gegen 3: 17 Siegpunkte für dich, 8 für Rot. In Limerick hätte es 4 zu 4 gestanden, und Rot war vor dir da.',
        closer: 'In Cork ist noch Kinsale (x5) frei.',
        wrong: {
          level: 'Aber dann steht es 4 zu 4, und Rot war vor dir da: nur 8 Siegpunkte.',
          fewer: 'Aber ein Bereich aus einem einzigen Feld bringt nur 2 Siegpunkte.',
          open: 'Aber dieser Bereich ist noch nicht voll, und vorher bringt er niemandem etwas.',
        },
      },
    },
  },
  three: {
    title: 'Drei zur Auswahl',
    about: 'Ein Runder Turm, mit dem du drei Plättchen ziehst.',
    scenes: {
      take: {
        title: 'Drei statt eins',
        text: 'Bei manchen Runden Türmen entscheidest du selbst, ob du sie nutzt. Mit dem in Clonmacnoise ziehst du am Ende deines Zuges drei Plättchen statt eines.',
        task: 'Platziere deine Strom-Farm neben Clonmacnoise und aktiviere den Turm.',
        onward: 'Du bist da. Nun aktiviere den Turm.',
        after: 'Nun hast du drei Plättchen auf der Hand, und nur du siehst sie. Rot war inzwischen am Zug, jetzt bist du wieder dran.',
        closer: 'Neben Clonmacnoise (n7) liegt zum Beispiel Tullamore (n8).',
        wrong: {
          none: 'Aber das ist nicht neben Clonmacnoise.',
          skip: 'Das ist erlaubt, aber dann ziehst du wie immer nur ein Plättchen.',
        },
      },
      choose: {
        title: 'Das beste von dreien',
        text: 'Du hast eine Nahrungs-Farm, eine Strom-Farm und eine Siedlung mit 3 Häusern. Welches du auch platzierst: Die anderen beiden kommen ungesehen in deinen Vorrat zurück.',
        task: 'Hol mit einem der drei 8 Siegpunkte.',
        after: '8 Siegpunkte in Tralee. Die anderen beiden sind wieder in deinem Vorrat, und du ziehst wie immer ein Plättchen.',
        closer: 'Die Siedlung füllt den Bereich Tralee bei Killarney (v3).',
        wrong: { fewer: 'Aber mit einem anderen Plättchen oder auf einem anderen Feld ist es mehr.' },
      },
    },
  },
  extra: {
    title: 'Ein weiteres Plättchen',
    about: 'Wozu vier Plättchen beiseitegelegt wurden.',
    scenes: {
      aside: {
        title: 'Beiseitegelegt',
        text: 'Zu Beginn wurden vier deiner Plättchen beiseitegelegt. Mit dem Turm in Clonmacnoise ziehst du zufällig eins davon und platzierst es sofort. Türme, die es erreicht, bringen dir nichts, auch später nicht.',
        task: 'Aktiviere den Turm und hol mit dem weiteren Plättchen 8 Siegpunkte.',
        onward: 'Aktiviere den Turm, und platziere das weitere Plättchen dann dort, wo es 8 Siegpunkte bringt.',
        after: 'Zwei Plättchen in einem Zug! Auch das weitere zählt für Burgen und Aufträge. Neben Türmen zählt es ebenfalls mit, doch eine 13 oder ein Verdoppler, die es vollständig machen würde, sind verloren.',
        closer: 'Neben Clonmacnoise (n7) liegt zum Beispiel Tullamore (n8). Tralee wird bei Killarney (v3) voll.',
        wrong: {
          none: 'Aber das ist nicht neben Clonmacnoise.',
          skip: 'Du darfst verzichten, aber ein zweites Plättchen kannst du brauchen.',
          ignored: 'Aber dort erreicht es einen Runden Turm, und der wäre für dich verloren.',
          fewer: 'Aber anderswo bringt es 8 Siegpunkte.',
        },
      },
    },
  },
  thirteen: {
    title: 'Dreizehn Siegpunkte',
    about: 'Drei Runde Türme, die sich nur zusammen lohnen.',
    scenes: {
      third: {
        title: 'Der dritte von dreien',
        text: 'Auf drei Runden Türmen steht eine 13. Einer oder zwei davon bringen dir nichts; hast du neben allen dreien ein Plättchen, bekommst du 13 Siegpunkte. Neben Rattoo und Kilmacduagh liegt schon je eins.',
        task: 'Hol dir die 13 Siegpunkte.',
        after: '13 Siegpunkte zu dem für die Farm dazu, einmal in der Partie. Wer sonst noch alle drei erreicht, bekommt sie auch.',
        closer: 'Die dritte 13 liegt in Cashel (r6).',
        wrong: {
          other: 'Das ist ein Runder Turm, aber nicht der dritte mit der 13.',
          none: 'Aber dort erreichst du keinen neuen Runden Turm.',
        },
      },
    },
  },
  doubler: {
    title: 'Der Verdoppler',
    about: 'Zwei Runde Türme, und ein Auftrag bringt das Doppelte.',
    scenes: {
      mark: {
        title: 'In der richtigen Reihenfolge',
        text: 'Hast du Plättchen neben beiden Verdopplern, markierst du einen offenen Auftrag, den du noch nicht erfüllt hast: Er bringt dir dann das Doppelte. Doch erst kommen Aufträge, dann Türme! Für „Goldenes Tal“ fehlt dir eine Farm.',
        task: 'Erreiche den Verdoppler in Cashel und markiere „Goldenes Tal“.',
        onward: 'Nun leg deinen Marker auf „Goldenes Tal“.',
        after: 'Jetzt bringt er dir 32 Siegpunkte statt 16, und ist jemand schneller, immer noch 16 statt 8.',
        closer: 'Bei Fethard (r7) liegt die Farm neben Cashel, aber nicht neben deiner Gruppe.',
        wrong: {
          early: 'Aber dort erfüllt sie zuerst „Goldenes Tal“, und erst danach kommt der Verdoppler.',
          none: 'Aber das ist nicht neben Cashel.',
          other: 'Das ist erlaubt, aber „Goldenes Tal“ erfüllst du mit deinem nächsten Plättchen.',
        },
      },
      reap: {
        title: 'Doppelt so viel',
        text: 'Dein Marker liegt auf „Goldenes Tal“, und du hast noch eine Nahrungs-Farm gezogen. Drei liegen schon beieinander.',
        task: 'Erfülle „Goldenes Tal“.',
        after: '32 Siegpunkte für einen einzigen Auftrag! Der Marker bleibt dort und wirkt nur für dich.',
        closer: 'Bei Mitchelstown (u6) wird daraus eine Vierergruppe.',
        wrong: { else: 'Aber dann hat die Gruppe keine 4 Nahrungs-Farmen.' },
      },
    },
  },
  private: {
    title: 'Ein persönlicher Auftrag',
    about: 'Ein Auftrag, den sonst niemand kennt.',
    scenes: {
      take: {
        title: 'Nur für dich',
        text: 'In Clonmacnoise darfst du einen Auftrag ziehen, den nur du siehst und erfüllst. Am Ende wird er aufgedeckt und bringt, wenn deine Plättchen ihn dann erfüllen, den höheren Wert. Wer ihn verfehlt, verliert nichts.',
        task: 'Platziere die Strom-Farm neben Clonmacnoise und zieh einen Auftrag.',
        onward: 'Du bist da. Nun aktiviere den Turm.',
        after: '„Burgherr“: Mit 6 Burgen am Ende bekommst du 12 Siegpunkte. Und niemand weiß, worauf du aus bist.',
        closer: 'Neben Clonmacnoise (n7) liegt zum Beispiel Tullamore (n8).',
        wrong: {
          none: 'Aber das ist nicht neben Clonmacnoise.',
          skip: 'Du darfst verzichten, aber er kann dir nur etwas bringen.',
        },
      },
      last: {
        title: 'Im letzten Augenblick',
        text: 'Eine andere Partie, und dein letztes Plättchen. Auch hier ist „Burgherr“ dein persönlicher Auftrag, und du besitzt 5 Burgen. Danach platziert Rot noch eins, dann ist Schluss.',
        task: 'Sorge dafür, dass du am Ende 6 Burgen besitzt.',
        after: 'Trim Castle bringt 5 Siegpunkte, die nun Rot fehlen, und dein Auftrag 12: Du gewinnst 212 zu 199. Überall sonst hätte Rot gewonnen.',
        closer: 'Von Mullingar (j8) aus gewinnst du Trim Castle (j9).',
        wrong: { missed: 'Aber dann besitzt du nur 5 Burgen.' },
      },
    },
  },
  end: {
    title: 'Die Schlusswertung',
    about: 'Unvollständige Bereiche und Burgen: was am Ende zählt.',
    scenes: {
      last: {
        title: 'Das letzte Plättchen',
        text: 'Du und Rot habt noch je ein Plättchen; du liegst 114 zu 124 zurück. Dann bringt jede Burg 5, jedes Haus in einem unvollständigen Bereich 1, und zuletzt kommen die persönlichen Aufträge. Du hast 4 Häuser auf der Hand.',
        task: 'Gewinne mit deinem letzten Plättchen die Partie.',
        after: 'Erst einmal nichts, aber am Ende 4 Häuser in Waterford und Kilkenny Castle, das Rot nun fehlt: Du gewinnst 180 zu 176. Nicht einmal ein voller Bereich für 17 hätte gereicht.',
        closer: 'Eine Burg, die du Rot abnimmst, macht 10 Siegpunkte Unterschied. Eine steht neben New Ross (r9).',
        wrong: {
          now: 'Das bringt sofort Siegpunkte, aber am Ende hat Rot mehr.',
          houses: 'Das sind am Ende 4 Siegpunkte, aber Rot hat mehr.',
        },
      },
    },
  },
  ties: {
    title: 'Gleichstand am Ende',
    about: 'Blarney Castle und der Hill of Tara entscheiden.',
    scenes: {
      blarney: {
        title: 'Blarney entscheidet',
        text: 'Dein letztes Plättchen. Am Ende kommst du mit deinen Burgen bestenfalls auf so viele Siegpunkte wie Rot. Bei Gleichstand gewinnt von den Besten, wer Blarney Castle besitzt.',
        task: 'Nimm Rot Blarney Castle ab.',
        after: '206 zu 206, und Blarney Castle gehört dir: gewonnen! Besitzt es keiner der Punktgleichen, gewinnt, wer am Hill of Tara die meisten Plättchen hat, auch mit weniger Siegpunkten; sonst wird der Sieg geteilt.',
        closer: 'Blarney Castle (w5) liegt neben Millstreet (v4) und Macroom (w4).',
        wrong: { behind: 'Aber dann hat Rot am Ende mehr Siegpunkte.' },
      },
    },
  },
  unfit: {
    title: 'Ein Plättchen, das nirgends passt',
    about: 'Was geschieht, wenn kein Feld mehr frei ist.',
    scenes: {
      out: {
        title: 'Kein Feld mehr frei',
        text: 'Du hast eine Nahrungs-Farm, doch alle Felder für Nahrung und alle ohne Symbol sind belegt. Was irgendwo passt, musst du platzieren; was nirgends passt, kommt aus dem Spiel.',
        task: 'Nimm deine Nahrungs-Farm aus dem Spiel.',
        after: 'Sie bringt weder Siegpunkte noch Aufträge noch Türme, und alle haben sie gesehen. Dann ziehst du wie immer ein Plättchen.',
        closer: 'Kein Feld ist markiert. Du kannst das Plättchen nur aus dem Spiel nehmen.',
        wrong: {},
      },
    },
  },
};
