import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { settings } from '../core/settings.svelte';
import { words } from '../core/words.svelte';
import icons from '../ui/icons.svg?raw';

document.body.insertAdjacentHTML('afterbegin', icons);
settings.apply();
await words.choose(settings.kept.language);
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');
mount(App, { target: document.getElementById('app') as HTMLElement });
