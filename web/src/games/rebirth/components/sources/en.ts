// Where the pieces of the standard box come from, by their kind and of single ones, in English. The other languages have the same
// shape; the compiler sees to it.
import type { PieceKind } from '../pieces';

export const en = {
  kinds: {
    hexes: 'The rulebook does not print the board. These are 150 hexes of about 28 km each, after the real coast, with towns, rivers and provinces where they are. That hexes carry a symbol or none, and that 24 carry the sign for two players, is told; which ones is reconstructed',
    areas: 'That settlement areas have up to four hexes is told; where they lie, and how large each of them is, is reconstructed',
    castles: 'Twelve, as many as each player has castle pieces. The rulebook names Blarney Castle; the others are reconstructed: real castles, no two of them side by side',
    fields: 'The rulebook names the one at the Hill of Tara; the others are reconstructed: eleven in all, each where a real round tower stands',
    towers: 'The six bonuses are the rulebook’s, and so are two doublers and three with 13 points; how many there are of the others is reconstructed',
    tiles: 'Each player has 36, of these sorts; how they are shared out is reconstructed: when nine of them leave with four players, nine food farms, nine energy farms and nine settlements remain',
    missions: 'Twelve missions, eight of them open, with a higher value for the first and a lower one for everybody after: so much is the rulebook’s. What they ask for and what they bring is reconstructed: one for each plan that the map allows, and twice as much for the first, so that each is a race',
    offshore: 'Offshore farms work like the harbours of the Scotland side. The number is reconstructed: an offshore farm is worth one tile more in its group; with two points the first seats won more often',
  } as Record<PieceKind, string>,
  pieces: {
    'hex-neutral': 'That there are 24, each with a small yellow sign, stands under “Aufbau”; which ones is reconstructed',
    'castle-w5': 'Under “Spielende”, where it breaks ties; it stands beside Cork, as it does in Ireland',
    'field-t5': 'Under “Spielende”, where it breaks ties: the tower north of Dublin',
    'tower-three': 'What it gives stands under “Runder Turm-Boni”; that there are three is reconstructed',
    'tower-thirteen': 'Under “Runder Turm-Boni”, with their number',
    'tower-double': 'Under “Runder Turm-Boni”, with their number',
    'tower-draw': 'What it gives stands under “Runder Turm-Boni”; that there is one is reconstructed',
    'tower-extra': 'What it gives stands under “Runder Turm-Boni”; that there is one is reconstructed',
    'tower-mission': 'What it gives stands under “Runder Turm-Boni”; that there is one is reconstructed',
    'tiles-all': 'In reviews: zeit-zum-spielen.de, toysandgeek.fr, thepawn02.com 2025/06',
  } as Record<string, string>,
};

export type Notes = typeof en;
