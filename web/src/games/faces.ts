// The faces of the families, loaded with their words when a game of theirs is opened.
import { awaited } from '../shell/quiet';
import type { Face } from './face';

/** `load` brings what a face needs besides: its words in the page's language. */
const files = import.meta.glob<{ face: Face | ((family: string) => Face); load?: () => Promise<unknown> }>('./*/face.ts');
const loaded = new Map<string, Face>();

/** A family without a face of its own is played with the plain one. */
export async function loadFace(family: string): Promise<Face> {
  const known = loaded.get(family);
  if (known) return known;
  const load = files[`./${family}/face.ts`] ?? files['./plain/face.ts'];
  if (!load) throw new Error(`there is no face for ${family}`);
  const { face, load: more } = await awaited(load());
  await awaited(more?.() ?? Promise.resolve());
  const its = typeof face === 'function' ? face(family) : face;
  loaded.set(family, its);
  return its;
}

/** The face of a family whose game is open. */
export const faceOf = (family: string): Face | undefined => loaded.get(family);
