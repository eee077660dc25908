// The house itself, once its words are there.
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { downloads } from './shell/downloads.svelte';
import { updates } from './shell/updates.svelte';
import { speech } from './words/speech.svelte';

// Before anything is drawn, so that the other colours do not flash up.
document.documentElement.dataset.scheme = settings.scheme;

downloads.watch();

/** Drawn as soon as its words are there. */
export const drawn = speech.load().then(() => void mount(App, { target: document.getElementById('app')! }));

if (import.meta.env.PROD) void updates.watch();
