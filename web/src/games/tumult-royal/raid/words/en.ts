// What the middle of the table says, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  middle: 'Goods tiles in the middle',
  tile: (slot: number) => `tile ${slot}`,
  hand: 'In your hand',
  keep: 'Keep it',
  back: 'Put it back',
  done: 'No more tiles',
};

export type Words = typeof en;
