// The games on the shelf and their rule sets, as the manual has them.
export const tara = [
  { id: 'sacred-hill', title: 'Sacred Hill', ruleSets: ['sacred-hill-1', 'sacred-hill-2', 'sacred-hill-doubles-1', 'sacred-hill-doubles-2'] },
  { id: 'four-treasures', title: 'Four Treasures', ruleSets: ['four-treasures', 'four-treasures-doubles'] },
  { id: 'high-kings', title: 'High Kings of Tara', ruleSets: ['high-kings-1', 'high-kings-2'] },
  { id: 'poisoned-chalice', title: 'Poisoned Chalice', ruleSets: ['poisoned-chalice'] },
  { id: 'stone-of-destiny', title: 'Stone of Destiny', ruleSets: ['stone-of-destiny'] },
];
export const otherCovers = ['seat-of-kings', 'tumult-royal', 'rebirth'];
export const coverCount = tara.length + otherCovers.length;
export const ruleSetIds = tara.flatMap(({ ruleSets }) => ruleSets);
