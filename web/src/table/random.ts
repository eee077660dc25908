// Names that nobody else chooses, from the browser’s own generator, and seeds, of which any will do.

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of the draws of computer players. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Of a request, of a table. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(9)));
