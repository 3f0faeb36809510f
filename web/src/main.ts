import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { settings } from './core/settings.svelte';
import { words } from './core/words.svelte';
import icons from './shared/icons.svg?raw';

document.body.insertAdjacentHTML('afterbegin', icons);
settings.apply();
await words.choose(settings.kept.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
