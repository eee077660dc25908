// Random bits of the browser's own generator.

/** 64 of them, for a draw. */
export function bits(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name that nobody else chooses: of a request, of a table. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(9)));

/** The items in an order drawn by lot. */
export function drawnByLot<T>(items: T[]): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
  return drawn;
}

/** A number below `count`, each as likely as the others: bits that would favour some are drawn again. */
function below(count: number): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value! < limit) return value! % count;
  }
}
