// A number with its noun, in languages that have one form for one and another for all else.
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
