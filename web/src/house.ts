// The house itself, once its words are there.
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { updates } from './shell/updates.svelte';
import { speech } from './words/speech.svelte';

// Before anything is drawn, so that the other colours do not flash up.
document.documentElement.dataset.scheme = settings.scheme;

void speech.load().then(() => mount(App, { target: document.getElementById('app')! }));

if (import.meta.env.PROD) void updates.watch();
