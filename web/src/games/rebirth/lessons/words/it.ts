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
        text: 'Dove si è in più, decide la somma delle case. Tre caselle danno 8, 5 e 0 punti. A Galway Rosso ha 3 case e Bianco 1, e una casella è libera. Tu hai in mano 4 case.',
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
        after: 'Una tessera a testa, ma la tua è una fattoria: il castello Bunratty Castle era tuo. Solo che Rosso ha piazzato lì una seconda tessera e se l’è ripreso. Conta chi lo ha alla fine.',
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
};
