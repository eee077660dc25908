// The families the page can show.
import type { Face } from './face';
import { tara } from './tara/face';

export const faces: Face[] = [tara as Face];

export const faceOf = (family: string): Face | undefined => faces.find((face) => face.family === family);
export const coverOf = (id: string) => faces.flatMap((face) => face.covers).find((cover) => cover.id === id);
export const coverWith = (ruleSet: string) =>
  faces.flatMap((face) => face.covers).find((cover) => cover.ruleSets.includes(ruleSet));
