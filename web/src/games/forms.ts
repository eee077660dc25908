// The form of what comes from a file: which fields there are, and what kind of value each has.
export type Form = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Form = (value) => typeof value === 'string';
export const isNumber: Form = Number.isInteger;
export const oneOf = (all: readonly unknown[]): Form => (value) => all.includes(value);
export const listOf = (form: Form, length?: number): Form => (value) => Array.isArray(value) && (length === undefined || value.length === length) && value.every(form);
/** Some of these fields and no others. */
export const partsOf = (forms: Record<string, Form>): Form => (value) => isObject(value) && Object.entries(value).every(([name, inner]) => Object.hasOwn(forms, name) && forms[name]!(inner));
/** All of these fields, perhaps some of those, and no others. */
export const objectOf = (forms: Record<string, Form>, others: Record<string, Form> = {}): Form => (value) =>
  isObject(value) && Object.keys(forms).every((name) => Object.hasOwn(value, name)) && partsOf({ ...forms, ...others })(value);
export const forAll = (names: readonly (string | number)[], form: (name: string | number) => Form): Record<string, Form> => Object.fromEntries(names.map((name) => [name, form(name)]));
/** Where each of these groups comes from. */
export const originsOf = (groups: readonly string[]): Form => partsOf(forAll(groups, () => partsOf({ provenance: isText, source: isText, reason: isText })));
