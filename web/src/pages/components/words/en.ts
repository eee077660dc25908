// What is said of the components of games, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  of: (title: string) => `What is in the box: ${title}`,
  provenance: { rulebook: 'From the rulebook', public: 'From a public source', reconstructed: 'Reconstructed' },
  about: {
    rulebook: 'shown in the rulebook; each says how much of it',
    public: 'described by people who had them in their hands',
    reconstructed: 'made here to fit what is known',
  },
  sums: (all: string) => `${all}, and how much is known of them`,
  honest: 'No rulebook prints them all. What is reconstructed is not what was printed: it was made so that the game can be played. Whoever owns the box can write down the printed ones and play with those.',
  openEditor: 'Write down your own',
  others: 'What else is in it',
  editorOf: (title: string) => `Your own pack: ${title}`,
  editorAbout: 'Write down what your box holds, or make up something new. The rules engine checks it as you go.',
  toPieces: 'All standard pieces',
  pack: 'The pack',
  name: 'Name of the pack',
  standard: 'Begin with the standard pack',
  empty: 'Begin empty',
  load: 'Open a file …',
  bringBack: 'Bring back the one before',
  checking: 'Being checked …',
  sound: 'All is well: it can be played with.',
  faulty: 'Not yet:',
  play: 'Play with it',
  save: 'Save as a file',
  kept: 'This browser keeps it as you go.',
  notKept: 'This browser keeps nothing: save the pack as a file before you leave.',
  cannotOpen: (name: string) => `${name} cannot be opened`,
  noPack: 'The file is no pack of this game, no JSON, or larger than 1 MB.',
  origin: 'Where it comes from',
  noOrigin: 'Not said',
  note: 'Note',
  noteHint: 'What says so, or why it is as it is',
};

export type Words = typeof en;
