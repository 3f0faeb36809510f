import { expect, it } from 'vitest';
import { layout, layoutOf } from '../../src/core/layout.svelte';

it.each([
  [1366, 768, []],
  [1920, 1080, ['wide']],
  [1100, 700, ['narrow']],
  [390, 844, ['phone', 'slim', 'narrow']],
  [844, 390, ['phone', 'lying', 'narrow']],
  [820, 1180, ['phone', 'narrow']],
  [1180, 820, ['narrow']],
  [1024, 1366, ['narrow']],
])('a window of %i by %i', (width, height, names) => {
  expect(layoutOf(width, height)).toEqual(names);
});

it('follows the window', () => {
  expect(layout.isPhone).toBe(false);
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
  window.dispatchEvent(new Event('resize'));
  expect([layout.isPhone, layout.isSlim, layout.isLying, layout.isNarrow]).toEqual([true, true, false, true]);
  expect(document.documentElement.dataset['layout']).toBe('phone slim narrow');
});
