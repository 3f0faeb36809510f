import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { games } from '../core/games.svelte';
import { settings } from '../core/settings.svelte';
import { words } from '../core/words.svelte';
import { addIcons, SHARED_ICONS } from '../ui/icons';

addIcons(SHARED_ICONS);
settings.apply();
await Promise.all([words.choose(settings.values.language), games.load()]);
// Over plain http only pages of this computer may have a worker.
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/worker.js').catch((problem: unknown) => console.warn(problem));
mount(App, { target: document.getElementById('app') as HTMLElement });
