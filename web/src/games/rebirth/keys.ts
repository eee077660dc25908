// By what the table knows castles, towers and missions that it also names.
import type { Told } from '../../table/messages';

/** A castle's hex, a tower's or a mission's id. */
export const keyOf = (value: Told[string] | undefined): string => (typeof value === 'object' && 'key' in value ? String(value.key) : String(value ?? ''));
