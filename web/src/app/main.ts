import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { loadComponents } from '../core/components';
import { settings } from '../core/settings.svelte';
import { words } from '../core/words.svelte';
import icons from '../ui/icons.svg?raw';

document.body.insertAdjacentHTML('afterbegin', icons);
settings.apply();
await Promise.all([words.choose(settings.kept.language), words.loadPart('duel'), loadComponents('duel')]);
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');
mount(App, { target: document.getElementById('app') as HTMLElement });
