// Names that nobody else chooses, and seeds, from the browser's own generator.

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of the draws of computer players. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Of a request, of a table. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(9)));
