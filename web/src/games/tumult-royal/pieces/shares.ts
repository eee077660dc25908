// How wide the numbers of a disc are, as they follow one another around it.

export interface Share {
  number: number;
  /** Where it begins, and how much of the disc it takes: parts of a whole turn. */
  from: number;
  share: number;
}

export function sharesOf(disc: Record<string, number>): Share[] {
  const weights = Object.entries(disc).map(([number, weight]): [number, number] => [Number(number), Math.max(0, weight)]).filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  return weights.map(([number, weight]) => {
    const share = { number, from, share: weight / all };
    from += share.share;
    return share;
  });
}
