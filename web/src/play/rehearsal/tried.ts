// The families of games whose stretches in real time somebody in this browser has been through, for real or as a trial.
import { keep, kept } from '../../shell/kept';

const name = 'tried-in-time';

function families(): string[] {
  const list = kept(name);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

export const isNew = (family: string): boolean => !families().includes(family);

export function noteTried(family: string) {
  if (isNew(family)) keep(name, [...families(), family]);
}
