// What the lessons of Seat of Kings say, in English. The other languages have the same shape; the compiler sees to it.
import type { Texts } from '../../../lessons';
import type { Facts } from '../../facts';

export const en = {
  'seat-of-kings': {
    title: 'From the farm to the throne',
    about: 'Place, promote, capture, ransom, buy a traitor and win: all you need to play.',
    scenes: {
      place: {
        title: 'A piece on the board',
        text: 'A region is a pyramid: farmers at the bottom, then herdsmen, warriors and chieftains, the king on top. You are Blue. Your cards show where a piece may be placed; all three show farmers.',
        task: 'Play a card and place a piece in Connacht.',
        after: 'Placing costs nothing. Whoever’s piece lies on top controls the field.',
        closer: 'Choose any of your cards, then Connacht, then a field.',
        wrong: {
          discard: 'But a card that is discarded places nothing.',
          elsewhere: 'But that is Ulster. Begin in Connacht.',
        },
      },
      promote: {
        title: 'One rank higher',
        text: 'Your farmer stands on F2. Two pieces of yours side by side carry a third one rank up: H2 lies above F2 and F3. Your cards cost nothing to activate.',
        task: 'Place a farmer beside yours, then promote to the field above.',
        onward: 'They stand side by side. Now promote.',
        after: 'A herdsman! That is how you climb, rank by rank, up to the throne.',
        closer: 'F1 and F3 are next to your farmer. When one is yours, the field above both is yours to take.',
        wrong: {
          discard: 'But a card that is discarded places nothing.',
          done: 'But you can climb here, and it costs nothing.',
          apart: 'But that piece stands alone. Only two neighbours carry a third.',
        },
      },
      capture: {
        title: 'A capture',
        text: 'You must use empty fields as long as there are any. Here all farmers’ fields are taken, so your card 36 may go on an enemy piece: that captures it.',
        task: 'Capture a red farmer in Connacht.',
        after: 'The field is yours. Red’s piece stays beneath yours as a captive, until the field changes hands or the region is cleared.',
        closer: 'Red holds F2 and F4. Place on one of them.',
        wrong: {
          discard: 'But a card that is discarded captures nobody.',
          own: 'But that field is yours already.',
          elsewhere: 'But there is nobody to capture in Ulster yet.',
        },
      },
      choose: {
        title: 'Three out of six',
        text: 'Every second round you are dealt six cards. You secretly choose three for this round; the others wait for the next. A card that costs 0 lets you promote for nothing. You have only 2 cumals.',
        task: 'Keep the three cards that cost nothing.',
        after: 'Nobody else knows your choice. The three cards set aside come into your hand next round.',
        closer: 'Look at the costs: 31, 33 and 35 cost 0.',
        wrong: { dear: 'But one of these costs more than you have.' },
      },
      ransom: {
        title: 'Ransom',
        text: 'The round is over and Red has come to the throne of Ulster. The region was cleared, and three of your pieces are now prisoners on Red’s rath. One costs 1 cumal, two cost 2, and all of them 3.',
        task: 'Buy back all your pieces.',
        after: 'They are back in your supply. The cumals go to whoever held them. More than three prisoners would have cost 3, too.',
        closer: 'For 3 cumals all three come free.',
        wrong: {
          some: 'But then not all of them come home.',
          none: 'But without ransom they stay where they are. You have only 20 pieces.',
        },
      },
      traitor: {
        title: 'The traitor',
        text: 'Another game, at the end of a round: in each region somebody may buy the traitor for 1 cumal, but not Red, who controls the most here. You then draw a card and exchange an enemy piece on its field.',
        task: 'Buy the traitor, and exchange one of Red’s pieces.',
        onward: 'You drew card 34, which shows a farmer. Which of Red’s is to go?',
        after: 'Red’s piece is back in Red’s supply, and yours stands in its place. If it has neighbours of yours, you may even climb from there.',
        closer: 'First buy. Then F2 is best: it lies between two of yours.',
        wrong: {
          no: 'But then there is no traitor here this round.',
          skip: 'But you have paid for it. Use it!',
        },
      },
      win: {
        title: 'Two thrones',
        text: 'You have won Ulster; your king stone stands there. A second throne wins the game! In Connacht you hold W1 and W3, and you have 8 cumals. Activating card 2 costs 3, however far you climb.',
        task: 'Place the third warrior, and climb to the king’s field.',
        onward: 'Climb on! You pay for the first promotion only.',
        after: 'Two thrones at once: you are High King of Ireland!',
        closer: 'Card 2 on W2 in Connacht. Then both chieftains, C1 and C2, and then K.',
        wrong: {
          discard: 'But you need no cumals: you need a throne.',
          amnesty: 'But there is nobody to free. You need a throne.',
          done: 'But the throne is within reach. Go on climbing.',
          elsewhere: 'But from there no way leads to the throne in this turn.',
        },
      },
    },
  },
  cumals: {
    title: 'Cumals',
    about: 'What they buy, and where they come from.',
    scenes: {
      open: {
        title: 'Opening a region',
        text: 'Nobody has a piece in Ulster yet. Whoever is first in an empty region pays 2 cumals; only the start player of the first round may do it for nothing. You have 2.',
        task: 'Open Ulster.',
        after: 'That took all your cumals. But you are alone in Ulster, and that pays at the end of the round.',
        closer: 'Choose any card, then Ulster.',
        wrong: {
          discard: 'But a card that is discarded places nothing.',
          placed: 'But that is Connacht, where Red is already.',
        },
      },
      discard: {
        title: 'Two for a card',
        text: 'Your purse is empty, and without cumals you cannot pay for a promotion. Instead of playing a card you may discard it and take 2 cumals.',
        task: 'Discard a card.',
        after: 'Two cumals, and your turn is over.',
        closer: 'Choose any card, and discard it instead of a region to play it in.',
        wrong: { placed: 'But that brings you no cumals now.' },
      },
      income: {
        title: 'Income',
        text: 'Your last card; then the round ends. In each region every rank pays 1 cumal to whoever alone has the most fields of it; kings pay nothing. Each rank you hold in more than one region pays 1 more.',
        task: 'Place your farmer where you earn 3 cumals in all.',
        after: 'One for the farmers of Ulster, one for its herdsmen, and one because you now have farmers in two regions.',
        closer: 'In Connacht Red would have as many farmers as you. In Ulster there are none yet.',
        wrong: {
          tied: 'But two farmers each: a tie earns nobody anything.',
          discard: 'But that pays once. Pieces pay every round.',
        },
      },
    },
  },
  promotions: {
    title: 'Climbing far',
    about: 'Chains of promotions, and climbing without placing.',
    scenes: {
      chain: {
        title: 'A chain',
        text: 'You pay for the first promotion of a turn only. Whatever you have just promoted carries on, if a piece of yours stands beside it. Your card 27 costs 1 cumal.',
        task: 'Climb three ranks in one turn.',
        onward: 'And on, one rank higher.',
        after: 'Farmer, herdsman, warrior, chieftain, all for 1 cumal.',
        closer: 'F2 is next to your farmer. H1 above it is next to your herdsman, W1 next to your warrior.',
        wrong: {
          discard: 'But a card that is discarded promotes nobody.',
          done: 'But the chain goes on, and 1 cumal pays for all of it.',
          apart: 'But that piece has no neighbour of yours.',
        },
      },
      own: {
        title: 'Without a new piece',
        text: 'If you control a field on which your card could place, you may use it as it is: your piece there is activated, and none leaves your supply. All farmers’ fields are taken; F1 and F2 are yours.',
        task: 'Use F2 without placing, then promote to H1.',
        onward: 'F2 is activated. Now promote.',
        after: 'One piece saved. Remember it when your supply runs low.',
        closer: 'Card 36 in Connacht, and F2: place nothing there, use it.',
        wrong: {
          discard: 'But a card that is discarded promotes nobody.',
          done: 'But H1 is free to take.',
          placed: 'But that takes a piece out of your supply.',
        },
      },
    },
  },
  forts: {
    title: 'Forts',
    about: 'Building one, breaking one, and why there is but one.',
    scenes: {
      build: {
        title: 'Building a fort',
        text: 'All farmers’ fields of Connacht are taken. Place on a field that is yours already, and two pieces of yours lie on top of each other: a fort.',
        task: 'Build a fort.',
        after: 'Whoever goes for this field now only breaks the fort; to capture it takes a second blow. Against traitors and the Stone of Destiny it does not help.',
        closer: 'Your card 36 can reach F2, which is yours.',
        wrong: {
          discard: 'But a card that is discarded builds nothing.',
          captured: 'But that captures a piece of Red’s.',
          named: 'But then no second piece lies there.',
          elsewhere: 'But in Ulster nothing is yours yet.',
        },
      },
      break: {
        title: 'Breaking a fort',
        text: 'Red has a fort on F2. Whoever places on an enemy fort or promotes to it only breaks it: its top piece goes back to its owner, and one’s own is not placed.',
        task: 'Break Red’s fort.',
        after: 'F2 is still Red’s, but with one piece now. The next blow captures it.',
        closer: 'Place on F2.',
        wrong: {
          discard: 'But a card that is discarded breaks nothing.',
          captured: 'But that captures the farmer beside it. The fort still stands.',
          named: 'But that field is yours.',
          fort: 'But that builds a fort of yours; Red’s still stands.',
          elsewhere: 'But the fort stands in Connacht.',
        },
      },
      one: {
        title: 'One in each region',
        text: 'You may have one fort in each region. Yours stands on F1. If you build another one, the top piece of the old one goes back to your supply.',
        task: 'Build a new fort in Connacht.',
        after: 'So a fort can move: the new one stands, and F1 is held by one piece again.',
        closer: 'Place on F3 or F5, which are yours.',
        wrong: {
          discard: 'But a card that is discarded builds nothing.',
          captured: 'But that captures a piece of Red’s.',
          named: 'But then no second piece lies there.',
          elsewhere: 'But your fort is in Connacht.',
        },
      },
    },
  },
  'stone-of-destiny': {
    title: 'The Stone of Destiny',
    about: 'Two pieces change places.',
    scenes: {
      swap: {
        title: 'The swap',
        text: 'Card 30 is a Stone of Destiny: any two pieces of a region change places, whoever’s they are, captives included, but not on the king’s field. Red stands on F2, beside your farmer.',
        task: 'Take F2 with your herdsman, and send Red to his field.',
        after: 'F1 and F2 are yours, side by side.',
        closer: 'Let F2 and H4 change places.',
        wrong: {
          discard: 'But that is no swap.',
          other: 'But then F1 and F2 are not both yours.',
        },
      },
      activate: {
        title: 'Swap and climb',
        text: 'For 3 cumals a swap also activates the piece of yours that has moved, and it may climb if a neighbour is yours. You have 4.',
        task: 'Bring two of your farmers side by side, and promote.',
        onward: 'Side by side. Now promote, for 3 cumals.',
        after: 'Swapped and climbed, in a single turn.',
        closer: 'Let F3 and H4 change places: then F3 and F4 are yours.',
        wrong: {
          discard: 'But that is no swap.',
          amnesty: 'But there is nobody to free.',
          done: 'But your 3 cumals are enough to climb.',
          other: 'But then no two of yours stand side by side.',
        },
      },
    },
  },
  amnesty: {
    title: 'Amnesty',
    about: 'Freeing all captives of a region.',
    scenes: {
      free: {
        title: 'All go free',
        text: 'Red holds two of your pieces captive in Connacht, on H2 and W2. You may discard a card and pay 4 cumals: then all captives of a region return to their owners. You have exactly 4.',
        task: 'Proclaim an amnesty in Connacht.',
        after: 'Both are back in your supply. An amnesty also takes forts down to one piece; king stones it leaves alone.',
        closer: 'Choose your card, then the amnesty, then Connacht.',
        wrong: {
          discard: 'But that frees nobody.',
          placed: 'But that frees nobody.',
          amnesty: 'But nobody is captive in Ulster.',
        },
      },
    },
  },
  'start-player': {
    title: 'A new start player',
    about: 'Who begins the next round.',
    scenes: {
      name: {
        title: 'Passing it on',
        text: 'You were the start player, and the round is over. Now you say who begins the next one; it cannot be you. Play goes on clockwise from there: Blue, Red, White.',
        task: 'Name the new start player.',
        after: 'Early in a round one gets ahead of the others. Late in a round one has the last word before the income.',
        closer: 'Red or White: if Red begins, you are the last in the round.',
        wrong: {},
      },
    },
  },
  'king-stone': {
    title: 'King stones',
    about: 'What a throne is after the round, and how it falls.',
    scenes: {
      garrison: {
        title: 'A garrison',
        text: 'You came to the throne of Ulster. At the end of the round the region was cleared: your pieces are back in your supply, and a king stone stands for your king. You may leave up to two pieces behind.',
        task: 'Leave a piece in Ulster, on any field.',
        after: 'A garrison earns income, and whoever wants to climb here has to get past it.',
        closer: 'Any field will do. High ranks are hard for others to reach.',
        wrong: { none: 'But then your king stone stands alone.' },
      },
      depose: {
        title: 'Deposing a king',
        text: 'Red’s king stone stands in Ulster. It can be neither captured nor swapped, and no traitor reaches it. Only a promotion to the king’s field takes it away, and then nothing is placed there.',
        task: 'Place the third warrior, and climb until the stone falls.',
        onward: 'Climb on, up to K. You pay for the first promotion only.',
        after: 'Red has lost the throne, and it is empty. It takes another promotion to sit down on it.',
        closer: 'Card 2 on W2 in Ulster. Then C1 and C2, and then K.',
        wrong: {
          discard: 'But the king stone still stands.',
          amnesty: 'But an amnesty does not touch king stones.',
          done: 'But the stone still stands. Go on climbing.',
          elsewhere: 'But from there no way leads to Red’s king stone.',
        },
      },
    },
  },
  prisoners: {
    title: 'Prisoners',
    about: 'How captives become prisoners and are exchanged.',
    scenes: {
      exchange: {
        title: 'The exchange',
        text: 'Red holds a herdsman of yours captive on H1. It is the last turn of the round. If there is a king, the region is cleared: whoever controls a field takes the stack, and enemy pieces in it become prisoners.',
        task: 'Capture W2, and climb to the throne.',
        onward: 'Climb on, up to K. You pay for the first promotion only.',
        after: 'Ulster was cleared. You held one of Red’s pieces and Red one of yours: they were exchanged, one for one, at no cost. Nobody can refuse; only for what is left a ransom is asked.',
        closer: 'Card 3 on W2. Then C1 and C2, and then K.',
        wrong: {
          discard: 'But then there is no king, and nothing is cleared.',
          amnesty: 'But the throne is within reach.',
          done: 'But the throne is within reach. Go on climbing.',
          elsewhere: 'But from there you do not reach the throne.',
        },
      },
    },
  },
  'third-region': {
    title: 'The third region',
    about: 'With two players: what decides if each has a king.',
    scenes: {
      choose: {
        title: 'One king each',
        text: 'With two players a region is closed once it is won. Red has won Connacht, you have won Ulster: a third region decides, and the start player, you, chooses it.',
        task: 'Choose the third region.',
        after: 'Whoever comes to the throne there wins the game.',
        closer: 'Leinster or Munster: they are alike.',
        wrong: {},
      },
    },
  },
} satisfies Texts<Facts>;

export type Words = typeof en;
