// What the seats are called, in the page's language.
import { catalogue } from '../../engine/catalogue';
import { speech } from '../../words/speech.svelte';

export const seatName = (seat: number): string => speech.of(catalogue.find('rebirth-ireland')!.seats[seat]!);
