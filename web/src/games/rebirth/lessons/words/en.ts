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
} satisfies Texts<Facts>;

export type Words = typeof en;
