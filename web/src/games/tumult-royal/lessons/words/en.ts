// What the lessons of Tumult Royal say, in English. The other languages have the same shape; the compiler sees to it.
import type { Texts } from '../../../lessons';
import type { Facts } from '../../facts';

export const en = {
  'tumult-royal': {
    title: 'Greed in moderation',
    about: 'Raid, put back, see tumults, pay, set up statues, win the crown and the game: all you need to play.',
    scenes: {
      first: {
        title: 'The first statue',
        text: 'You are Blue, and you wear the crown. Whoever has set up the most statues in the end wins. The first one stands on a meadow. Later you may set 2 at once in a village and 3 in a castle: stay close to them.',
        task: 'Set your first statue on a meadow beside the village or the castle.',
        after: 'A good place. Now you, wearing the crown, spin the arrow of the tumult disc: the people demand 4.',
        closer: 'The village lies on b2, the castle on e5. Beside means above, below, left or right, never diagonally.',
        wrong: { far: 'But from there it is farther to the village and to the castle.' },
      },
      lift: {
        title: 'The tax raid',
        text: 'Now everybody robs the people at once; here you take turns, in peace. Of bread, marble and tools 4 each must be left to the people. A village costs you 2 bread and 2 marble.',
        task: 'Lift a tile and keep it.',
        onward: '2 bread, and only you can see it. Keep the tile.',
        after: 'It lies face down on your castle board and is safe there. You cannot put it back any more.',
        closer: 'Touch any tile in the middle, and then keep it.',
        wrong: {
          done: 'But then you come away with nothing.',
          back: 'But you can use 2 bread: it pays half a village.',
        },
      },
      back: {
        title: 'Enough is enough',
        text: 'You have 2 bread, enough for a village. If fewer than 4 goods of a sort are left to the people, there is a tumult, and whoever took the most of that sort is punished.',
        task: 'Lift another tile. If it shows bread again, put it back.',
        onward: '3 bread! With 5 you could easily be the greediest. Put the tile back.',
        after: 'It lies in the middle again, and only you know what it shows. Anybody may still take it.',
        closer: 'Any tile will do. This time put it back.',
        wrong: {
          done: 'But you still have no marble for the village.',
          keep: 'But with 5 bread you could easily be the greediest.',
        },
      },
      tumult: {
        title: 'Tumult!',
        text: 'Another raid. You have 2 bread and 2 marble, just what a village costs. Yellow has already taken three tiles. The people demand 4 of each sort.',
        task: 'Take no more tiles, and see how the people like it.',
        after: 'Only 3 tools were left, and Yellow had taken 8. That costs Yellow 3 supporters, and of the three tool tiles Yellow keeps only the smallest.',
        closer: 'Say that you want no more tiles.',
        wrong: { lift: 'But you have what you need, and every further tile makes you greedier.' },
      },
      greedy: {
        title: 'Greedy for once',
        text: 'And what if it hits you? On your castle board lie 5 bread, and you hold 3 more. The people demand 4. Here it costs nothing to find out.',
        task: 'Keep the 3 bread as well, and then take no more tiles.',
        onward: '8 bread! Now stop, and see what happens.',
        after: 'Only 3 bread were left. You lose 3 supporters, and of your bread tiles you keep only the smallest. Had you put the last one back, the people would have been content.',
        closer: 'Keep the tile. Then say that you want no more.',
        wrong: {
          back: 'That would be wise. But here you are to see what greed costs.',
          lift: 'But 8 bread are enough to enrage the people.',
        },
      },
      pay: {
        title: 'Paying',
        text: 'Now statues are set up, highest rank first, on a free field next to your own. A meadow costs 1 bread and 1 marble, a forest 1 tool as well. You have 1 of each.',
        task: 'Set up a statue on a meadow.',
        after: 'Paid and set up; now it is Yellow’s turn. Whoever can still pay afterwards builds again. What is left in the end goes back to the people.',
        closer: 'Only one meadow lies next to your statue on b1: c1.',
        wrong: {
          forest: 'But that is a forest. A meadow costs you no tool.',
          pass: 'But you can build, and only statues count in the end.',
        },
      },
      village: {
        title: 'Two at once',
        text: 'In a village you set up 2 statues at once, in a castle 3. A village costs 2 bread and 2 marble, a castle 2 marble and 3 tools. You stand beside a village.',
        task: 'Set up two statues at once.',
        after: 'Two statues in one turn, and the village is yours: nobody else can build there now.',
        closer: 'The village lies on b2, just above your statue.',
        wrong: {
          one: 'But that is only one statue.',
          pass: 'But you can pay for it, and only statues count in the end.',
        },
      },
      crown: {
        title: 'The crown',
        text: 'After every round the crown goes to whoever has the most supporters. Each good that you overpay wins you one. Yellow wears the crown and has 32, you have 30. On a tie Yellow keeps it.',
        task: 'Build so that the crown comes to you.',
        after: 'Overpaid by 3: with 33 supporters the crown is yours, and Yellow is second in rank! It costs you 5 of them, but it puts a statue of yours on the royal chronicle, and that one counts, too.',
        closer: 'Build on b1, right beside your statue, and pay with the largest tiles.',
        wrong: {
          few: 'But then you have 31, and Yellow has more.',
          far: 'But that field is not next to yours and costs double: you overpay by only 1.',
          pass: 'But without building you win no supporters.',
        },
      },
      win: {
        title: 'The end',
        text: 'Round 6: from now on the crown puts 2 statues on the chronicle. If the first is then ahead of the last by more than the number below that field, here 6, it is over. You have 8 statues, Yellow 5, and the crown will be yours.',
        task: 'End the game with a single turn.',
        after: '12 to 5, a lead of 7: you win! The numbers get smaller from field to field, and at the 0 it is over in any case. Whoever sets up statue number 25 wins at once.',
        closer: 'One statue is not enough. A village lies on d1.',
        wrong: {
          one: 'But then it is 11 to 5, and 6 is not more than 6.',
          pass: 'But then it is 10 to 5, and the game goes on.',
        },
      },
    },
  },
  live: {
    title: 'The raid in real time',
    about: 'All at once, and against the sand.',
    scenes: {
      grab: {
        title: 'All at once',
        text: 'Now nobody waits for a turn: whoever touches a tile first has it, and what others hold is gone from the middle. In a game the sand runs for about 20 seconds; here it stands still.',
        task: 'Lift a tile and keep it.',
        onward: '2 marble. You hold one tile at a time, so decide, and on to the next.',
        after: 'Meanwhile Yellow was not idle, either: another tile has gone. Lift, keep or put back, as often as the sand allows.',
        closer: 'Touch a tile, then keep it. It is even quicker to flick it down to your castle.',
        wrong: {
          done: 'But there is still plenty of sand.',
          back: 'But you can use 2 marble.',
        },
      },
      sign: {
        title: 'A sign, no more',
        text: 'You have said that you want no more. When all have said so, the raid ends even before the sand has run out. But Yellow is still raiding, and you may change your mind.',
        task: 'Lift another tile after all.',
        after: 'That has taken back your sign. As long as the sand runs, you are in it again.',
        closer: 'Just touch any tile.',
        wrong: {},
      },
      stop: {
        title: 'Stop!',
        text: 'The sand has run out, and nobody may lift any more. But you still hold 1 marble, and for that you have two more seconds. Then it would be put back by itself.',
        task: 'Keep the marble: with your bread it pays for a meadow.',
        after: 'Just in time! Now all tiles are turned up.',
        closer: 'It is in your hand: keep it.',
        wrong: { back: 'But without marble you cannot build.' },
      },
    },
  },
  tumult: {
    title: 'Tumults and ties',
    about: 'Who is punished when two were equally greedy.',
    scenes: {
      tie: {
        title: 'Equally greedy',
        text: 'You saw what Yellow took: 3 bread, and then 1. You have 3 and hold 1 more, and bread is getting scarce. On a tie the higher rank is the greediest, and you wear the crown.',
        task: 'Decide so that you are not the one who is punished.',
        after: '3 against 4: Yellow is punished. The higher your rank, the less the people forgive you. And where nobody has taken anything, whoever wears the crown is to blame.',
        closer: 'Count: with the tile in your hand you would have 4, as many as Yellow.',
        wrong: { keep: 'But then each of you has 4, and the higher rank is punished: you.' },
      },
    },
  },
  mercy: {
    title: 'The mercy of the people',
    about: 'Whoever has the fewest statues may take a little more.',
    scenes: {
      four: {
        title: 'One that does not count',
        text: 'You have the fewest statues and so the mercy of the people: of each sort one good does not count against you. Yellow wears the crown and has taken 3 bread, as you saw. You have 3 and hold 1 more.',
        task: 'Take as much bread as you can without being punished.',
        after: 'Your 4 bread counted as 3, as many as Yellow’s, and on a tie it hits the higher rank. After every round it is seen anew who has the fewest statues.',
        closer: 'Of 4 bread only 3 count, and on a tie the higher rank is punished.',
        wrong: { back: 'But you may have it: of 4 bread only 3 count, and Yellow’s rank is higher.' },
      },
    },
  },
  kingship: {
    title: 'Overpaying and the crown',
    about: 'How to win many supporters, and when a few will do.',
    scenes: {
      most: {
        title: 'Open-handed',
        text: 'Every good beyond the cost wins a supporter, but no tile may be one too many. A forest costs 1 bread, 1 marble and 1 tool, a mountain 1 tool more. Away from your statues all costs double.',
        task: 'Win as many supporters as you can on one field.',
        after: '6 supporters! A cheap field and large tiles win the most.',
        closer: 'Next to your statue on c3 lie a forest and a mountain. Which one is cheaper?',
        wrong: {
          fewer: 'But with a cheaper field or larger tiles you would win more.',
          pass: 'But whoever pays nothing overpays nothing.',
        },
      },
      stay: {
        title: 'Keeping the crown',
        text: 'You wear the crown and have 30 supporters. Yellow has just overpaid and has 32. You can build once more. On a tie whoever had the higher rank before comes first.',
        task: 'Build so that you keep the crown.',
        after: '32 to 32, and the crown stays with you. Every crowning costs 5 supporters and brings a statue on the chronicle.',
        closer: 'You need 2 supporters. Next to your statues on e4 and f4 lies a meadow: f5.',
        wrong: {
          few: 'But to draw level with Yellow you need 2 more supporters.',
          pass: 'But then Yellow has more supporters and is crowned.',
        },
      },
    },
  },
  far: {
    title: 'Far from your statues',
    about: 'Any free meadow, any free forest, at double cost.',
    scenes: {
      castle: {
        title: 'The leap to the castle',
        text: 'On free meadows and in free forests you may build anywhere, at double cost. The castle costs 2 marble and 3 tools, but you have to stand beside it. You have 2 bread, twice 2 marble and 3 tools.',
        task: 'Take the castle in this very round.',
        onward: 'Now you stand beside it, and it is your turn again.',
        after: 'Four statues in one round, and in a corner where you had none.',
        closer: 'First a meadow beside the castle. It costs 2 bread and 2 marble.',
        wrong: {
          elsewhere: 'But from there you do not get to the castle.',
          pass: 'But the castle is within your reach.',
        },
      },
    },
  },
  'new-land': {
    title: 'New land',
    about: 'The royal chronicle turns up new landscapes.',
    scenes: {
      open: {
        title: 'Turned up blind',
        text: 'Your statue has come to the third field of the chronicle: now you turn up a landscape tile of your choice, without looking at it first. In the land a single statue of yours stands, on c1.',
        task: 'Turn up the tile that your statue borders on.',
        after: 'A village, right beside you! From the next round on everybody may build there. With the fifth field of the chronicle all the other tiles are turned up.',
        closer: 'c1 is the lower right corner of its tile. Go on to the right.',
        wrong: { away: 'But you have no statue next to that one: others would be there before you.' },
      },
    },
  },
  end: {
    title: 'The end of the game',
    about: 'The double fields, and when it is over.',
    scenes: {
      'go-on': {
        title: 'Not yet!',
        text: 'Round 6. Yellow has 10 statues, keeps the crown and sets 2 more on the double field: 12. You have 4. If the first is then ahead of the last by more than the number below the field, here 6, Yellow has won.',
        task: 'Keep the game going.',
        after: '12 to 6, and 6 is not more than 6: it goes on! But below the next fields the numbers are smaller, and below the last one stands a 0.',
        closer: 'You need 2 statues. Next to yours, on e3, lies a village.',
        wrong: {
          one: 'But then it is 12 to 5, and Yellow has won.',
          pass: 'But then it is 12 to 4, and Yellow has won.',
        },
      },
    },
  },
  consolation: {
    title: 'A small consolation',
    about: 'Whoever can set up nothing at all gets 2 supporters.',
    scenes: {
      nothing: {
        title: 'Nothing at all',
        text: 'Whoever can set up no statue in a round gets 2 supporters, unless a tumult hit them. You and Yellow have 30 each. Yellow took 1 bread and 1 marble, as you saw. You have 1 bread and hold 1 marble.',
        task: 'Take the crown from Yellow.',
        after: 'No field, but 2 supporters: with 32 the crown is yours, and your statue stands on the chronicle. Whoever could build and passes gets nothing.',
        closer: 'With the marble you can build on a meadow, without it nowhere.',
        wrong: { keep: 'But then you can build and need no consolation: at 30 to 30 Yellow keeps the crown.' },
      },
    },
  },
  supporters: {
    title: 'Out of supporters',
    about: 'When somebody cannot pay.',
    scenes: {
      none: {
        title: 'Nothing left to give',
        text: 'Yellow has no supporters left, but the mercy of the people: the 3 bread that you saw Yellow take count as 2. You have 1 bread and hold 2 more. The people demand 5.',
        task: 'Decide so that it hits Yellow and not you.',
        after: 'Yellow is to give 3 supporters and has none. So everybody gets 5 from the supply first, you too, and then Yellow pays. Should the supply ever run short, everybody gives 5 back.',
        closer: 'With the tile in your hand you would have 3 bread.',
        wrong: { keep: 'But 3 bread are more than the 2 that count for Yellow.' },
      },
    },
  },
  gambler: {
    title: 'The gambler’s variant',
    about: 'What the people demand is spun only after the raid.',
    scenes: {
      tools: {
        title: 'Before the arrow',
        text: 'In this variant the arrow is spun only after the raid, for each sort by itself. It may be a 2 or a 5. Yellow has taken 3 tools, as you saw. You have 2 and hold 3 more.',
        task: 'See to it that you are not the greediest in tools.',
        after: 'Bread 2, marble 3, tools 5: only 4 tools were left, and Yellow is punished. Whoever gambles had better reckon with the 5.',
        closer: 'With 2 tools you have fewer than Yellow.',
        wrong: { keep: 'But with 5 tools you are the greediest, should the arrow stop at a high number.' },
      },
    },
  },
} satisfies Texts<Facts>;

export type Words = typeof en;
