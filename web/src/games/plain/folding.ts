// How many lines of a long section are shown while it is folded. Where unfolding would show only one or two more, nothing is folded.

const most = 8;
const least = 6;

export const folded = (lines: number): number => (lines <= most ? lines : least);
