// What people call castles, towers, missions and tiles.
import type { Told } from '../../table/messages';
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import type { Tile } from './facts';

type Value = Told[string] | undefined;

/** As the table names it in three languages, beside its key. */
export const nameOf = (value: Value): string => (typeof value === 'object' && 'en' in value ? speech.of(value as { en: string; de: string; it: string }) : String(value ?? ''));

export const tileName = (tile: Tile): string => ledger.word('rebirth', 'tile', tile);
