// Names one after the other, with a word of the language before the last: A, B and C.
export const listed = (and: string) => (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`);
