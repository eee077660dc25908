// The settings, in English. The other languages have the same shape; the compiler sees to it.

export const en = {
  language: 'Language',
  scheme: 'Colours',
  schemes: { auto: 'Follow the system', light: 'Light', dark: 'Dark' },
  pace: 'Pace of computer players and events',
  paces: { slow: 'Slow', usual: 'Usual', quick: 'Quick' },
  confirm: 'Ask before every move',
  coordinates: 'Letters and numbers at the board',
  turned: 'Turn the board round',
  sounds: 'Quiet sounds',
  keys: 'List of keys',
};

export type Words = typeof en;
