// That games cannot be kept, in English.
export const en = {
  blocked: 'This browser keeps no games, perhaps because the window is private.',
  full: 'There is no room left to keep games.',
  failed: 'This browser could not keep the game.',
  gone: 'You can go on playing, but what is played now is gone when this window is closed.',
  save: 'Save my games as a file',
};

export type Words = typeof en;
