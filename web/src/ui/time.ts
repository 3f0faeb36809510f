// Formats durations briefly.
import { say } from '../core/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Format a time limit in whole days, hours or minutes. */
export function lasting(seconds: number): string {
  if (seconds % DAY === 0) return say('web-days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return say('web-hours', { count: seconds / HOUR });
  return say('web-minutes', { count: Math.round(seconds / MINUTE) });
}

/** Format a running clock: `4:05`, `2:04:05`, or days and hours. */
export function remaining(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return say('web-days-hours', { days: Math.floor(left / DAY), hours });
  const two = (count: number): string => String(count).padStart(2, '0');
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return hours ? `${hours}:${two(minutes)}:${two(left % MINUTE)}` : `${minutes}:${two(left % MINUTE)}`;
}
