// A transition for panels. Unlike Svelte's `fly` it reads no computed style, which would force a layout.
import type { TransitionConfig } from 'svelte/transition';
import { paced } from '../core/settings.svelte';

/** Slide by this many pixels, and fade. */
export function glide(_: Element, { x = 0, y = 0 }: { x?: number; y?: number }): TransitionConfig {
  return {
    duration: paced(220),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `translate: ${u * x}px ${u * y}px; opacity: ${t}`,
  };
}
