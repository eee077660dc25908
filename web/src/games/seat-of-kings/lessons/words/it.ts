// What the lessons of Seat of Kings say, in Italian.
import type { Words } from './en';

export const it: Words = {
  'seat-of-kings': {
    title: 'Dalla fattoria al trono',
    about: 'Piazzare, promuovere, catturare, riscattare, pagare un traditore e vincere: tutto ciò che serve per giocare.',
    scenes: {
      place: {
        title: 'Una pedina sul tabellone',
        text: 'Una regione è una piramide: in basso i contadini, poi pastori, guerrieri e capi clan, in cima il re. Tu sei Blu. Le tue carte mostrano dove puoi piazzare: tutte e tre su posizioni di contadino.',
        task: 'Gioca una carta e piazza una pedina nel Connacht.',
        after: 'Piazzare non costa nulla. La pedina in cima dice chi controlla la posizione.',
        closer: 'Scegli una tua carta, poi il Connacht, poi una posizione.',
        wrong: {
          discard: 'Ma con una carta scartata non si piazza nulla.',
          elsewhere: 'Ma quello è l’Ulster. Comincia nel Connacht.',
        },
      },
      promote: {
        title: 'Un rango più su',
        text: 'Il tuo contadino sta in F2. Due tue pedine vicine ne portano una terza, un rango più su: H2 sta sopra F2 e F3. Attivare le tue carte non costa nulla.',
        task: 'Piazza un contadino accanto al tuo e promuovi nella posizione sopra.',
        onward: 'Sono vicini. Ora promuovi.',
        after: 'Un pastore! Così si sale, di rango in rango, fino al trono.',
        closer: 'F1 e F3 sono accanto al tuo contadino. Se una delle due è tua, puoi prendere la posizione sopra entrambi.',
        wrong: {
          discard: 'Ma con una carta scartata non si piazza nulla.',
          done: 'Ma qui puoi promuovere, e non costa nulla.',
          apart: 'Ma quella pedina è sola. Solo due vicine ne portano una terza.',
        },
      },
      capture: {
        title: 'Catturare',
        text: 'Finché ci sono posizioni vuote devi usare quelle. Qui le posizioni di contadino sono tutte occupate: perciò con la carta 36 puoi piazzare sopra una pedina avversaria e catturarla.',
        task: 'Cattura un contadino rosso nel Connacht.',
        after: 'La posizione è tua. La pedina rossa resta prigioniera sotto la tua, finché la posizione non cambia padrone o la regione non viene svuotata.',
        closer: 'Rosso controlla F2 e F4. Piazza in una delle due.',
        wrong: {
          discard: 'Ma con una carta scartata non si cattura nessuno.',
          own: 'Ma quella posizione è già tua.',
          elsewhere: 'Ma nell’Ulster non c’è ancora nessuno da catturare.',
        },
      },
      choose: {
        title: 'Tre su sei',
        text: 'Ogni due round ricevi sei carte. In segreto ne scegli tre per questo round; le altre sono per il prossimo. Con una carta che costa 0 promuovi gratis. Hai solo 2 cumal.',
        task: 'Tieni le tre carte che non costano nulla.',
        after: 'Nessun altro conosce la tua scelta. Le tre carte messe da parte le prendi in mano nel prossimo round.',
        closer: 'Guarda i costi: 31, 33 e 35 costano 0.',
        wrong: { dear: 'Ma una di queste costa più di quanto hai.' },
      },
      ransom: {
        title: 'Il riscatto',
        text: 'Il round è finito e Rosso ha conquistato il trono dell’Ulster. La regione è stata svuotata: tre tue pedine ora sono prigioniere sulla sua carta rath. Una costa 1 cumal, due costano 2, tutte 3.',
        task: 'Riscatta tutte le tue pedine.',
        after: 'Sono di nuovo nel tuo stock. I cumal vanno a chi le teneva. Anche più di tre prigionieri sarebbero costati 3.',
        closer: 'Per 3 cumal sono libere tutte e tre.',
        wrong: {
          some: 'Ma così non tornano tutte a casa.',
          none: 'Ma senza riscatto restano dove sono. Hai solo 20 pedine.',
        },
      },
      traitor: {
        title: 'Il traditore',
        text: 'Un’altra partita, a fine round: in ogni regione qualcuno può pagare il traditore, 1 cumal, ma non Rosso, che qui controlla più posizioni di tutti. Poi peschi una carta e sostituisci una pedina avversaria sulla sua posizione.',
        task: 'Paga il traditore e sostituisci una pedina rossa.',
        onward: 'Hai pescato la carta 34, che mostra un contadino. Quale pedina rossa se ne va?',
        after: 'La pedina rossa è tornata nello stock di Rosso, e al suo posto c’è la tua. Se ha vicine tue, da lì puoi persino promuovere.',
        closer: 'Prima paga. Poi la scelta migliore è F2: sta fra due tue pedine.',
        wrong: {
          no: 'Ma allora in questo round qui non ci sarà nessun traditore.',
          skip: 'Ma l’hai pagato. Usalo!',
        },
      },
      win: {
        title: 'Due troni',
        text: 'Hai vinto l’Ulster: là c’è la tua pedina del Re. Con un secondo trono vinci la partita! Nel Connacht controlli W1 e W3, e hai 8 cumal. Attivare la carta 2 costa 3, per quanto tu salga.',
        task: 'Piazza il terzo guerriero e sali fino alla posizione del Re.',
        onward: 'Continua a salire! Paghi solo la prima promozione.',
        after: 'Due troni insieme: sei l’Ard Ri, Altezza Reale d’Irlanda!',
        closer: 'La carta 2 nel Connacht, in W2. Poi i due capi clan, C1 e C2, e infine K.',
        wrong: {
          discard: 'Ma non ti servono cumal: ti serve un trono.',
          amnesty: 'Ma non c’è nessuno da liberare. Ti serve un trono.',
          done: 'Ma il trono è a portata di mano. Continua a salire.',
          elsewhere: 'Ma da lì, in questo turno, nessuna via porta al trono.',
        },
      },
    },
  },
  cumals: {
    title: 'I cumal',
    about: 'A che cosa servono e da dove vengono.',
    scenes: {
      open: {
        title: 'Aprire una regione',
        text: 'Nell’Ulster nessuno ha ancora una pedina. Chi entra per primo in una regione vuota paga 2 cumal; solo il giocatore iniziale del primo round può farlo gratis. Tu ne hai 2.',
        task: 'Apri l’Ulster.',
        after: 'Ti è costato tutti i cumal. Ma nell’Ulster ci sei solo tu, e a fine round questo rende.',
        closer: 'Scegli una carta, poi l’Ulster.',
        wrong: {
          discard: 'Ma con una carta scartata non si piazza nulla.',
          placed: 'Ma quello è il Connacht, dove c’è già Rosso.',
        },
      },
      discard: {
        title: 'Due per una carta',
        text: 'Non hai più cumal, e senza cumal non puoi pagare una promozione. Invece di giocare una carta puoi scartarla e prendere 2 cumal.',
        task: 'Scarta una carta.',
        after: 'Due cumal, e il tuo turno finisce lì.',
        closer: 'Scegli una carta e scartala, invece di giocarla in una regione.',
        wrong: { placed: 'Ma così adesso non prendi cumal.' },
      },
      income: {
        title: 'Le rendite',
        text: 'La tua ultima carta, poi il round finisce. In ogni regione e per ogni rango prende 1 cumal chi da solo ha più posizioni; i re non rendono. Per ogni rango che hai in più regioni ne prendi 1 in più.',
        task: 'Piazza il contadino in modo da prendere in tutto 3 cumal.',
        after: 'Uno per i contadini dell’Ulster, uno per i pastori di lì e uno perché ora hai contadini in due regioni.',
        closer: 'Nel Connacht Rosso avrebbe tanti contadini quanti te. Nell’Ulster non ce ne sono ancora.',
        wrong: {
          tied: 'Ma due contadini a testa: in parità nessuno prende nulla.',
          discard: 'Ma quello rende una volta sola. Le pedine rendono in ogni round.',
        },
      },
    },
  },
  promotions: {
    title: 'Salire in alto',
    about: 'Promozioni in catena, e promuovere senza piazzare.',
    scenes: {
      chain: {
        title: 'Una catena',
        text: 'Paghi solo la prima promozione del turno. Da dove sei appena salito si va avanti, se accanto c’è un’altra tua pedina. La tua carta 27 costa 1 cumal.',
        task: 'Sali di tre ranghi in un solo turno.',
        onward: 'Avanti, ancora un rango più su.',
        after: 'Contadino, pastore, guerriero, capo clan: tutto per 1 cumal.',
        closer: 'F2 è accanto al tuo contadino; H1, lì sopra, al tuo pastore; W1 al tuo guerriero.',
        wrong: {
          discard: 'Ma con una carta scartata non si promuove.',
          done: 'Ma la catena continua, e 1 cumal la paga tutta.',
          apart: 'Ma quella pedina non ha vicine tue.',
        },
      },
      own: {
        title: 'Senza una pedina nuova',
        text: 'Se controlli una posizione in cui la carta potrebbe piazzare, puoi usarla così com’è: la tua pedina è attivata e lo stock non si tocca. Le posizioni di contadino sono tutte occupate; F1 e F2 sono tue.',
        task: 'Usa F2 senza piazzare, poi promuovi in H1.',
        onward: 'F2 è attivata. Ora promuovi.',
        after: 'Una pedina risparmiata. Ricordatene quando lo stock scarseggia.',
        closer: 'Carta 36 nel Connacht, e F2: non piazzare nulla, usala.',
        wrong: {
          discard: 'Ma con una carta scartata non si promuove.',
          done: 'Ma H1 è lì che aspetta.',
          placed: 'Ma così usi una pedina del tuo stock.',
        },
      },
    },
  },
  forts: {
    title: 'I fortini',
    about: 'Crearne uno, distruggerne uno, e perché ce n’è uno solo.',
    scenes: {
      build: {
        title: 'Creare un fortino',
        text: 'Nel Connacht le posizioni di contadino sono tutte occupate. Se piazzi su una posizione già tua, due tue pedine stanno l’una sull’altra: è un fortino.',
        task: 'Crea un fortino.',
        after: 'Chi attacca questa posizione distrugge solo il fortino; per prenderla serve un secondo colpo. Contro i traditori e la «pietra del destino» non aiuta.',
        closer: 'La tua carta 36 arriva fino a F2, che è tua.',
        wrong: {
          discard: 'Ma con una carta scartata non si crea nulla.',
          captured: 'Ma così catturi una pedina rossa.',
          named: 'Ma così non c’è una seconda pedina.',
          elsewhere: 'Ma nell’Ulster non hai ancora nulla.',
        },
      },
      break: {
        title: 'Distruggere un fortino',
        text: 'Rosso ha un fortino in F2. Chi piazza o promuove su un fortino avversario lo distrugge soltanto: la pedina superiore torna al proprietario, e la propria non viene piazzata.',
        task: 'Distruggi il fortino di Rosso.',
        after: 'F2 è ancora di Rosso, ma con una pedina sola. Il prossimo colpo la cattura.',
        closer: 'Piazza in F2.',
        wrong: {
          discard: 'Ma con una carta scartata non si distrugge nulla.',
          captured: 'Ma così catturi un altro contadino. Il fortino è ancora lì.',
          named: 'Ma quella posizione è tua.',
          fort: 'Ma così crei un fortino tuo; quello di Rosso è ancora lì.',
          elsewhere: 'Ma il fortino è nel Connacht.',
        },
      },
      one: {
        title: 'Uno per regione',
        text: 'Puoi avere un fortino in ogni regione. Il tuo sta in F1. Se ne crei un altro, la pedina superiore del vecchio torna nel tuo stock.',
        task: 'Crea un nuovo fortino nel Connacht.',
        after: 'Così un fortino può spostarsi: il nuovo è pronto, e in F1 resta una pedina sola.',
        closer: 'Piazza in F3 o in F5, che sono tue.',
        wrong: {
          discard: 'Ma con una carta scartata non si crea nulla.',
          captured: 'Ma così catturi una pedina rossa.',
          named: 'Ma così non c’è una seconda pedina.',
          elsewhere: 'Ma il tuo fortino è nel Connacht.',
        },
      },
    },
  },
  'stone-of-destiny': {
    title: 'La pietra del destino',
    about: 'Due pedine si scambiano di posto.',
    scenes: {
      swap: {
        title: 'Lo scambio',
        text: 'La carta 30 è una «pietra del destino»: due pedine qualsiasi di una regione si scambiano di posto, di chiunque siano, anche prigioniere, ma non sulla posizione del Re. Rosso sta in F2, accanto al tuo contadino.',
        task: 'Prendi F2 con il tuo pastore, e manda Rosso al suo posto.',
        after: 'F1 e F2 sono tue, fianco a fianco.',
        closer: 'Scambia di posto F2 e H4.',
        wrong: {
          discard: 'Ma quello non è uno scambio.',
          other: 'Ma così F1 e F2 non sono entrambe tue.',
        },
      },
      activate: {
        title: 'Scambiare e salire',
        text: 'Per 3 cumal lo scambio attiva anche la tua pedina spostata, che può salire se ha accanto un’altra tua. Tu ne hai 4.',
        task: 'Metti due tuoi contadini fianco a fianco e promuovi.',
        onward: 'Fianco a fianco. Ora promuovi, per 3 cumal.',
        after: 'Uno scambio e una promozione, in un solo turno.',
        closer: 'Scambia di posto F3 e H4: così F3 e F4 sono tue.',
        wrong: {
          discard: 'Ma quello non è uno scambio.',
          amnesty: 'Ma non c’è nessuno da liberare.',
          done: 'Ma i tuoi cumal bastano per promuovere.',
          other: 'Ma così non hai due pedine vicine.',
        },
      },
    },
  },
  amnesty: {
    title: 'L’amnistia',
    about: 'Liberare tutti i prigionieri di una regione.',
    scenes: {
      free: {
        title: 'Tutti liberi',
        text: 'Nel Connacht Rosso tiene prigioniere due tue pedine, in H2 e W2. Puoi scartare una carta e pagare 4 cumal: tutti i prigionieri di una regione tornano ai proprietari. Ne hai esattamente 4.',
        task: 'Dichiara un’amnistia nel Connacht.',
        after: 'Sono di nuovo nel tuo stock. L’amnistia riduce anche i fortini a una sola pedina; le pedine del Re restano dove sono.',
        closer: 'Scegli la tua carta, poi l’amnistia, poi il Connacht.',
        wrong: {
          discard: 'Ma così non liberi nessuno.',
          placed: 'Ma così non liberi nessuno.',
          amnesty: 'Ma nell’Ulster nessuno è prigioniero.',
        },
      },
    },
  },
  'start-player': {
    title: 'Un nuovo giocatore iniziale',
    about: 'Chi comincia il prossimo round.',
    scenes: {
      name: {
        title: 'A chi tocca ora',
        text: 'Eri il giocatore iniziale, e il round è finito. Ora scegli chi comincia il prossimo; non puoi essere tu. Da lì si prosegue in senso orario: Blu, Rosso, Bianco.',
        task: 'Scegli il nuovo giocatore iniziale.',
        after: 'Chi gioca presto anticipa gli altri. Chi gioca tardi ha l’ultima parola prima delle rendite.',
        closer: 'Rosso o Bianco: se comincia Rosso, tu giochi per ultimo.',
        wrong: {},
      },
    },
  },
  'king-stone': {
    title: 'Le pedine del Re',
    about: 'Che cosa diventa un trono a fine round, e come cade.',
    scenes: {
      garrison: {
        title: 'Una guarnigione',
        text: 'Hai conquistato il trono dell’Ulster. A fine round la regione è stata svuotata: le tue pedine sono nello stock, e una pedina del Re sta al posto del tuo re. Puoi lasciare fino a due pedine.',
        task: 'Lascia una pedina nell’Ulster, dove vuoi.',
        after: 'Una guarnigione porta rendite, e chi vuole salire qui deve prima superarla.',
        closer: 'Va bene qualsiasi posizione. I ranghi alti sono difficili da raggiungere.',
        wrong: { none: 'Ma così la tua pedina del Re resta sola.' },
      },
      depose: {
        title: 'Deporre un re',
        text: 'Nell’Ulster c’è la pedina del Re di Rosso. Non la si può catturare né scambiare, e nessun traditore la tocca. Solo una promozione sulla posizione del Re la toglie, e allora lì non si piazza nulla.',
        task: 'Piazza il terzo guerriero e sali finché la pedina del Re cade.',
        onward: 'Continua a salire, fino a K. Paghi solo la prima promozione.',
        after: 'Rosso ha perso il trono, che ora è vuoto. Per conquistarlo serve un’altra promozione.',
        closer: 'La carta 2 nell’Ulster, in W2. Poi C1 e C2, e infine K.',
        wrong: {
          discard: 'Ma la pedina del Re è ancora lì.',
          amnesty: 'Ma un’amnistia non tocca le pedine del Re.',
          done: 'Ma la pedina del Re è ancora lì. Continua a salire.',
          elsewhere: 'Ma da lì nessuna via porta al re di Rosso.',
        },
      },
    },
  },
  prisoners: {
    title: 'I prigionieri',
    about: 'Come si finisce su una carta rath, e come ci si scambia i prigionieri.',
    scenes: {
      exchange: {
        title: 'Lo scambio dei prigionieri',
        text: 'Rosso tiene prigioniero un tuo pastore in H1. È l’ultimo turno del round. Se c’è un re, la regione viene svuotata: ognuno prende le pile che controlla, e le pedine avversarie diventano prigionieri sulla sua carta rath.',
        task: 'Prendi W2 e sali fino al trono.',
        onward: 'Continua a salire, fino a K. Paghi solo la prima promozione.',
        after: 'L’Ulster è stato svuotato. Tu avevi una pedina di Rosso e lui una tua: scambiate, una per una, gratis. Nessuno può rifiutare; solo per quelle che restano si parla di riscatto.',
        closer: 'La carta 3 in W2. Poi C1 e C2, e infine K.',
        wrong: {
          discard: 'Ma allora non c’è nessun re, e non si svuota nulla.',
          amnesty: 'Ma il trono è a portata di mano.',
          done: 'Ma il trono è a portata di mano. Continua a salire.',
          elsewhere: 'Ma da lì non arrivi al trono.',
        },
      },
    },
  },
  'third-region': {
    title: 'La terza regione',
    about: 'In due giocatori: che cosa decide se ognuno ha un re.',
    scenes: {
      choose: {
        title: 'Un re a testa',
        text: 'In due giocatori una regione vinta è chiusa. Rosso ha vinto il Connacht, tu l’Ulster: decide una terza regione, e la sceglie il giocatore iniziale, cioè tu.',
        task: 'Scegli la terza regione.',
        after: 'Chi conquista il trono lì vince la partita.',
        closer: 'Leinster o Munster: per ora sono uguali.',
        wrong: {},
      },
    },
  },
};
