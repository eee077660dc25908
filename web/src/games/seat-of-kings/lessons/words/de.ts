// What the lessons of Seat of Kings say, in German.
import type { Words } from './en';

export const de: Words = {
  'seat-of-kings': {
    title: 'Vom Bauernhof auf den Thron',
    about: 'Setzen, aufsteigen, gefangen nehmen, freikaufen, einen Verräter kaufen und gewinnen: alles, was du zum Spielen brauchst.',
    scenes: {
      place: {
        title: 'Ein Spielstein aufs Brett',
        text: 'Eine Region ist eine Pyramide: unten Bauern, darüber Hirten, Krieger und Hauptmänner, ganz oben der König. Du bist Blau. Deine Karten zeigen, wohin du setzen darfst: alle drei auf Bauernfelder.',
        task: 'Spiele eine Karte aus und setze in Connacht einen Spielstein.',
        after: 'Setzen kostet nichts. Wessen Spielstein obenauf liegt, der kontrolliert das Feld.',
        closer: 'Wähle eine deiner Karten, dann Connacht, dann ein Feld.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, setzt nichts.',
          elsewhere: 'Aber das ist Ulster. Beginne in Connacht.',
        },
      },
      promote: {
        title: 'Ein Rang höher',
        text: 'Dein Bauer liegt auf F2. Zwei deiner Spielsteine nebeneinander tragen einen dritten, einen Rang höher: H2 liegt über F2 und F3. Deine Karten zu aktivieren kostet nichts.',
        task: 'Setze einen Bauern neben deinen und steige auf das Feld darüber auf.',
        onward: 'Sie liegen nebeneinander. Jetzt steig auf.',
        after: 'Ein Hirte! So steigst du auf, Rang um Rang, bis zum Thron.',
        closer: 'F1 und F3 liegen neben deinem Bauern. Gehört dir eines davon, steht dir das Feld über beiden offen.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, setzt nichts.',
          done: 'Aber hier kannst du aufsteigen, und es kostet nichts.',
          apart: 'Aber der Spielstein liegt allein. Nur zwei Nachbarn tragen einen dritten.',
        },
      },
      capture: {
        title: 'Gefangen nehmen',
        text: 'Solange es freie Felder gibt, musst du auf diese setzen. Hier sind alle Bauernfelder besetzt: Mit Karte 36 darfst du deshalb auf einen gegnerischen Spielstein setzen und nimmst ihn gefangen.',
        task: 'Nimm in Connacht einen roten Bauern gefangen.',
        after: 'Das Feld gehört dir. Der rote Spielstein bleibt als Gefangener darunter, bis das Feld den Besitzer wechselt oder die Region geräumt wird.',
        closer: 'Rot hat F2 und F4. Setze auf eines davon.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, nimmt niemanden gefangen.',
          own: 'Aber dieses Feld gehört dir schon.',
          elsewhere: 'Aber in Ulster ist noch niemand, den du gefangen nehmen kannst.',
        },
      },
      choose: {
        title: 'Drei von sechs',
        text: 'Jede zweite Runde bekommst du sechs Karten. Geheim wählst du drei für diese Runde, die übrigen sind für die nächste. Mit einer Karte, die 0 kostet, steigst du umsonst auf. Du hast nur 2 Cumals.',
        task: 'Behalte die drei Karten, die nichts kosten.',
        after: 'Niemand sonst kennt deine Wahl. Die drei beiseitegelegten Karten nimmst du nächste Runde auf die Hand.',
        closer: 'Sieh auf die Kosten: 31, 33 und 35 kosten 0.',
        wrong: { dear: 'Aber eine davon kostet mehr, als du hast.' },
      },
      ransom: {
        title: 'Lösegeld',
        text: 'Die Runde ist aus, und Rot hat den Thron von Ulster errungen. Die Region wurde geräumt, drei deiner Spielsteine sind jetzt Häftlinge auf der Rath-Karte von Rot. Einer kostet 1 Cumal, zwei kosten 2, alle 3.',
        task: 'Kaufe alle deine Spielsteine frei.',
        after: 'Sie sind wieder in deinem Vorrat. Die Cumals bekommt, wer sie gefangen hielt. Auch mehr als drei Häftlinge hätten nur 3 gekostet.',
        closer: 'Für 3 Cumals kommen alle drei frei.',
        wrong: {
          some: 'Aber dann kommen nicht alle nach Hause.',
          none: 'Aber ohne Lösegeld bleiben sie, wo sie sind. Du hast nur 20 Spielsteine.',
        },
      },
      traitor: {
        title: 'Der Verräter',
        text: 'Eine andere Partie, am Rundenende: In jeder Region darf jemand für 1 Cumal den Verräter kaufen, nur Rot nicht, denn Rot hat hier die meisten Felder. Du ziehst eine Karte und tauschst auf ihrem Feld einen Gegner aus.',
        task: 'Kaufe den Verräter und tausche einen roten Spielstein aus.',
        onward: 'Du hast Karte 34 gezogen, sie zeigt einen Bauern. Welcher rote soll gehen?',
        after: 'Der rote Spielstein ist wieder im Vorrat von Rot, und deiner liegt an seiner Stelle. Hat er eigene Nachbarn, darfst du von dort sogar aufsteigen.',
        closer: 'Erst kaufen. Dann ist F2 am besten: Es liegt zwischen zweien von dir.',
        wrong: {
          no: 'Aber dann gibt es hier in dieser Runde keinen Verräter.',
          skip: 'Aber du hast ihn bezahlt. Nutze ihn!',
        },
      },
      win: {
        title: 'Zwei Throne',
        text: 'Ulster hast du gewonnen, dort liegt dein Königsstein. Mit einem zweiten Thron gewinnst du! In Connacht hast du W1 und W3, dazu 8 Cumals. Karte 2 zu aktivieren kostet 3, egal, wie weit du aufsteigst.',
        task: 'Setze den dritten Krieger und steige bis zum Königsfeld auf.',
        onward: 'Steig weiter auf! Du bezahlst nur den ersten Aufstieg.',
        after: 'Zwei Throne zugleich: Du bist Hochkönig von Irland!',
        closer: 'Karte 2 in Connacht auf W2. Dann beide Hauptmänner, C1 und C2, und dann K.',
        wrong: {
          discard: 'Aber du brauchst keine Cumals, du brauchst einen Thron.',
          amnesty: 'Aber es ist niemand zu befreien. Du brauchst einen Thron.',
          done: 'Aber der Thron ist in Reichweite. Steig weiter auf.',
          elsewhere: 'Aber von dort führt in diesem Zug kein Weg zum Thron.',
        },
      },
    },
  },
  cumals: {
    title: 'Cumals',
    about: 'Wofür man sie braucht, und woher sie kommen.',
    scenes: {
      open: {
        title: 'Eine Region eröffnen',
        text: 'In Ulster hat noch niemand einen Spielstein. Wer als Erstes in eine leere Region setzt, zahlt 2 Cumals; nur der Startspieler der ersten Runde darf es umsonst. Du hast 2.',
        task: 'Eröffne Ulster.',
        after: 'Das hat dich alle Cumals gekostet. Aber in Ulster bist du allein, und das zahlt sich am Rundenende aus.',
        closer: 'Wähle eine Karte, dann Ulster.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, setzt nichts.',
          placed: 'Aber das ist Connacht, da ist Rot schon.',
        },
      },
      discard: {
        title: 'Zwei für eine Karte',
        text: 'Du hast keine Cumals mehr, und ohne sie kannst du keinen Aufstieg bezahlen. Statt eine Karte auszuspielen, darfst du sie ablegen und 2 Cumals nehmen.',
        task: 'Lege eine Karte ab.',
        after: 'Zwei Cumals, und dein Zug ist zu Ende.',
        closer: 'Wähle eine Karte und lege sie ab, statt sie in einer Region auszuspielen.',
        wrong: { placed: 'Aber das bringt dir jetzt keine Cumals.' },
      },
      income: {
        title: 'Einkommen',
        text: 'Deine letzte Karte, dann ist die Runde aus. Je Region und Rang bekommt 1 Cumal, wer allein die meisten Felder hat; Könige bringen nichts. Für jeden Rang, den du in mehreren Regionen hast, gibt es 1 dazu.',
        task: 'Setze deinen Bauern so, dass du insgesamt 3 Cumals bekommst.',
        after: 'Einen für die Bauern von Ulster, einen für die Hirten dort und einen, weil du jetzt in zwei Regionen Bauern hast.',
        closer: 'In Connacht hätte Rot so viele Bauern wie du. In Ulster gibt es noch keine.',
        wrong: {
          tied: 'Aber je zwei Bauern: Bei Gleichstand bekommt niemand etwas.',
          discard: 'Aber das bringt nur einmal etwas. Spielsteine bringen jede Runde etwas.',
        },
      },
    },
  },
  promotions: {
    title: 'Weit hinauf',
    about: 'Aufstiege in einer Kette, und Aufstiege, ohne zu setzen.',
    scenes: {
      chain: {
        title: 'Eine Kette',
        text: 'Nur den ersten Aufstieg eines Zuges bezahlst du. Von dort, wohin du aufgestiegen bist, geht es weiter, wenn daneben einer von dir liegt. Deine Karte 27 kostet 1 Cumal.',
        task: 'Steige in einem Zug drei Ränge auf.',
        onward: 'Und weiter, noch einen Rang höher.',
        after: 'Bauer, Hirte, Krieger, Hauptmann, alles für 1 Cumal.',
        closer: 'F2 liegt neben deinem Bauern, H1 darüber neben deinem Hirten, W1 neben deinem Krieger.',
        wrong: {
          discard: 'Aber mit einer abgelegten Karte steigt niemand auf.',
          done: 'Aber die Kette geht weiter, und 1 Cumal bezahlt sie ganz.',
          apart: 'Aber neben diesem Spielstein liegt keiner von dir.',
        },
      },
      own: {
        title: 'Ohne neuen Spielstein',
        text: 'Kontrollierst du ein Feld, auf das deine Karte setzen könnte, darfst du es so nutzen, wie es ist: Dein Spielstein dort ist aktiviert, dein Vorrat bleibt, wie er ist. Alle Bauernfelder sind besetzt, F1 und F2 sind deine.',
        task: 'Nutze F2, ohne zu setzen, und steige auf H1 auf.',
        onward: 'F2 ist aktiviert. Jetzt steig auf.',
        after: 'Ein Spielstein gespart. Denk daran, wenn dein Vorrat knapp wird.',
        closer: 'Karte 36 in Connacht, und F2: setze dort nichts, nutze es.',
        wrong: {
          discard: 'Aber mit einer abgelegten Karte steigt niemand auf.',
          done: 'Aber H1 steht dir offen.',
          placed: 'Aber das kostet dich einen Spielstein aus deinem Vorrat.',
        },
      },
    },
  },
  forts: {
    title: 'Forts',
    about: 'Eines errichten, eines zerstören, und warum es nur eines gibt.',
    scenes: {
      build: {
        title: 'Ein Fort errichten',
        text: 'Alle Bauernfelder von Connacht sind besetzt. Setzt du auf ein Feld, das schon dir gehört, liegen dort zwei deiner Spielsteine übereinander: ein Fort.',
        task: 'Errichte ein Fort.',
        after: 'Wer dieses Feld angreift, zerstört nur das Fort; um es zu nehmen, braucht es einen zweiten Schlag. Gegen Verräter und „Stein des Schicksals“ hilft es nicht.',
        closer: 'Deine Karte 36 reicht bis F2, und das gehört dir.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, errichtet nichts.',
          captured: 'Aber damit nimmst du einen roten Spielstein gefangen.',
          named: 'Aber dann liegt dort kein zweiter Spielstein.',
          elsewhere: 'Aber in Ulster gehört dir noch nichts.',
        },
      },
      break: {
        title: 'Ein Fort zerstören',
        text: 'Rot hat auf F2 ein Fort. Wer auf ein gegnerisches Fort setzt oder aufsteigt, zerstört es nur: Der oberste Spielstein geht an den Besitzer zurück, der eigene wird nicht gesetzt.',
        task: 'Zerstöre das Fort von Rot.',
        after: 'F2 gehört noch Rot, aber nur noch mit einem Spielstein. Der nächste Schlag nimmt ihn gefangen.',
        closer: 'Setze auf F2.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, zerstört nichts.',
          captured: 'Aber damit nimmst du einen anderen Bauern gefangen. Das Fort steht noch.',
          named: 'Aber dieses Feld gehört dir.',
          fort: 'Aber damit errichtest du ein eigenes Fort; das von Rot steht noch.',
          elsewhere: 'Aber das Fort steht in Connacht.',
        },
      },
      one: {
        title: 'Eines je Region',
        text: 'In jeder Region darfst du ein Fort haben. Deines steht auf F1. Errichtest du ein neues, geht der oberste Spielstein des alten in deinen Vorrat zurück.',
        task: 'Errichte in Connacht ein neues Fort.',
        after: 'So kann ein Fort umziehen: Das neue steht, und auf F1 liegt wieder nur ein Spielstein.',
        closer: 'Setze auf F3 oder F5, die gehören dir.',
        wrong: {
          discard: 'Aber wer eine Karte ablegt, errichtet nichts.',
          captured: 'Aber damit nimmst du einen roten Spielstein gefangen.',
          named: 'Aber dann liegt dort kein zweiter Spielstein.',
          elsewhere: 'Aber dein Fort steht in Connacht.',
        },
      },
    },
  },
  'stone-of-destiny': {
    title: 'Der Stein des Schicksals',
    about: 'Zwei Spielsteine tauschen die Plätze.',
    scenes: {
      swap: {
        title: 'Der Tausch',
        text: 'Karte 30 ist ein „Stein des Schicksals“: Zwei beliebige Spielsteine einer Region tauschen die Plätze, wem sie auch gehören, auch Gefangene, nur nicht auf dem Königsfeld. Rot liegt auf F2, neben deinem Bauern.',
        task: 'Hol dir F2 mit deinem Hirten und schick Rot auf dessen Feld.',
        after: 'F1 und F2 gehören dir, Seite an Seite.',
        closer: 'Lass F2 und H4 die Plätze tauschen.',
        wrong: {
          discard: 'Aber das ist kein Tausch.',
          other: 'Aber dann gehören dir nicht F1 und F2.',
        },
      },
      activate: {
        title: 'Tauschen und aufsteigen',
        text: 'Für 3 Cumals ist dein Spielstein nach dem Tausch auch aktiviert und kann aufsteigen, wenn ein Nachbar dir gehört. Du hast 4.',
        task: 'Bring zwei deiner Bauern nebeneinander und steige auf.',
        onward: 'Nebeneinander. Jetzt steig auf, für 3 Cumals.',
        after: 'Getauscht und aufgestiegen, in einem einzigen Zug.',
        closer: 'Lass F3 und H4 die Plätze tauschen: Dann gehören dir F3 und F4.',
        wrong: {
          discard: 'Aber das ist kein Tausch.',
          amnesty: 'Aber es ist niemand zu befreien.',
          done: 'Aber deine Cumals reichen für den Aufstieg.',
          other: 'Aber dann liegen keine zwei von dir nebeneinander.',
        },
      },
    },
  },
  amnesty: {
    title: 'Amnestie',
    about: 'Alle Gefangenen einer Region befreien.',
    scenes: {
      free: {
        title: 'Alle kommen frei',
        text: 'Rot hält in Connacht zwei deiner Spielsteine gefangen, auf H2 und W2. Du darfst eine Karte ablegen und 4 Cumals zahlen: Dann kehren alle Gefangenen einer Region zu ihren Besitzern zurück. Du hast genau 4.',
        task: 'Rufe in Connacht eine Amnestie aus.',
        after: 'Beide sind wieder in deinem Vorrat. Auch Forts schrumpfen bei einer Amnestie auf einen Spielstein; Königssteine bleiben, wo sie sind.',
        closer: 'Wähle deine Karte, dann die Amnestie, dann Connacht.',
        wrong: {
          discard: 'Aber das befreit niemanden.',
          placed: 'Aber das befreit niemanden.',
          amnesty: 'Aber in Ulster ist niemand gefangen.',
        },
      },
    },
  },
  'start-player': {
    title: 'Ein neuer Startspieler',
    about: 'Wer die nächste Runde beginnt.',
    scenes: {
      name: {
        title: 'Weitergeben',
        text: 'Du warst Startspieler, und die Runde ist aus. Jetzt bestimmst du, wer die nächste beginnt; du selbst darfst es nicht sein. Von dort geht es im Uhrzeigersinn: Blau, Rot, Weiß.',
        task: 'Bestimme den neuen Startspieler.',
        after: 'Wer früh dran ist, kommt den anderen zuvor. Wer spät dran ist, hat vor dem Einkommen das letzte Wort.',
        closer: 'Rot oder Weiß: Beginnt Rot, bist du als Letztes dran.',
        wrong: {},
      },
    },
  },
  'king-stone': {
    title: 'Königssteine',
    about: 'Was aus einem Thron nach der Runde wird, und wie er fällt.',
    scenes: {
      garrison: {
        title: 'Eine Garnison',
        text: 'Du hast den Thron von Ulster errungen. Am Rundenende wurde die Region geräumt: Deine Spielsteine sind wieder im Vorrat, für deinen König liegt ein Königsstein da. Bis zu zwei Spielsteine darfst du als Garnison zurücklassen.',
        task: 'Lass in Ulster einen Spielstein zurück, wo du willst.',
        after: 'Eine Garnison bringt Einkommen, und wer hier aufsteigen will, muss erst an ihr vorbei.',
        closer: 'Jedes Feld ist recht. Hohe Ränge sind für andere schwer zu erreichen.',
        wrong: { none: 'Aber dann steht dein Königsstein allein.' },
      },
      depose: {
        title: 'Einen König entmachten',
        text: 'In Ulster liegt der Königsstein von Rot. Man kann ihn nicht gefangen nehmen und nicht tauschen, und kein Verräter kommt an ihn heran. Nur ein Aufstieg auf das Königsfeld entfernt ihn; gesetzt wird dort dann nichts.',
        task: 'Setze den dritten Krieger und steige auf, bis der Stein fällt.',
        onward: 'Steig weiter auf, bis K. Du bezahlst nur den ersten Aufstieg.',
        after: 'Rot hat den Thron verloren, er ist leer. Um ihn zu erringen, braucht es einen weiteren Aufstieg.',
        closer: 'Karte 2 in Ulster auf W2. Dann C1 und C2, und dann K.',
        wrong: {
          discard: 'Aber der Königsstein liegt noch da.',
          amnesty: 'Aber eine Amnestie rührt Königssteine nicht an.',
          done: 'Aber der Stein liegt noch da. Steig weiter auf.',
          elsewhere: 'Aber von dort führt kein Weg zum Königsstein von Rot.',
        },
      },
    },
  },
  prisoners: {
    title: 'Häftlinge',
    about: 'Wie aus Gefangenen Häftlinge werden, und wie man sie austauscht.',
    scenes: {
      exchange: {
        title: 'Der Austausch',
        text: 'Rot hält deinen Hirten auf H1 gefangen. Es ist der letzte Zug der Runde. Gibt es dann einen König, wird die Region geräumt: Jeder nimmt die Stapel, die er kontrolliert, und fremde Spielsteine darin werden seine Häftlinge.',
        task: 'Nimm W2 ein und steige bis zum Thron auf.',
        onward: 'Steig weiter auf, bis K. Du bezahlst nur den ersten Aufstieg.',
        after: 'Ulster wurde geräumt. Du hattest einen roten Häftling, Rot einen blauen: Sie wurden ausgetauscht, einer gegen einen, ganz umsonst. Ablehnen darf das niemand; nur für die übrigen geht es um Lösegeld.',
        closer: 'Karte 3 auf W2. Dann C1 und C2, und dann K.',
        wrong: {
          discard: 'Aber dann gibt es keinen König, und es wird nichts geräumt.',
          amnesty: 'Aber der Thron ist in Reichweite.',
          done: 'Aber der Thron ist in Reichweite. Steig weiter auf.',
          elsewhere: 'Aber von dort kommst du nicht auf den Thron.',
        },
      },
    },
  },
  'third-region': {
    title: 'Die dritte Region',
    about: 'Zu zweit: was entscheidet, wenn beide einen König haben.',
    scenes: {
      choose: {
        title: 'Je ein König',
        text: 'Zu zweit wird in einer gewonnenen Region nicht mehr gespielt. Rot hat Connacht gewonnen, du Ulster: Eine dritte Region entscheidet, und der Startspieler wählt sie. Das bist du.',
        task: 'Wähle die dritte Region.',
        after: 'Wer dort den Thron erringt, gewinnt das Spiel.',
        closer: 'Leinster oder Munster: Sie sind gleich gut.',
        wrong: {},
      },
    },
  },
};
