// What the lessons of Tumult Royal say, in Italian.
import type { Words } from './en';

export const it: Words = {
  'tumult-royal': {
    title: 'Avidi con misura',
    about: 'Razziare, rimettere a posto, assistere ai tumulti, pagare, erigere statue, prendere la corona e vincere: tutto quello che serve per giocare.',
    scenes: {
      first: {
        title: 'La prima statua',
        text: 'Sei Blu, e porti la corona. Vince chi alla fine ha eretto più statue. La prima sta su un prato. Più avanti in un villaggio ne erigerai 2 in una volta e in un castello 3: resta nei paraggi.',
        task: 'Metti la tua prima statua su un prato accanto al villaggio o al castello.',
        after: 'Un bel posto. Ora tu, che porti la corona, fai girare la freccia del disco dei tumulti: il popolo esige 4.',
        closer: 'Il villaggio è in b2, il castello in e5. Accanto vuol dire in orizzontale o in verticale, mai in diagonale.',
        wrong: { far: 'Ma da lì il villaggio e il castello sono più lontani.' },
      },
      lift: {
        title: 'La razzia',
        text: 'Ora tutti razziano insieme le merci del popolo; qui con calma, a turno. Di pane, marmo e attrezzi devono restargliene 4 per tipo. Un villaggio ti costa 2 pani e 2 marmi.',
        task: 'Solleva una tessera e tienila.',
        onward: '2 pani, e li vedi solo tu. Tieni la tessera.',
        after: 'Sta coperta sulla tua plancia castello, e lì è al sicuro. Ormai non puoi più rimetterla al centro.',
        closer: 'Tocca una tessera qualsiasi al centro del tavolo, poi tienila.',
        wrong: {
          done: 'Ma così resti a mani vuote.',
          back: 'Ma 2 pani ti servono: pagano mezzo villaggio.',
        },
      },
      back: {
        title: 'Quando basta, basta',
        text: 'Hai 2 pani, quanti ne servono per un villaggio. Se al popolo restano meno di 4 merci di un tipo, scoppia un tumulto, e viene punito chi di quel tipo ne ha prese di più.',
        task: 'Solleva un’altra tessera. Se è di nuovo pane, rimettila a posto.',
        onward: '3 pani! Con 5 rischi di essere il più avido. Rimetti a posto la tessera.',
        after: 'È di nuovo al centro, e solo tu sai che cosa mostra. Ma può prenderla chiunque.',
        closer: 'Va bene una tessera qualsiasi. Questa volta rimettila a posto.',
        wrong: {
          done: 'Ma per il villaggio ti manca ancora il marmo.',
          keep: 'Ma con 5 pani rischi di essere il più avido.',
        },
      },
      tumult: {
        title: 'Tumulto!',
        text: 'Un’altra razzia. Hai 2 pani e 2 marmi, giusto quello che costa un villaggio. Giallo ha già preso tre tessere. Il popolo esige 4 merci di ogni tipo.',
        task: 'Non prendere altre tessere, e guarda come reagisce il popolo.',
        after: 'Al popolo sono rimasti solo 3 attrezzi, e Giallo ne aveva presi 8: perde 3 seguaci, e delle sue tre tessere attrezzi tiene solo la più piccola.',
        closer: 'Di’ che non vuoi altre tessere.',
        wrong: { lift: 'Ma hai già quello che ti serve, e ogni tessera in più ti rende più avido.' },
      },
      greedy: {
        title: 'Avidi per una volta',
        text: 'E se toccasse a te? Sulla tua plancia castello ci sono 5 pani, e in mano ne hai altri 3. Il popolo ne esige 4. Qui provare non costa nulla.',
        task: 'Tieni anche i 3 pani, poi non prendere altre tessere.',
        onward: '8 pani! Ora fermati, e guarda che cosa succede.',
        after: 'Al popolo sono rimasti solo 3 pani. Perdi 3 seguaci, e delle tue tessere pane tieni solo la più piccola. Se avessi rimesso a posto l’ultima, il popolo sarebbe stato contento.',
        closer: 'Tieni la tessera. Poi di’ che non ne vuoi altre.',
        wrong: {
          back: 'Sarebbe saggio. Ma qui devi vedere quanto costa l’avidità.',
          lift: 'Ma 8 pani bastano a far infuriare il popolo.',
        },
      },
      pay: {
        title: 'Pagare',
        text: 'Ora si erigono statue, a partire dal rango più alto, su una casella libera accanto alle proprie. Un prato costa 1 pane e 1 marmo, un bosco anche 1 attrezzo. Hai 1 merce per tipo.',
        task: 'Erigi una statua su un prato.',
        after: 'Pagata ed eretta; ora tocca a Giallo. Chi poi può ancora pagare costruisce un’altra volta. Quello che avanza alla fine torna al popolo.',
        closer: 'Accanto alla tua statua in b1 c’è un solo prato: c1.',
        wrong: {
          forest: 'Ma quello è un bosco. Per il prato non ti serve nessun attrezzo.',
          pass: 'Ma puoi costruire, e alla fine contano solo le statue.',
        },
      },
      village: {
        title: 'Due in una volta',
        text: 'In un villaggio erigi 2 statue in una volta, in un castello 3. Un villaggio costa 2 pani e 2 marmi, un castello 2 marmi e 3 attrezzi. Accanto a te c’è un villaggio.',
        task: 'Erigi due statue in una volta.',
        after: 'Due statue con una mossa, e il villaggio è tuo: lì nessun altro può più costruire.',
        closer: 'Il villaggio è in b2, proprio sopra la tua statua.',
        wrong: {
          one: 'Ma quella è una statua sola.',
          pass: 'Ma puoi pagare, e alla fine contano solo le statue.',
        },
      },
      crown: {
        title: 'La corona',
        text: 'Dopo ogni round la corona va a chi ha più seguaci. Ogni merce pagata in più te ne fa ottenere uno. Giallo porta la corona e ne ha 32, tu 30. In caso di parità la tiene Giallo.',
        task: 'Costruisci in modo da ottenere la corona.',
        after: '3 merci in più: con 33 seguaci la corona è tua, e Giallo scende al rango 2! Te ne costa 5, ma in cambio una tua statua sta sulla cronaca reale, e conta anche quella.',
        closer: 'Costruisci in b1, accanto alla tua statua, e paga con le tessere più grandi.',
        wrong: {
          few: 'Ma così ne hai 31, e Giallo ne ha di più.',
          far: 'Ma quella casella non è accanto alla tua e costa il doppio: di merci in più ne paghi solo 1.',
          pass: 'Ma senza costruire non ottieni seguaci.',
        },
      },
      win: {
        title: 'La fine',
        text: 'Round 6: da ora la corona porta 2 statue sulla cronaca. Se poi il primo stacca l’ultimo di più del numero sotto la casella, qui 6, è finita. Hai 8 statue, Giallo 5, e la corona sarà tua.',
        task: 'Chiudi la partita con una sola mossa.',
        after: '12 a 5, cioè 7 di vantaggio: hai vinto! Di casella in casella i numeri calano, e allo 0 la partita finisce comunque. Chi erige la sua venticinquesima statua vince subito.',
        closer: 'Una statua non basta. In d1 c’è un villaggio.',
        wrong: {
          one: 'Ma così si va sull’11 a 5, e 6 non è più di 6.',
          pass: 'Ma così si va sul 10 a 5, e la partita continua.',
        },
      },
    },
  },
  live: {
    title: 'La razzia in tempo reale',
    about: 'Tutti insieme, e contro la sabbia.',
    scenes: {
      grab: {
        title: 'Tutti insieme',
        text: 'Ora nessuno aspetta il proprio turno: chi tocca per primo una tessera ce l’ha, e quella che un altro ha in mano non c’è più. In partita la sabbia scorre per circa 20 secondi; qui sta ferma.',
        task: 'Solleva una tessera e tienila.',
        onward: '2 marmi. In mano ne hai sempre una sola: deciditi, e avanti la prossima.',
        after: 'Intanto neanche Giallo è stato con le mani in mano: è sparita un’altra tessera. Sollevare, tenere o rimettere a posto, finché lo permette la sabbia.',
        closer: 'Tocca una tessera, poi tienila. Fai ancora prima se la lanci in giù, verso il tuo castello.',
        wrong: {
          done: 'Ma di sabbia ce n’è ancora parecchia.',
          back: 'Ma 2 marmi ti servono.',
        },
      },
      sign: {
        title: 'Solo un segnale',
        text: 'Hai detto che non ne vuoi altre. Quando l’hanno detto tutti, la razzia finisce prima ancora della sabbia. Ma Giallo sta ancora razziando, e tu puoi ripensarci.',
        task: 'Solleva lo stesso un’altra tessera.',
        after: 'Così hai ritirato il tuo segnale. Finché la sabbia scorre, sei di nuovo in gioco.',
        closer: 'Tocca semplicemente una tessera qualsiasi.',
        wrong: {},
      },
      stop: {
        title: 'Stop!',
        text: 'La sabbia è finita, e nessuno può più sollevare tessere. Ma hai ancora in mano 1 marmo, e per quello ti restano due secondi. Poi tornerebbe da solo al centro del tavolo.',
        task: 'Tieni il marmo: con il tuo pane paga un prato.',
        after: 'Appena in tempo! Ora si scoprono tutte le tessere.',
        closer: 'Ce l’hai in mano: tienilo.',
        wrong: { back: 'Ma senza marmo non puoi costruire.' },
      },
    },
  },
  tumult: {
    title: 'Tumulti e parità',
    about: 'Chi viene punito quando due sono avidi allo stesso modo.',
    scenes: {
      tie: {
        title: 'Avidi allo stesso modo',
        text: 'Hai visto che cosa ha preso Giallo: 3 pani, e poi un altro. Tu ne hai 3 e in mano ne hai ancora 1, e il pane comincia a scarseggiare. In caso di parità il più avido è il rango più alto, e la corona la porti tu.',
        task: 'Decidi in modo che non puniscano te.',
        after: '3 contro 4: viene punito Giallo. Più alto è il tuo rango, meno il popolo ti perdona. E se nessuno ha preso nulla, la colpa è di chi porta la corona.',
        closer: 'Conta: con la tessera che hai in mano arriveresti a 4, come Giallo.',
        wrong: { keep: 'Ma così ne avete 4 ciascuno, e viene punito il rango più alto: tu.' },
      },
    },
  },
  mercy: {
    title: 'La grazia del popolo',
    about: 'Chi ha meno statue può prendere un po’ di più.',
    scenes: {
      four: {
        title: 'Una che non conta',
        text: 'Hai meno statue di tutti, e perciò la grazia del popolo: di ogni tipo una merce non ti viene contata. Giallo porta la corona e ha preso 3 pani, l’hai visto. Tu ne hai 3 e in mano ne hai ancora 1.',
        task: 'Prendi tutto il pane che puoi senza che ti puniscano.',
        after: 'I tuoi 4 pani valevano 3, come quelli di Giallo, e in caso di parità tocca al rango più alto. Dopo ogni round si guarda di nuovo chi ha meno statue.',
        closer: 'Di 4 pani ne contano solo 3, e in caso di parità viene punito il rango più alto.',
        wrong: { back: 'Ma puoi averlo: di 4 pani ne contano solo 3, e il rango di Giallo è più alto.' },
      },
    },
  },
  kingship: {
    title: 'Pagare di più e regnare',
    about: 'Come ottenere molti seguaci, e quando ne bastano pochi.',
    scenes: {
      most: {
        title: 'A piene mani',
        text: 'Ogni merce pagata in più fa ottenere un seguace, ma nessuna tessera deve essere di troppo. Un bosco costa 1 pane, 1 marmo e 1 attrezzo, una montagna 1 attrezzo in più. Lontano dalle tue statue tutto costa il doppio.',
        task: 'Ottieni con una casella più seguaci che puoi.',
        after: '6 seguaci! Una casella a buon mercato e tessere grandi: così se ne ottengono di più.',
        closer: 'Accanto alla tua statua in c3 ci sono un bosco e una montagna. Quale costa meno?',
        wrong: {
          fewer: 'Ma con una casella meno cara o con tessere più grandi ne ottieni di più.',
          pass: 'Ma chi non paga nulla non paga nulla in più.',
        },
      },
      stay: {
        title: 'Tenersi la corona',
        text: 'Porti la corona e hai 30 seguaci. Giallo ha appena pagato più del dovuto e ne ha 32. Puoi costruire ancora una volta. In caso di parità viene prima chi finora aveva il rango più alto.',
        task: 'Costruisci in modo da tenerti la corona.',
        after: '32 a 32, e la corona resta a te. Ogni incoronazione costa 5 seguaci e porta una statua sulla cronaca reale.',
        closer: 'Ti servono 2 seguaci. Accanto alle tue statue in e4 e f4 c’è un prato: f5.',
        wrong: {
          few: 'Ma per raggiungere Giallo ti servono altri 2 seguaci.',
          pass: 'Ma così Giallo ha più seguaci e la corona va a lui.',
        },
      },
    },
  },
  far: {
    title: 'Costruire lontano',
    about: 'Su ogni prato e in ogni bosco libero, a costo doppio.',
    scenes: {
      castle: {
        title: 'Il salto al castello',
        text: 'Sui prati e nei boschi liberi puoi costruire dappertutto, a costo doppio. Il castello costa 2 marmi e 3 attrezzi, ma bisogna esserci accanto. Hai 2 pani, due volte 2 marmi e 3 attrezzi.',
        task: 'Prenditi il castello già in questo round.',
        onward: 'Ora ci sei accanto, e tocca di nuovo a te.',
        after: 'Quattro statue in un round, e in un angolo dove non ne avevi nessuna.',
        closer: 'Prima un prato accanto al castello. Costa 2 pani e 2 marmi.',
        wrong: {
          elsewhere: 'Ma da lì al castello non ci arrivi.',
          pass: 'Ma il castello è a portata di mano.',
        },
      },
    },
  },
  'new-land': {
    title: 'Nuove terre',
    about: 'La cronaca reale scopre nuovi paesaggi.',
    scenes: {
      open: {
        title: 'Alla cieca',
        text: 'La tua statua è arrivata sulla terza casella della cronaca reale: ora scopri una tessera paesaggio a tua scelta, senza guardarla prima. Nel paese hai una sola statua, in c1.',
        task: 'Scopri la tessera con cui confina la tua statua.',
        after: 'Un villaggio, proprio accanto a te! Dal prossimo round lì possono costruire tutti. Con la quinta casella della cronaca si scoprono le altre tessere.',
        closer: 'c1 è l’angolo in basso a destra della sua tessera. Si continua verso destra.',
        wrong: { away: 'Ma accanto a quella non hai statue: altri ci arriverebbero prima di te.' },
      },
    },
  },
  end: {
    title: 'La fine della partita',
    about: 'Le caselle doppie, e quando è finita.',
    scenes: {
      'go-on': {
        title: 'Non ancora!',
        text: 'Round 6. Giallo ha 10 statue, tiene la corona e ne mette 2 sulla casella doppia: 12. Tu ne hai 4. Se poi il primo stacca l’ultimo di più del numero sotto la casella, qui 6, Giallo ha vinto.',
        task: 'Fa’ che la partita continui.',
        after: '12 a 6, e 6 non è più di 6: si continua! Ma sotto le prossime caselle i numeri sono più piccoli, e sotto l’ultima c’è uno 0.',
        closer: 'Ti servono 2 statue. Accanto alla tua, in e3, c’è un villaggio.',
        wrong: {
          one: 'Ma così si va sul 12 a 5, e Giallo ha vinto.',
          pass: 'Ma così si va sul 12 a 4, e Giallo ha vinto.',
        },
      },
    },
  },
  consolation: {
    title: 'Una piccola consolazione',
    about: 'Chi non può erigere nessuna statua ottiene 2 seguaci.',
    scenes: {
      nothing: {
        title: 'Proprio nulla',
        text: 'Chi in un round non può erigere nessuna statua ottiene 2 seguaci, a meno che un tumulto non lo abbia colpito. Tu e Giallo ne avete 30. Hai visto che Giallo ha 1 pane e 1 marmo; tu hai 1 pane, e in mano 1 marmo.',
        task: 'Togli la corona a Giallo.',
        after: 'Nessuna casella, ma 2 seguaci: con 32 la corona è tua, e la tua statua sta sulla cronaca reale. Chi potrebbe costruire e passa non ottiene nulla.',
        closer: 'Con il marmo puoi costruire su un prato, senza da nessuna parte.',
        wrong: { keep: 'Ma così puoi costruire e niente consolazione: sul 30 a 30 la corona resta a Giallo.' },
      },
    },
  },
  supporters: {
    title: 'Senza seguaci',
    about: 'Quando qualcuno non può pagare.',
    scenes: {
      none: {
        title: 'Più nulla da dare',
        text: 'Giallo non ha più seguaci, ma ha la grazia del popolo: i 3 pani che gli hai visto prendere valgono 2. Tu hai 1 pane e in mano altri 2. Il popolo ne esige 5.',
        task: 'Decidi in modo che tocchi a Giallo e non a te.',
        after: 'Giallo deve dare 3 seguaci e non ne ha. Così prima tutti ne ricevono 5 dalla riserva, anche tu, e poi Giallo paga. Se un giorno non bastasse la riserva, ne darebbero 5 tutti.',
        closer: 'Con la tessera che hai in mano arriveresti a 3 pani.',
        wrong: { keep: 'Ma 3 pani sono più dei 2 che contano per Giallo.' },
      },
    },
  },
  gambler: {
    title: 'La variante d’azzardo',
    about: 'Ciò che il popolo esige si gira solo dopo la razzia.',
    scenes: {
      tools: {
        title: 'Prima della freccia',
        text: 'In questa variante la freccia si gira solo dopo la razzia, una volta per ogni tipo. Può uscire un 2 come un 5. Giallo ha preso 3 attrezzi, l’hai visto. Tu ne hai 2 e in mano altri 3.',
        task: 'Fa’ in modo di non essere il più avido negli attrezzi.',
        after: 'Pane 2, marmo 3, attrezzi 5: al popolo sono rimasti solo 4 attrezzi, e viene punito Giallo. Chi ama l’azzardo farà bene a mettere in conto il 5.',
        closer: 'Con 2 attrezzi ne hai meno di Giallo.',
        wrong: { keep: 'Ma con 5 attrezzi sei il più avido, se la freccia si ferma su un numero alto.' },
      },
    },
  },
};
