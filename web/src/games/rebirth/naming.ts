// What the table names beside its key: castles, towers, missions.
import type { Told } from '../../table/messages';
import { speech } from '../../words/speech.svelte';

type Value = Told[string] | undefined;

/** By what it is known: a castle's hex, a tower's or a mission's id. */
export const keyOf = (value: Value): string => (typeof value === 'object' && 'key' in value ? String(value.key) : String(value ?? ''));

/** What people call it. */
export const nameOf = (value: Value): string => (typeof value === 'object' && 'en' in value ? speech.of(value as { en: string; de: string; it: string }) : String(value ?? ''));
