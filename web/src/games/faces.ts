// The faces of the families, loaded with their words when a game of theirs is opened. A family without a face of its own
// is played with the plain one.
import { catalogue } from '../engine/catalogue';
import type { Text } from '../engine/protocol';
import type { Told } from '../table/messages';
import { ledger } from '../words/ledger.svelte';
import type { Face } from './face';

type Tell = (told: Told, seatName: (seat: number) => string) => string;

const own = import.meta.glob<{ face: Face }>(['./*/face.ts', '!./plain/face.ts']);
const plain = import.meta.glob<{ plainFace: (family: string, seats: Text[], tell: Tell) => Face }>('./plain/face.ts');
const loaded = new Map<string, Face>();

async function load(family: string): Promise<Face> {
  const file = own[`./${family}/face.ts`];
  if (file) return (await file()).face;
  const { plainFace } = await plain['./plain/face.ts']!();
  const { seats } = catalogue.ruleSets.find((ruleSet) => ruleSet.family === family)!;
  return plainFace(family, seats, (told, seatName) => ledger.tell(family, told, seatName));
}

export async function loadFace(family: string): Promise<Face> {
  const face = loaded.get(family) ?? (await load(family));
  loaded.set(family, face);
  return face;
}

/** The face of a family whose game is open. */
export const faceOf = (family: string): Face | undefined => loaded.get(family);
