// What the lessons of Tumult Royal say, in German.
import type { Words } from './en';

export const de: Words = {
  'tumult-royal': {
    title: 'Gierig mit Maß',
    about: 'Rauben, zurücklegen, Tumulte erleben, bezahlen, Statuen aufstellen, die Krone holen und gewinnen: alles, was du zum Spielen brauchst.',
    scenes: {
      first: {
        title: 'Die erste Statue',
        text: 'Du bist Blau und trägst die Krone. Wer am Ende die meisten Statuen hat, gewinnt. Die erste steht auf einer Wiese. Später stellst du im Dorf 2 auf einmal auf, im Schloss 3: Bleib in der Nähe.',
        task: 'Setz deine erste Statue auf eine Wiese neben Dorf oder Schloss.',
        after: 'Ein guter Platz. Nun drehst du, weil du die Krone trägst, den Pfeil der Tumultscheibe: Das Volk verlangt 4.',
        closer: 'Das Dorf liegt auf b2, das Schloss auf e5. Daneben heißt: waagrecht oder senkrecht, nie diagonal.',
        wrong: { far: 'Aber von dort ist es weiter bis zum Dorf und bis zum Schloss.' },
      },
      lift: {
        title: 'Der Steuer-Raub',
        text: 'Nun rauben alle gleichzeitig dem Volk seine Waren, hier in Ruhe und der Reihe nach. Von Brot, Marmor und Werkzeug müssen ihm je 4 bleiben. Ein Dorf kostet dich 2 Brote und 2 Marmor.',
        task: 'Heb ein Plättchen an und behalte es.',
        onward: '2 Brote, und nur du siehst sie. Behalte das Plättchen.',
        after: 'Es liegt verdeckt auf deiner Burgtafel und ist dort sicher. Zurücklegen darfst du es nicht mehr.',
        closer: 'Berühre irgendein Plättchen in der Tischmitte und behalte es dann.',
        wrong: {
          done: 'Aber dann gehst du leer aus.',
          back: 'Aber 2 Brote kannst du brauchen: Sie bezahlen ein halbes Dorf.',
        },
      },
      back: {
        title: 'Genug ist genug',
        text: 'Du hast 2 Brote, genug für ein Dorf. Bleiben dem Volk von einer Sorte weniger als 4 Waren, kommt es zum Tumult, und bestraft wird, wer von dieser Sorte am meisten geraubt hat.',
        task: 'Heb noch ein Plättchen an. Zeigt es wieder Brot, leg es zurück.',
        onward: '3 Brote! Mit 5 bist du leicht der Gierigste. Leg das Plättchen zurück.',
        after: 'Es liegt wieder in der Tischmitte, und nur du weißt, was es zeigt. Nehmen darf es trotzdem jeder.',
        closer: 'Irgendein Plättchen genügt. Diesmal leg es zurück.',
        wrong: {
          done: 'Aber dir fehlt noch der Marmor für das Dorf.',
          keep: 'Aber mit 5 Broten bist du leicht der Gierigste.',
        },
      },
      tumult: {
        title: 'Tumult!',
        text: 'Ein anderer Raub. Du hast 2 Brote und 2 Marmor, genau so viel, wie ein Dorf kostet. Gelb hat schon drei Plättchen geraubt. Das Volk verlangt 4 von jeder Sorte.',
        task: 'Nimm keine Plättchen mehr und sieh, was das Volk dazu sagt.',
        after: 'Dem Volk blieben nur 3 Werkzeuge, und Gelb hatte 8 geraubt. Das kostet Gelb 3 Gefolgsleute, und von den drei Werkzeugplättchen behält Gelb nur das kleinste.',
        closer: 'Melde, dass du keine Plättchen mehr willst.',
        wrong: { lift: 'Aber du hast, was du brauchst, und jedes weitere Plättchen macht dich gieriger.' },
      },
      greedy: {
        title: 'Einmal gierig sein',
        text: 'Und wenn es dich trifft? Auf deiner Burgtafel liegen 5 Brote, und du hältst noch 3 in der Hand. Das Volk verlangt 4. Hier kostet es nichts, das auszuprobieren.',
        task: 'Behalte auch die 3 Brote, und nimm dann keine Plättchen mehr.',
        onward: '8 Brote! Jetzt hör auf und sieh, was geschieht.',
        after: 'Dem Volk blieben nur 3 Brote. Du verlierst 3 Gefolgsleute, und von deinen Brotplättchen behältst du nur das kleinste. Hättest du das letzte zurückgelegt, wäre das Volk zufrieden gewesen.',
        closer: 'Behalte das Plättchen. Dann melde, dass du keine mehr willst.',
        wrong: {
          back: 'Das wäre klug. Aber hier sollst du sehen, was Gier kostet.',
          lift: 'Aber 8 Brote reichen, um das Volk aufzubringen.',
        },
      },
      pay: {
        title: 'Bezahlen',
        text: 'Nun werden Statuen aufgestellt, vom höchsten Rang an, auf freien Feldern neben den eigenen. Eine Wiese kostet 1 Brot und 1 Marmor, ein Wald noch 1 Werkzeug dazu. Du hast von allem 1.',
        task: 'Stell eine Statue auf einer Wiese auf.',
        after: 'Bezahlt und aufgestellt; jetzt ist Gelb an der Reihe. Wer danach noch bezahlen kann, baut ein weiteres Mal. Was am Ende übrig bleibt, bekommt das Volk zurück.',
        closer: 'Neben deiner Statue auf b1 liegt nur eine Wiese: c1.',
        wrong: {
          forest: 'Aber das ist ein Wald. Für die Wiese brauchst du kein Werkzeug.',
          pass: 'Aber du kannst bauen, und am Ende zählen nur Statuen.',
        },
      },
      village: {
        title: 'Zwei auf einmal',
        text: 'Im Dorf stellst du 2 Statuen auf einmal auf, im Schloss 3. Ein Dorf kostet 2 Brote und 2 Marmor, ein Schloss 2 Marmor und 3 Werkzeuge. Du stehst neben einem Dorf.',
        task: 'Stell zwei Statuen auf einmal auf.',
        after: 'Zwei Statuen in einem Zug, und das Dorf gehört dir: Dort kann nun niemand sonst bauen.',
        closer: 'Das Dorf liegt auf b2, gleich über deiner Statue.',
        wrong: {
          one: 'Aber das ist nur eine Statue.',
          pass: 'Aber du kannst bezahlen, und am Ende zählen nur Statuen.',
        },
      },
      crown: {
        title: 'Die Krone',
        text: 'Nach jeder Runde bekommt die Krone, wer die meisten Gefolgsleute hat. Jede überzahlte Ware bringt dir einen Gefolgsmann. Gelb trägt die Krone und hat 32, du hast 30. Bei Gleichstand behält Gelb sie.',
        task: 'Bau so, dass du die Krone bekommst.',
        after: '3 Waren überzahlt: Mit 33 Gefolgsleuten trägst du die Krone, und Gelb rückt auf Rang 2! Sie kostet dich 5 davon, doch dafür steht eine Statue von dir auf der Königs-Chronik, und auch die zählt.',
        closer: 'Bau auf b1, gleich neben deiner Statue, und bezahl mit den größten Plättchen.',
        wrong: {
          few: 'Aber dann hast du 31, und Gelb hat mehr.',
          far: 'Aber dieses Feld liegt nicht neben deinem und kostet das Doppelte: Du überzahlst nur 1 Ware.',
          pass: 'Aber ohne zu bauen gewinnst du keine Gefolgsleute.',
        },
      },
      win: {
        title: 'Das Ende',
        text: 'Runde 6: Ab jetzt bringt die Krone 2 Statuen auf die Chronik. Ist der Erste dann um mehr als die Zahl unter dem Feld, hier 6, vor dem Letzten, ist Schluss. Du hast 8 Statuen, Gelb 5, und die Krone bekommst du auch.',
        task: 'Beende die Partie mit einem einzigen Zug.',
        after: '12 zu 5, also 7 Vorsprung: Du gewinnst! Von Feld zu Feld werden die Zahlen kleiner, und bei der 0 ist auf jeden Fall Schluss. Wer seine 25. Statue aufstellt, gewinnt sofort.',
        closer: 'Eine Statue reicht nicht. Auf d1 liegt ein Dorf.',
        wrong: {
          one: 'Aber dann steht es 11 zu 5, und 6 ist nicht mehr als 6.',
          pass: 'Aber dann steht es 10 zu 5, und die Partie geht weiter.',
        },
      },
    },
  },
  live: {
    title: 'Der Raub in Echtzeit',
    about: 'Alle auf einmal, und gegen den Sand.',
    scenes: {
      grab: {
        title: 'Alle auf einmal',
        text: 'Jetzt wartet niemand, bis er an der Reihe ist: Wer ein Plättchen zuerst berührt, hat es, und was andere halten, ist weg. In einer Partie rinnt der Sand etwa 20 Sekunden; hier steht er still.',
        task: 'Heb ein Plättchen an und behalte es.',
        onward: '2 Marmor. Mehr als eins hältst du nie: Entscheide dich, und weiter geht es.',
        after: 'Auch Gelb war inzwischen nicht faul: Wieder ist ein Plättchen weg. Anheben, behalten oder zurücklegen, sooft der Sand es zulässt.',
        closer: 'Berühre ein Plättchen und behalte es dann. Noch schneller geht es, wenn du es nach unten zu deiner Burg schnippst.',
        wrong: {
          done: 'Aber es ist noch reichlich Sand da.',
          back: 'Aber 2 Marmor kannst du brauchen.',
        },
      },
      sign: {
        title: 'Nur ein Zeichen',
        text: 'Du hast gemeldet, dass du keine mehr willst. Haben das alle getan, ist der Raub vorbei, noch bevor der Sand durch ist. Aber Gelb raubt noch, und du darfst es dir anders überlegen.',
        task: 'Heb doch noch ein Plättchen an.',
        after: 'Damit ist deine Meldung zurückgenommen. Solange der Sand rinnt, bist du wieder dabei.',
        closer: 'Berühre einfach irgendein Plättchen.',
        wrong: {},
      },
      stop: {
        title: 'Stopp!',
        text: 'Der Sand ist durch, und niemand darf mehr anheben. Du hältst aber noch 1 Marmor, und dafür bleiben dir zwei Sekunden. Danach läge er von selbst wieder in der Tischmitte.',
        task: 'Behalte den Marmor: Mit deinem Brot bezahlt er eine Wiese.',
        after: 'Gerade noch rechtzeitig! Nun werden alle Plättchen aufgedeckt.',
        closer: 'Er liegt in deiner Hand: Behalte ihn.',
        wrong: { back: 'Aber ohne Marmor kannst du nicht bauen.' },
      },
    },
  },
  tumult: {
    title: 'Tumult und Gleichstand',
    about: 'Wer bestraft wird, wenn zwei gleich gierig waren.',
    scenes: {
      tie: {
        title: 'Gleich gierig',
        text: 'Du hast gesehen, was Gelb geraubt hat: 3 Brote und dann noch 1. Du hast 3 und hältst 1 weiteres, und das Brot wird knapp. Bei Gleichstand ist der höhere Rang der Gierigste, und du trägst die Krone.',
        task: 'Entscheide so, dass nicht du bestraft wirst.',
        after: '3 gegen 4: Bestraft wird Gelb. Je höher dein Rang, desto weniger verzeiht dir das Volk. Und hat gar niemand etwas geraubt, ist schuld, wer die Krone trägt.',
        closer: 'Zähl nach: Mit dem Plättchen in der Hand hättest du 4, so viele wie Gelb.',
        wrong: { keep: 'Aber dann habt ihr beide 4, und bestraft wird der höhere Rang: du.' },
      },
    },
  },
  mercy: {
    title: 'Die Gnade des Volkes',
    about: 'Wer die wenigsten Statuen hat, darf ein wenig mehr nehmen.',
    scenes: {
      four: {
        title: 'Eine zählt nicht',
        text: 'Du hast die wenigsten Statuen und darum die Gnade des Volkes: Von jeder Sorte wird dir eine Ware nicht angerechnet. Gelb trägt die Krone und hat 3 Brote geraubt, du hast es gesehen. Du hast 3 und hältst noch 1.',
        task: 'Nimm so viel Brot, wie du kannst, ohne bestraft zu werden.',
        after: 'Deine 4 Brote zählten als 3, so viele wie bei Gelb, und bei Gleichstand trifft es den höheren Rang. Nach jeder Runde wird neu geschaut, wer die wenigsten Statuen hat.',
        closer: 'Von 4 Broten zählen nur 3, und bei Gleichstand wird der höhere Rang bestraft.',
        wrong: { back: 'Aber du darfst es haben: Von 4 Broten zählen nur 3, und Gelb hat den höheren Rang.' },
      },
    },
  },
  kingship: {
    title: 'Überzahlen und die Krone',
    about: 'Wie du viele Gefolgsleute gewinnst, und wann wenige genügen.',
    scenes: {
      most: {
        title: 'Mit vollen Händen',
        text: 'Jede überzahlte Ware bringt einen Gefolgsmann, doch kein Plättchen darf zu viel sein. Ein Wald kostet 1 Brot, 1 Marmor und 1 Werkzeug, ein Gebirge 1 Werkzeug mehr, abseits das Doppelte.',
        task: 'Gewinn auf einem Feld so viele Gefolgsleute, wie du kannst.',
        after: '6 Gefolgsleute! Ein billiges Feld und große Plättchen bringen am meisten.',
        closer: 'Neben deiner Statue auf c3 liegen ein Wald und ein Gebirge. Was ist billiger?',
        wrong: {
          fewer: 'Aber mit einem billigeren Feld oder größeren Plättchen gewinnst du mehr.',
          pass: 'Aber wer nichts bezahlt, überzahlt auch nichts.',
        },
      },
      stay: {
        title: 'Die Krone behalten',
        text: 'Du trägst die Krone und hast 30 Gefolgsleute. Gelb hat gerade überzahlt und hat 32. Du kannst noch einmal bauen. Bei Gleichstand steht vorn, wer bisher den höheren Rang hatte.',
        task: 'Bau so, dass du die Krone behältst.',
        after: '32 zu 32, und die Krone bleibt bei dir. Jede Krönung kostet 5 Gefolgsleute und bringt eine Statue auf der Königs-Chronik.',
        closer: 'Dir fehlen 2 Gefolgsleute. Neben deinen Statuen auf e4 und f4 liegt eine Wiese: f5.',
        wrong: {
          few: 'Aber um mit Gelb gleichzuziehen, brauchst du 2 Gefolgsleute mehr.',
          pass: 'Aber dann hat Gelb mehr Gefolgsleute und bekommt die Krone.',
        },
      },
    },
  },
  far: {
    title: 'Abseits bauen',
    about: 'Auf jeder freien Wiese, in jedem freien Wald, zu doppelten Kosten.',
    scenes: {
      castle: {
        title: 'Der Sprung zum Schloss',
        text: 'Auf freien Wiesen und in freien Wäldern darfst du überall bauen, zu doppelten Kosten. Das Schloss kostet 2 Marmor und 3 Werkzeuge, doch dafür musst du daneben stehen. Du hast 2 Brote, zweimal 2 Marmor und 3 Werkzeuge.',
        task: 'Hol dir das Schloss noch in dieser Runde.',
        onward: 'Jetzt stehst du daneben, und du bist wieder an der Reihe.',
        after: 'Vier Statuen in einer Runde, und das in einer Ecke, in der du keine hattest.',
        closer: 'Erst eine Wiese neben dem Schloss. Sie kostet dich 2 Brote und 2 Marmor.',
        wrong: {
          elsewhere: 'Aber von dort kommst du nicht ins Schloss.',
          pass: 'Aber das Schloss ist zum Greifen nah.',
        },
      },
    },
  },
  'new-land': {
    title: 'Neues Land',
    about: 'Die Königs-Chronik deckt neue Landschaften auf.',
    scenes: {
      open: {
        title: 'Blind aufgedeckt',
        text: 'Deine Statue steht auf dem dritten Feld der Königs-Chronik: Nun deckst du eine Landschaftstafel deiner Wahl auf. Vorher ansehen darfst du sie nicht. Im Land steht eine einzige Statue von dir, auf c1.',
        task: 'Deck die Tafel auf, an die deine Statue grenzt.',
        after: 'Ein Dorf, gleich neben dir! Von der nächsten Runde an dürfen dort alle bauen. Mit dem fünften Feld der Chronik werden die übrigen Tafeln aufgedeckt.',
        closer: 'c1 ist die rechte untere Ecke ihrer Tafel. Weiter geht es nach rechts.',
        wrong: { away: 'Aber neben dieser hast du keine Statue: Andere wären vor dir dort.' },
      },
    },
  },
  end: {
    title: 'Das Spielende',
    about: 'Die Doppelfelder, und wann Schluss ist.',
    scenes: {
      'go-on': {
        title: 'Noch nicht!',
        text: 'Runde 6. Gelb hat 10 Statuen, behält die Krone und stellt 2 aufs Doppelfeld: 12. Du hast 4. Ist der Erste dann um mehr als die Zahl unter dem Feld, hier 6, vor dem Letzten, hat Gelb gewonnen.',
        task: 'Halte die Partie am Laufen.',
        after: '12 zu 6, und 6 ist nicht mehr als 6: Es geht weiter! Unter den nächsten Feldern stehen aber kleinere Zahlen, unter dem letzten eine 0.',
        closer: 'Du brauchst 2 Statuen. Neben deiner, auf e3, liegt ein Dorf.',
        wrong: {
          one: 'Aber dann steht es 12 zu 5, und Gelb hat gewonnen.',
          pass: 'Aber dann steht es 12 zu 4, und Gelb hat gewonnen.',
        },
      },
    },
  },
  consolation: {
    title: 'Ein kleiner Trost',
    about: 'Wer gar keine Statue aufstellen kann, erhält 2 Gefolgsleute.',
    scenes: {
      nothing: {
        title: 'Rein gar nichts',
        text: 'Wer in einer Runde gar keine Statue aufstellen kann, erhält 2 Gefolgsleute, außer nach einem Tumult gegen ihn. Du und Gelb habt je 30. Gelb hat 1 Brot und 1 Marmor, wie du gesehen hast, du 1 Brot; 1 Marmor hältst du.',
        task: 'Nimm Gelb die Krone ab.',
        after: 'Kein Feld, aber 2 Gefolgsleute: Mit 32 bekommst du die Krone, und deine Statue steht auf der Königs-Chronik. Wer bauen könnte und passt, geht leer aus.',
        closer: 'Mit dem Marmor kannst du auf einer Wiese bauen, ohne ihn nirgends.',
        wrong: { keep: 'Aber dann kannst du bauen und brauchst keinen Trost: Bei 30 zu 30 behält Gelb die Krone.' },
      },
    },
  },
  supporters: {
    title: 'Ohne Gefolgsleute',
    about: 'Wenn jemand nicht abgeben kann, was er soll.',
    scenes: {
      none: {
        title: 'Nichts mehr abzugeben',
        text: 'Gelb hat keine Gefolgsleute mehr, aber die Gnade des Volkes: Die 3 Brote, die du Gelb rauben sahst, zählen als 2. Du hast 1 Brot und hältst 2 weitere. Das Volk verlangt 5.',
        task: 'Entscheide so, dass es Gelb trifft und nicht dich.',
        after: 'Gelb soll 3 Gefolgsleute abgeben und hat keine. Also bekommt zunächst jeder 5 aus dem Vorrat, auch du, und dann gibt Gelb 3 ab. Reicht einmal der Vorrat nicht, gibt jeder 5 zurück.',
        closer: 'Mit dem Plättchen in der Hand hättest du 3 Brote.',
        wrong: { keep: 'Aber 3 Brote sind mehr als die 2, die bei Gelb zählen.' },
      },
    },
  },
  gambler: {
    title: 'Für Zocker',
    about: 'Was das Volk verlangt, wird erst nach dem Raub gedreht.',
    scenes: {
      tools: {
        title: 'Vor dem Dreh',
        text: 'In dieser Variante wird der Pfeil erst nach dem Raub gedreht, für jede Sorte einzeln. Es kann eine 2 werden oder eine 5. Gelb hat 3 Werkzeuge geraubt, du hast es gesehen. Du hast 2 und hältst 3 weitere.',
        task: 'Sorg dafür, dass du beim Werkzeug nicht der Gierigste bist.',
        after: 'Brot 2, Marmor 3, Werkzeug 5: Dem Volk blieben nur 4 Werkzeuge, und bestraft wird Gelb. Wer zockt, rechnet besser mit der 5.',
        closer: 'Mit 2 Werkzeugen hast du weniger als Gelb.',
        wrong: { keep: 'Aber mit 5 Werkzeugen bist du der Gierigste, falls der Pfeil auf einer hohen Zahl stehen bleibt.' },
      },
    },
  },
};
