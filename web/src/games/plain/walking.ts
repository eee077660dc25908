// Arrow keys among buttons that lie in lines of any length: left and right go on in order, up and down to what lies
// nearest in the line above or below.

export interface Place {
  left: number;
  top: number;
  width: number;
}

const middle = ({ left, width }: Place) => left + width / 2;

/** The index to go to, or null if the key leads nowhere. */
export function walked(places: Place[], from: number, key: string): number | null {
  const here = places[from];
  if (!here) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  if (key === 'ArrowRight') return Math.min(from + 1, places.length - 1);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const beyond = (place: Place) => (key === 'ArrowDown' ? place.top - here.top : here.top - place.top);
  const lines = places.filter((place) => beyond(place) > 4);
  if (lines.length === 0) return from;
  const nearest = Math.min(...lines.map(beyond));
  const line = lines.filter((place) => beyond(place) < nearest + 4);
  const best = line.reduce((a, b) => (Math.abs(middle(b) - middle(here)) < Math.abs(middle(a) - middle(here)) ? b : a));
  return places.indexOf(best);
}
