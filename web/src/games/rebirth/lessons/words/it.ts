// What the lessons of Rebirth say, in Italian.
import type { Words } from './en';

export const it: Words = {
  'rebirth-ireland': {
    title: 'Tessera dopo tessera',
    about: 'Fattorie e gruppi, insediamenti e aree, castelli, una torre rotonda, il mare e una missione: tutto ciò che serve per giocare.',
    scenes: {
      place: {
        title: 'La prima tessera',
        text: 'Sei Blu. A turno ognuno copre l’Irlanda con le proprie tessere, e decidono i punti. Una fattoria va su una casella con il suo simbolo o su una senza simbolo. Non deve toccare nessun’altra tessera.',
        task: 'Piazza la tua fattoria di cibo a terra, su una casella con il suo simbolo.',
        after: 'Una fattoria da sola dà 1 punto. Ora peschi la tua prossima tessera, e tocca agli altri.',
        closer: 'Di queste caselle ce ne sono 25 in tutta la mappa. Una è Charleville (u5), molto a sud.',
        wrong: {
          blank: 'È permesso anche questo: una casella senza simbolo accoglie ogni fattoria. Ma qui il simbolo deve corrispondere.',
          sea: 'Anche quella casella è per il cibo, ma sta in mare, e del mare si parla più avanti.',
        },
      },
      group: {
        title: 'Un gruppo',
        text: 'Qualche turno dopo. Una fattoria dà 1 punto per ogni tessera del gruppo di tue fattorie dello stesso tipo in cui si trova. Le tessere altrui, come la fattoria di Rosso accanto alla tua, non contano.',
        task: 'Piazza la tua fattoria di cibo in modo che dia 2 punti.',
        after: 'Due tessere nel gruppo, 2 punti. La prossima ne darà già 3.',
        closer: 'La tua fattoria di cibo è a Charleville (u5). Accanto è libera una casella senza simbolo: Newmarket (u4).',
        wrong: { alone: 'Ma lì la fattoria è sola e dà soltanto 1 punto.' },
      },
      join: {
        title: 'Da due uno solo',
        text: 'Cibo ed energia formano gruppi distinti. Ora hai in mano una fattoria di energia. A sud-ovest ne hai un gruppo di due e, in disparte, una sola. Chi unisce più gruppi li conta come uno.',
        task: 'Piazza la tua fattoria di energia dove dà più punti.',
        after: 'Due tessere, una tessera e la nuova in mezzo: 4 punti, e d’ora in poi è un gruppo solo.',
        closer: 'Fra le tue fattorie di energia c’è una casella senza simbolo: Kenmare (w3).',
        wrong: { fewer: 'Ma lì non unisce nulla. Fra i tuoi due gruppi dà di più.' },
      },
      area: {
        title: 'Un’area di insediamento',
        text: 'Gli insediamenti vanno solo sulle loro caselle, e un’area fa punti quando si riempie la sua ultima casella. Due caselle danno 5 e 3 punti; chi è da solo li prende tutti. A Tralee hai già un insediamento.',
        task: 'Riempi un’area che ti dia 8 punti.',
        after: '5 e 3 tutti per te. Da solo in tre caselle sarebbero 13, in quattro 25. Un’area di una sola casella dà tanti punti quante sono le case della sua tessera.',
        closer: 'Tralee ha due caselle. Quella libera è Killarney (v3).',
        wrong: {
          fewer: 'Ma quell’area ti dà meno punti.',
          open: 'Ma quell’area non è ancora piena, e fino ad allora non dà punti a nessuno.',
        },
      },
      share: {
        title: 'Dividersi un’area',
        text: 'Se i presenti sono più d’uno, decide la somma delle case. Tre caselle danno 8, 5 e 0 punti. A Galway Rosso ha 3 case e Bianco 1, e una casella è libera. Tu hai in mano 4 case.',
        task: 'Piazzale dove ti danno 8 punti.',
        after: 'Primo posto con 4 case: 8 punti a te, 5 a Rosso e nessuno a Bianco. Due caselle danno 5 e 3, quattro caselle 12, 8, 5 e 0.',
        closer: 'A Galway è ancora libera la casella di Kinvara (n4).',
        wrong: {
          fewer: 'Ma altrove 4 case ti danno di più.',
          open: 'Ma quell’area non è ancora piena, e fino ad allora non dà punti a nessuno.',
        },
      },
      castle: {
        title: 'Castelli',
        text: 'Un castello è di chi ha accanto più tessere; basta già la prima. A parità decide chi ha più fattorie, altrimenti resta a chi lo possiede. Alla fine vale 5 punti.',
        task: 'Togli un castello a qualcuno con la tua fattoria di energia.',
        after: 'Una tessera a testa, ma la tua è una fattoria: Bunratty Castle era tuo. Solo che Rosso ha piazzato lì una seconda tessera e se l’è ripreso. Conta chi lo ha alla fine.',
        closer: 'Accanto a Bunratty Castle (q4) c’è soltanto un insediamento di Rosso.',
        wrong: {
          level: 'Ma lì c’è già una fattoria: una a testa, e il castello resta a chi lo possiede.',
          free: 'Quel castello sarebbe tuo, ma non apparteneva a nessuno.',
          none: 'Ma lì nessun castello cambia proprietario.',
        },
      },
      tower: {
        title: 'Una torre rotonda',
        text: 'Quando hai una tessera accanto a una torre rotonda ricevi ciò che vi si trova, una volta per torre. Il 3 sono punti subito; per il 13 servono tessere accanto a tutte e tre le sue torri, per il raddoppio a entrambe.',
        task: 'Raggiungi una torre che ti dia subito 3 punti.',
        after: '3 punti oltre a quello della fattoria. La torre resta al suo posto, anche per gli altri. Che cos’altro c’è da ricevere lo imparerai quando capita.',
        closer: 'Il 3 si trova ad Ardmore (v7), a Cashel (r6) e a Hill of Tara (j10).',
        wrong: {
          thirteen: 'Ma il 13 non ti dà nulla finché non hai tessere accanto a tutte e tre.',
          other: 'È una torre rotonda, ma non una con il 3.',
          none: 'Ma lì non raggiungi nessuna nuova torre rotonda.',
        },
      },
      sea: {
        title: 'In mare aperto',
        text: 'Le caselle offshore accolgono solo fattorie del loro tipo. Ogni volta che un gruppo fa punti, ogni sua casella offshore dà 1 punto in più. Intorno a Bantry hai due fattorie di cibo.',
        task: 'Fai ottenere 4 punti a quel gruppo.',
        after: 'Tre fattorie e 1 per il mare: 4 punti. E quando il gruppo farà di nuovo punti, il mare conterà di nuovo.',
        closer: 'Subito a sud delle tue fattorie c’è una casella offshore per il cibo: Roaringwater Bay (y4).',
        wrong: {
          land: 'Ma quella non è una casella offshore.',
          alone: 'È una casella offshore, ma il tuo gruppo sta altrove.',
        },
      },
      mission: {
        title: 'Primi al traguardo',
        text: 'Otto missioni sono scoperte. Ognuna ti dà punti una volta: di più se la compi per primo, altrimenti di meno. «Valle d’oro» chiede un gruppo di 4 tue fattorie di cibo e dà 16 o 8. Bianco ne ha già 3.',
        task: 'Compi «Valle d’oro» prima di Bianco.',
        after: '16 punti, e 5 per il gruppo. Bianco è arrivato un turno tardi: solo 8. Ciò che hai compiuto non te lo toglie più nessuno.',
        closer: 'Il tuo gruppo di cibo più grande è intorno a Bantry. Può ancora crescere a Beara (x2).',
        wrong: { else: 'Ma allora Bianco la compie per primo.' },
      },
      all: {
        title: 'Tutto in una volta',
        text: 'Prima fa punti la tessera, poi vengono castelli, missioni e torri. A Limerick manca una casella. «Vie di mercato» chiede un tuo gruppo su 3 aree; il tuo ha Tralee e Cork. A Cashel c’è un 3.',
        task: 'Trova la casella che dà più di 30 punti.',
        after: '12 a Limerick, 16 per la missione, 3 a Cashel: 31 punti con una tessera! Quando le tessere sono finite, ogni castello vale 5 e ogni casa nelle aree incomplete 1. Vince chi ha più punti.',
        closer: 'L’ultima casella libera di Limerick è Kilmallock (r5), accanto alla tua fattoria e a Cashel.',
        wrong: { fewer: 'Ma lì ti dà molto meno.' },
      },
    },
  },
  neutral: {
    title: 'Tessere neutrali',
    about: 'In due alcune caselle sono occupate fin dall’inizio.',
    scenes: {
      alone: {
        title: 'Riempita da nessuno',
        text: 'In due, 24 tessere neutrali stanno sulla mappa fin dall’inizio e occupano le loro caselle. Aiutano a riempire le aree, ma non contano per nessuno, nemmeno ai castelli. A Derry ce n’è una accanto al tuo insediamento.',
        task: 'Riempi un’area che ti dia 13 punti.',
        after: 'Due tessere tue e una neutrale: l’area è piena, e dentro ci sei soltanto tu. Perciò prendi tutto.',
        closer: 'Nell’area di Derry è libera una casella, Derry stessa (b8).',
        wrong: {
          fewer: 'Ma quell’area ti dà meno punti.',
          open: 'Ma quell’area non è ancora piena, e fino ad allora non dà punti a nessuno.',
        },
      },
    },
  },
  offshore: {
    title: 'Gruppi sul mare',
    about: 'Una casella offshore conta ogni volta che il suo gruppo fa punti.',
    scenes: {
      again: {
        title: 'Ogni volta di nuovo',
        text: 'Il mare conta ogni volta che un gruppo fa punti, ovunque stia la nuova tessera. Hai due gruppi di due fattorie di energia: uno nell’interno e uno che si spinge nella baia di Donegal.',
        task: 'Piazza la tua fattoria di energia dove dà più punti.',
        after: 'Tre fattorie e 1 per la baia, benché la nuova tessera stia a terra. Con due caselle offshore nel gruppo sarebbero 2 in più.',
        closer: 'Da Donegal Bay (e5) il tuo gruppo può crescere verso Easky (f4).',
        wrong: {
          inland: 'Anche quello diventa un gruppo di tre, ma non ha caselle offshore.',
          fewer: 'Ma può darti di più.',
        },
      },
    },
  },
  rivals: {
    title: 'Parità in un’area',
    about: 'Chi è davanti con lo stesso numero di case.',
    scenes: {
      overtake: {
        title: 'Pareggiare non basta',
        text: 'A parità di case è davanti chi ha piazzato prima la sua ultima tessera lì. A Limerick Rosso ha 4 case e tu 2, a Cork Rosso 3 e tu 2. In due, il primo riceve lì 17 punti e il secondo 8.',
        task: 'Ottieni 17 punti con le tue 2 case.',
        after: '4 case contro 3: 17 punti a te e 8 a Rosso. A Limerick sarebbe stato 4 a 4, e Rosso c’era prima di te.',
        closer: 'A Cork è ancora libera Kinsale (x5).',
        wrong: {
          level: 'Ma così è 4 a 4, e Rosso c’era prima di te: solo 8 punti.',
          fewer: 'Ma un’area di una sola casella dà soltanto 2 punti.',
          open: 'Ma quell’area non è ancora piena, e fino ad allora non dà punti a nessuno.',
        },
      },
    },
  },
  three: {
    title: 'Tre fra cui scegliere',
    about: 'Una torre rotonda con cui peschi tre tessere.',
    scenes: {
      take: {
        title: 'Tre invece di una',
        text: 'Con certe torri rotonde decidi tu se usarle. Quella di Clonmacnoise ti fa pescare, alla fine del turno, tre tessere invece di una.',
        task: 'Piazza la fattoria di energia accanto a Clonmacnoise e attiva la torre.',
        onward: 'Ci sei. Ora attiva la torre.',
        after: 'Ora hai in mano tre tessere, e le vedi solo tu. Rosso ha giocato il suo turno, e tocca di nuovo a te.',
        closer: 'Accanto a Clonmacnoise (n7) c’è per esempio Tullamore (n8).',
        wrong: {
          none: 'Ma non è accanto a Clonmacnoise.',
          skip: 'È permesso, ma così peschi una sola tessera come sempre.',
        },
      },
      choose: {
        title: 'La migliore di tre',
        text: 'Hai una fattoria di cibo, una di energia e un insediamento con 3 case. Qualunque tu piazzi, le altre due tornano nella tua riserva senza che nessuno le veda.',
        task: 'Ottieni 8 punti con una delle tre.',
        after: '8 punti a Tralee. Le altre due sono di nuovo nella tua riserva, e peschi una tessera come sempre.',
        closer: 'L’insediamento riempie l’area di Tralee a Killarney (v3).',
        wrong: { fewer: 'Ma con un’altra tessera o su un’altra casella sono di più.' },
      },
    },
  },
  extra: {
    title: 'Una tessera in più',
    about: 'A che cosa servono le quattro tessere messe da parte.',
    scenes: {
      aside: {
        title: 'Messe da parte',
        text: 'All’inizio quattro tue tessere sono state messe da parte. Con la torre di Clonmacnoise ne peschi a caso una e la piazzi subito. Le torri che raggiunge non ti danno nulla, nemmeno in seguito.',
        task: 'Attiva la torre e ottieni 8 punti con la tessera in più.',
        onward: 'Attiva la torre, e poi piazza la tessera in più dove dà 8 punti.',
        after: 'Due tessere in un turno! Anche quella in più conta per castelli e missioni. Conta pure accanto alle torri, ma un 13 o un raddoppio completato proprio da lei è perduto.',
        closer: 'Accanto a Clonmacnoise (n7) c’è per esempio Tullamore (n8). Tralee si riempie a Killarney (v3).',
        wrong: {
          none: 'Ma non è accanto a Clonmacnoise.',
          skip: 'Puoi rinunciare, ma una seconda tessera ti farebbe comodo.',
          ignored: 'Ma lì raggiunge una torre rotonda, che per te andrebbe perduta.',
          fewer: 'Ma altrove dà 8 punti.',
        },
      },
    },
  },
  thirteen: {
    title: 'Tredici punti',
    about: 'Tre torri rotonde che valgono solo insieme.',
    scenes: {
      third: {
        title: 'La terza di tre',
        text: 'Tre torri rotonde portano un 13. Una o due di esse non ti danno nulla; con tessere accanto a tutte e tre ottieni 13 punti. Accanto a Rattoo e a Kilmacduagh ne hai già una.',
        task: 'Ottieni i 13 punti.',
        after: '13 punti oltre a quello della fattoria, una volta nella partita. Li riceve anche chi altro le raggiunge tutte e tre.',
        closer: 'Il terzo 13 si trova a Cashel (r6).',
        wrong: {
          other: 'È una torre rotonda, ma non la terza con il 13.',
          none: 'Ma lì non raggiungi nessuna nuova torre rotonda.',
        },
      },
    },
  },
  doubler: {
    title: 'Il raddoppio',
    about: 'Due torri rotonde, e una missione vale il doppio.',
    scenes: {
      mark: {
        title: 'Nell’ordine giusto',
        text: 'Con tessere accanto a entrambi i raddoppi segni una missione scoperta che non hai ancora compiuto: ti darà il doppio. Ma prima vengono le missioni, poi le torri! Per «Valle d’oro» ti manca una fattoria.',
        task: 'Raggiungi il raddoppio di Cashel e segna «Valle d’oro».',
        onward: 'Ora metti il tuo segnalino su «Valle d’oro».',
        after: 'Ora ti dà 32 punti invece di 16, e se qualcuno è più svelto, pur sempre 16 invece di 8.',
        closer: 'A Fethard (r7) la fattoria è accanto a Cashel, ma non al tuo gruppo.',
        wrong: {
          early: 'Ma lì compie prima «Valle d’oro», e il raddoppio arriva solo dopo.',
          none: 'Ma non è accanto a Cashel.',
          other: 'È permesso, ma «Valle d’oro» la compi con la prossima tessera.',
        },
      },
      reap: {
        title: 'Il doppio',
        text: 'Il tuo segnalino è su «Valle d’oro», e hai pescato un’altra fattoria di cibo. Tre sono già una accanto all’altra.',
        task: 'Compi «Valle d’oro».',
        after: '32 punti per una sola missione! Il segnalino resta lì e vale solo per te.',
        closer: 'A Mitchelstown (u6) il tuo gruppo diventa di quattro.',
        wrong: { else: 'Ma così il gruppo non ha 4 fattorie di cibo.' },
      },
    },
  },
  private: {
    title: 'Una missione personale',
    about: 'Una missione che nessun altro conosce.',
    scenes: {
      take: {
        title: 'Solo per te',
        text: 'A Clonmacnoise puoi pescare una missione che vedi e compi solo tu. Si scopre alla fine e, se allora le tue tessere la compiono, dà il valore più alto. Chi la manca non perde nulla.',
        task: 'Piazza la fattoria di energia accanto a Clonmacnoise e pesca una missione.',
        onward: 'Ci sei. Ora attiva la torre.',
        after: '«Signore dei castelli»: con 6 castelli alla fine ottieni 12 punti. E nessuno sa a che cosa miri.',
        closer: 'Accanto a Clonmacnoise (n7) c’è per esempio Tullamore (n8).',
        wrong: {
          none: 'Ma non è accanto a Clonmacnoise.',
          skip: 'Puoi rinunciare, ma può soltanto portarti qualcosa.',
        },
      },
      last: {
        title: 'All’ultimo momento',
        text: 'Un’altra partita, e la tua ultima tessera. Anche qui la tua missione personale è «Signore dei castelli», e possiedi 5 castelli. Poi Rosso piazza una tessera, e la partita è finita.',
        task: 'Fai in modo di possedere 6 castelli alla fine.',
        after: 'Trim Castle vale 5 punti, che ora mancano a Rosso, e la tua missione 12: vinci 212 a 199. In qualsiasi altro posto avrebbe vinto Rosso.',
        closer: 'Da Mullingar (j8) conquisti Trim Castle (j9).',
        wrong: { missed: 'Ma così possiedi solo 5 castelli.' },
      },
    },
  },
  end: {
    title: 'Il conteggio finale',
    about: 'Aree incomplete e castelli: che cosa conta alla fine.',
    scenes: {
      last: {
        title: 'L’ultima tessera',
        text: 'Tu e Rosso avete ancora una tessera; sei sotto 114 a 124. Poi ogni castello dà 5 punti, ogni casa in un’area incompleta 1, e per ultime vengono le missioni personali. Hai in mano 4 case.',
        task: 'Vinci la partita con la tua ultima tessera.',
        after: 'Subito nulla, ma alla fine 4 case a Waterford e Kilkenny Castle, che Rosso ha perso: vinci 180 a 176. Non sarebbe bastata nemmeno un’area piena da 17 punti.',
        closer: 'Un castello tolto a Rosso fa 10 punti di differenza. Ce n’è uno accanto a New Ross (r9).',
        wrong: {
          now: 'Dà punti subito, ma alla fine Rosso ne ha di più.',
          houses: 'Sono 4 punti alla fine, ma Rosso ne ha di più.',
        },
      },
    },
  },
  ties: {
    title: 'Parità alla fine',
    about: 'Decidono Blarney Castle e Hill of Tara.',
    scenes: {
      blarney: {
        title: 'Decide Blarney',
        text: 'La tua ultima tessera. Alla fine, con i tuoi castelli, arriverai al massimo ai punti di Rosso. Fra chi è in parità vince chi possiede Blarney Castle.',
        task: 'Togli Blarney Castle a Rosso.',
        after: '206 a 206, e Blarney Castle è tuo: hai vinto! Se nessuno di chi è in parità lo possiede, vince chi ha più tessere intorno a Hill of Tara, anche con meno punti; altrimenti la vittoria è condivisa.',
        closer: 'Blarney Castle (w5) sta accanto a Millstreet (v4) e a Macroom (w4).',
        wrong: { behind: 'Ma così alla fine Rosso ha più punti.' },
      },
    },
  },
  unfit: {
    title: 'Una tessera che non trova posto',
    about: 'Che cosa succede quando non c’è più una casella.',
    scenes: {
      out: {
        title: 'Nessuna casella libera',
        text: 'Hai una fattoria di cibo, ma tutte le caselle per il cibo e quelle senza simbolo sono occupate. Una tessera che trova posto va piazzata; se non lo trova, esce dal gioco.',
        task: 'Togli dal gioco la tua fattoria di cibo.',
        after: 'Non dà punti né missioni né torri, e tutti l’hanno vista. Poi peschi una tessera come sempre.',
        closer: 'Nessuna casella è segnata. Puoi soltanto togliere la tessera.',
        wrong: {},
      },
    },
  },
};
