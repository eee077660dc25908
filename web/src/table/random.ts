// Names that nobody else chooses, from the browser's own generator.

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of a request, of a table. */
export const newKey = (): string => hex(crypto.getRandomValues(new Uint8Array(9)));
