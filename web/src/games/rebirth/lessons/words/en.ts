// What the lessons of Rebirth say, in English. The other languages have the same shape; the compiler sees to it.
import type { Texts } from '../../../lessons';
import type { Facts } from '../../facts';

export const en = {
  'rebirth-ireland': {
    title: 'Tile by tile',
    about: 'Farms and groups, settlements and areas, castles, a round tower, the sea and a mission: all you need to play.',
    scenes: {
      place: {
        title: 'The first tile',
        text: 'You are Blue. In turns everybody lays their own tiles across Ireland, and points decide. A farm goes on a hex with its own symbol or on one without any. It need not touch another tile.',
        task: 'Place your food farm on land, on a hex with its symbol.',
        after: 'A farm on its own scores 1 point. Now you draw your next tile, and it is the others’ turn.',
        closer: 'There are 25 such hexes all over the map. One of them is Charleville (u5), far in the south.',
        wrong: {
          blank: 'That is allowed, too: a hex without a symbol takes any farm. But here the symbol is to match.',
          sea: 'That hex is for food as well, but it lies out at sea, and the sea comes later.',
        },
      },
      group: {
        title: 'A group',
        text: 'A few turns later. A farm scores 1 point for every tile in the connected group of your own farms of its kind, the new one included. What others have, like Red’s farm beside yours, does not count.',
        task: 'Place your food farm so that it scores 2 points.',
        after: 'Two tiles in the group, 2 points. The next one there will score 3.',
        closer: 'Your food farm lies at Charleville (u5). Beside it a hex without a symbol is free: Newmarket (u4).',
        wrong: { alone: 'But there the farm is on its own and scores only 1.' },
      },
      join: {
        title: 'Two become one',
        text: 'Food and energy make groups of their own. Now you hold an energy farm. In the south-west you have a group of two and, apart from it, a single one. Whoever joins groups scores them as one.',
        task: 'Place your energy farm where it scores the most.',
        after: 'Two tiles, one tile and the new one between them: 4 points, and from now on it is a single group.',
        closer: 'Between your energy farms lies a hex without a symbol: Kenmare (w3).',
        wrong: { fewer: 'But there it joins nothing. Between your two groups it scores more.' },
      },
      area: {
        title: 'A settlement area',
        text: 'Settlements lie on settlement hexes only, and an area scores when its last hex is filled. Two hexes give 5 and 3 points; whoever is alone there gets both. In Tralee you already have a settlement.',
        task: 'Fill an area that gives you 8 points.',
        after: '5 and 3 for you alone. Alone in three hexes it would be 13, in four 25. An area of a single hex gives as many points as there are houses on its tile.',
        closer: 'Tralee has two hexes. The free one is Killarney (v3).',
        wrong: {
          fewer: 'But that area brings you fewer points.',
          open: 'But that area is not full yet, and until then nobody scores.',
        },
      },
      share: {
        title: 'Sharing an area',
        text: 'Where there are several, the sum of their houses decides. Three hexes give 8, 5 and 0 points. In Galway Red has 3 houses and White has 1, and one hex is free. You hold 4 houses.',
        task: 'Place them where they bring you 8 points.',
        after: 'First with 4 houses, so 8 points for you, 5 for Red and none for White. Two hexes give 5 and 3, four hexes 12, 8, 5 and 0.',
        closer: 'In Galway the hex at Kinvara (n4) is still free.',
        wrong: {
          fewer: 'But elsewhere 4 houses bring you more.',
          open: 'But that area is not full yet, and until then nobody scores.',
        },
      },
      castle: {
        title: 'Castles',
        text: 'A castle belongs to whoever has the most tiles beside it; even the first tile takes it. On a tie more farms decide, and if they are level, too, the owner keeps it. In the end it is worth 5 points.',
        task: 'Take a castle away from somebody with your energy farm.',
        after: 'One tile each, but yours is a farm: Bunratty Castle was yours. Only now Red has laid a second tile beside it and taken it back. What counts is who has it in the end.',
        closer: 'Beside Bunratty Castle (q4) lies nothing but one settlement of Red’s.',
        wrong: {
          level: 'But a farm lies there already: one farm each, and the owner keeps the castle.',
          free: 'That castle would be yours, but it belonged to nobody.',
          none: 'But there no castle changes hands.',
        },
      },
      tower: {
        title: 'A round tower',
        text: 'As soon as you have a tile beside a round tower, you get what lies there, once for each tower. The 3 are points at once; the 13 takes tiles beside all three of its towers, the doubler beside both.',
        task: 'Reach a round tower that gives you 3 points at once.',
        after: '3 points on top of the farm’s. The tower stays where it is, for the others, too. What else there is to get you learn when it comes up.',
        closer: 'The 3 lies at Ardmore (v7), at Cashel (r6) and on the Hill of Tara (j10).',
        wrong: {
          thirteen: 'But the 13 brings you nothing until you have tiles beside all three.',
          other: 'That is a round tower, but not one with the 3.',
          none: 'But there you reach no new round tower.',
        },
      },
      sea: {
        title: 'Out at sea',
        text: 'Offshore hexes take only farms of their own kind. Each time a group scores, every offshore hex in it brings 1 point more. Around Bantry you have two food farms side by side.',
        task: 'Let that group score 4 points.',
        after: 'Three farms and 1 for the sea: 4 points. And whenever this group scores again, the sea counts again.',
        closer: 'Just south of your farms lies an offshore hex for food: Roaringwater Bay (y4).',
        wrong: {
          land: 'But that is no offshore hex.',
          alone: 'That is an offshore hex, but your group lies elsewhere.',
        },
      },
      mission: {
        title: 'First to a mission',
        text: 'Eight missions lie open. Each brings you its points once: the higher value if you are first, else the lower. Golden Vale wants a group of 4 of your food farms and gives 16 or 8. White has a group of 3.',
        task: 'Fulfil the mission “Golden Vale” before White does.',
        after: '16 points, and 5 for the group. White was one turn too late: only 8. What you have fulfilled nobody takes away from you.',
        closer: 'Your largest food group lies around Bantry. It can still grow at Beara (x2).',
        wrong: { else: 'But then White fulfils it first.' },
      },
      all: {
        title: 'All at once',
        text: 'First the tile scores, then castles change hands, then missions and towers follow. Limerick lacks one hex. “Market roads” wants one group of your tiles in 3 areas; yours has Tralee and Cork. At Cashel lies a 3.',
        task: 'Find the hex that brings more than 30 points.',
        after: '12 in Limerick, 16 for the mission, 3 at Cashel: 31 points with one tile! When all tiles are laid, castles count 5 and houses in unfinished areas 1 each. Whoever has the most points wins.',
        closer: 'The last free hex of Limerick is Kilmallock (r5), beside your farm and beside Cashel.',
        wrong: { fewer: 'But there it brings you far less.' },
      },
    },
  },
  neutral: {
    title: 'Neutral tiles',
    about: 'With two players some hexes are taken from the start.',
    scenes: {
      alone: {
        title: 'Filled by nobody',
        text: 'With two players 24 neutral tiles lie on the map from the start. They never move and take up their hexes. They help to fill areas, but count for nobody, there or at castles. In Derry one lies beside your settlement.',
        task: 'Fill an area and score 13 points.',
        after: 'Two tiles of yours and a neutral one: the area is full, and you are the only player in it. So all its points are yours.',
        closer: 'The area of Derry has one free hex, Derry itself (b8).',
        wrong: {
          fewer: 'But that area brings you fewer points.',
          open: 'But that area is not full yet, and until then nobody scores.',
        },
      },
    },
  },
  offshore: {
    title: 'Groups by the sea',
    about: 'An offshore hex counts every time its group scores.',
    scenes: {
      again: {
        title: 'Every time anew',
        text: 'The sea counts whenever a group scores, wherever the new tile lies. You have two groups of two energy farms, one inland and one that reaches out into Donegal Bay.',
        task: 'Place your energy farm where it scores the most.',
        after: 'Three farms and 1 for the bay, although the new tile lies on land. With two offshore hexes in the group it would be 2 more.',
        closer: 'From Donegal Bay (e5) your group can grow to Easky (f4).',
        wrong: {
          inland: 'That makes a group of three, too, but no offshore hex belongs to it.',
          fewer: 'But it can bring you more.',
        },
      },
    },
  },
  rivals: {
    title: 'Ties in an area',
    about: 'Who is ahead with equally many houses.',
    scenes: {
      overtake: {
        title: 'Level is not enough',
        text: 'With equally many houses whoever placed their latest tile there earlier is ahead. In Limerick Red has 4 houses and you have 2, in Cork Red has 3 and you have 2. The first of two gets 17 points there, the second 8.',
        task: 'Score 17 points with your 2 houses.',
        after: '4 houses to 3: 17 points for you and 8 for Red. In Limerick it would have been 4 to 4, and Red was there before you.',
        closer: 'In Cork Kinsale (x5) is still free.',
        wrong: {
          level: 'But then it is 4 to 4, and Red was there before you: only 8 points.',
          fewer: 'But an area of a single hex brings only 2 points.',
          open: 'But that area is not full yet, and until then nobody scores.',
        },
      },
    },
  },
  three: {
    title: 'Three to choose from',
    about: 'A round tower with which you draw three tiles.',
    scenes: {
      take: {
        title: 'Three instead of one',
        text: 'Some round towers leave it to you whether to use them. The one at Clonmacnoise lets you draw three tiles instead of one at the end of your turn.',
        task: 'Place your energy farm beside Clonmacnoise and activate the tower.',
        onward: 'You are there. Now activate the tower.',
        after: 'Now you hold three tiles, and nobody else can see them. Red has had a turn, and then it is yours again.',
        closer: 'Beside Clonmacnoise (n7) lies, among others, Tullamore (n8).',
        wrong: {
          none: 'But that is not beside Clonmacnoise.',
          skip: 'That is allowed, but then you draw a single tile as always.',
        },
      },
      choose: {
        title: 'The best of three',
        text: 'You hold a food farm, an energy farm and a settlement with 3 houses. Whichever you place, the other two go back into your supply unseen.',
        task: 'Score 8 points with one of the three.',
        after: '8 points in Tralee. The other two are in your supply again, and you draw a single tile as always.',
        closer: 'The settlement fills the area of Tralee at Killarney (v3).',
        wrong: { fewer: 'But with another tile or on another hex it is more.' },
      },
    },
  },
  extra: {
    title: 'An extra tile',
    about: 'What the four tiles are for that were set aside.',
    scenes: {
      aside: {
        title: 'Set aside',
        text: 'Four of your tiles were set aside at the start. The tower at Clonmacnoise brings one of them, drawn by chance, to be placed at once. Towers that this tile reaches give you nothing, now or later.',
        task: 'Activate the tower at Clonmacnoise and score 8 points with the extra tile.',
        onward: 'Activate the tower, and then place the extra tile where it scores 8 points.',
        after: 'Two tiles in one turn! The extra tile counts for castles and missions, too. It also counts beside towers, but the 13 or the doubler that it would complete is lost.',
        closer: 'Beside Clonmacnoise (n7) lies Tullamore (n8), for one. Tralee is filled at Killarney (v3).',
        wrong: {
          none: 'But that is not beside Clonmacnoise.',
          skip: 'You may do without it, but you can use a second tile.',
          ignored: 'But there it reaches a round tower, and that would be lost to you.',
          fewer: 'But elsewhere it scores 8 points.',
        },
      },
    },
  },
  thirteen: {
    title: 'Thirteen points',
    about: 'Three round towers that pay only together.',
    scenes: {
      third: {
        title: 'The third of three',
        text: 'Three round towers bear a 13. One or two of them bring you nothing; with tiles beside all three you score 13 points. Beside Rattoo and Kilmacduagh you have one each.',
        task: 'Score the 13 points.',
        after: '13 points on top of the farm’s, once in the game. Whoever else reaches all three gets them, too.',
        closer: 'The third 13 lies at Cashel (r6).',
        wrong: {
          other: 'That is a round tower, but not the third with the 13.',
          none: 'But there you reach no new round tower.',
        },
      },
    },
  },
  doubler: {
    title: 'The doubler',
    about: 'Two round towers, and a mission that brings double.',
    scenes: {
      mark: {
        title: 'In the right order',
        text: 'With tiles beside both doublers you mark an open mission that you have not fulfilled: it will bring you double. But missions come before towers! For “Golden Vale” you lack one food farm, and beside Rattoo you have a tile.',
        task: 'Reach the doubler at Cashel and mark “Golden Vale”.',
        onward: 'Now put your marker on “Golden Vale”.',
        after: 'Now it brings you 32 points instead of 16, and should somebody be quicker, still 16 instead of 8.',
        closer: 'At Fethard (r7) the farm lies beside Cashel, but not beside your group.',
        wrong: {
          early: 'But there it fulfils “Golden Vale” first, and only then does the doubler come.',
          none: 'But that is not beside Cashel.',
          other: 'That is allowed, but “Golden Vale” you fulfil with your next tile.',
        },
      },
      reap: {
        title: 'Twice as much',
        text: 'Your marker lies on “Golden Vale”, and you have drawn another food farm. Three of them already lie side by side.',
        task: 'Fulfil “Golden Vale”.',
        after: '32 points for a single mission! The marker stays there, and it works for you alone.',
        closer: 'At Mitchelstown (u6) your group becomes one of four.',
        wrong: { else: 'But then the group does not have 4 food farms.' },
      },
    },
  },
  private: {
    title: 'A private mission',
    about: 'A mission that nobody else knows.',
    scenes: {
      take: {
        title: 'Only for you',
        text: 'At Clonmacnoise you may draw a mission that only you can see and fulfil. It is turned up at the end and brings its higher value if your tiles fulfil it then. Whoever misses it loses nothing.',
        task: 'Place your energy farm beside Clonmacnoise and draw a mission.',
        onward: 'You are there. Now activate the tower.',
        after: '“Lord of castles”: with 6 castles at the end you score 12 points. And nobody knows what you are after.',
        closer: 'Beside Clonmacnoise (n7) lies, among others, Tullamore (n8).',
        wrong: {
          none: 'But that is not beside Clonmacnoise.',
          skip: 'You may do without it, but it can only bring you something.',
        },
      },
      last: {
        title: 'At the last moment',
        text: 'Another game, and your last tile. Here, too, “Lord of castles” is your private mission, and you own 5 castles. Then Red places a tile, and the game is over.',
        task: 'See to it that you own 6 castles at the end.',
        after: 'Trim Castle is worth 5 points, Red lacks them, and your mission brings 12: you win by 212 to 199. Anywhere else Red would have won.',
        closer: 'From Mullingar (j8) you take Trim Castle (j9).',
        wrong: { missed: 'But then you own only 5 castles.' },
      },
    },
  },
  end: {
    title: 'The final scoring',
    about: 'Unfinished areas and castles: what counts in the end.',
    scenes: {
      last: {
        title: 'The last tile',
        text: 'You and Red have one tile each; you are behind by 114 to 124. Then every castle brings 5 points, every house in an unfinished area 1, and last come the private missions. You hold 4 houses.',
        task: 'Win the game with your last tile.',
        after: 'No points at once, but 4 houses in Waterford and Kilkenny Castle, which Red has lost: you win by 180 to 176. Even a full area for 17 points would not have been enough.',
        closer: 'A castle that you take from Red makes a difference of 10 points. One stands beside New Ross (r9).',
        wrong: {
          now: 'That brings you points at once, but in the end Red has more.',
          houses: 'Those are 4 points in the end, but Red has more.',
        },
      },
    },
  },
  ties: {
    title: 'A tie at the end',
    about: 'Blarney Castle and the Hill of Tara decide.',
    scenes: {
      blarney: {
        title: 'Blarney decides',
        text: 'Your last tile. At the end castles will bring you level with Red at best. Of those who are level, whoever owns Blarney Castle wins.',
        task: 'Take Blarney Castle from Red.',
        after: '206 to 206, and you own Blarney Castle: you have won! If nobody who is level owns it, the most tiles around the Hill of Tara decide, even without the most points; else the victory is shared.',
        closer: 'Blarney Castle (w5) lies beside Millstreet (v4) and Macroom (w4).',
        wrong: { behind: 'But then Red has more points in the end.' },
      },
    },
  },
  unfit: {
    title: 'A tile that fits nowhere',
    about: 'What happens when no hex is left.',
    scenes: {
      out: {
        title: 'No hex left',
        text: 'You hold a food farm, but all hexes for food and all without a symbol are taken. A tile that fits anywhere must be placed; one that fits nowhere leaves the game.',
        task: 'Put your food farm out of the game.',
        after: 'It brings no points, no missions and no towers, and all have seen it. Then you draw a tile as always.',
        closer: 'No hex is marked. All you can do is put the tile out.',
        wrong: {},
      },
    },
  },
} satisfies Texts<Facts>;

export type Words = typeof en;
