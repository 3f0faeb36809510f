// How a panel comes and goes. It asks for no style that is already there: that would lay out the page once more.
import type { TransitionConfig } from 'svelte/transition';
import { paced } from '../core/settings.svelte';

/** Come from, and go, so many pixels aside. */
export function glide(_: Element, { x = 0, y = 0 }: { x?: number; y?: number }): TransitionConfig {
  return {
    duration: paced(220),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `translate: ${u * x}px ${u * y}px; opacity: ${t}`,
  };
}
