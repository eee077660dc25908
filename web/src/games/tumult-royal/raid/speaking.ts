// A tile of the raid in words, as a screen reader says it.
import type { Whereabouts } from './whereabouts';
import type { Words } from './words/en';

interface Voice {
  words: Words;
  names: (seat: number) => string;
  faceName: (face: string) => string;
  viewer: number | null;
}

export function spokenTile({ words, names, faceName, viewer }: Voice, { slot, at, seat, face, seen }: Whereabouts, up: boolean): string {
  const mine = seat !== null && seat === viewer;
  const where = {
    middle: '',
    hand: seat === null ? '' : mine ? words.mine.hand : words.inHand(names(seat)),
    castle: seat === null ? '' : mine ? words.mine.castle : words.onCastle(names(seat)),
    gone: words.gone,
  }[at];
  const others = seen.filter((looker) => looker !== viewer).map(names);
  const shows = face === null ? '' : at === 'middle' && !up ? words.known(faceName(face)) : words.shows(faceName(face));
  return [words.tile(slot), where, shows, !up && others.length > 0 && words.looked(others)].filter(Boolean).join(', ');
}
