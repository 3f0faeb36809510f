// How soon the page shows what the service says, for `make timings`: the browser's own timeline keeps it.
interface WithScheduler {
  scheduler?: { postTask: (task: () => void, options: { priority: string }) => Promise<unknown> };
}

/** Note when the next frame is laid out and painted: what is asked for from within a frame comes right behind it. */
export function noteShown(heard: number): void {
  const note = (): void =>
    void performance.measure('thaumata-shown', { start: heard, end: performance.now() });
  const { scheduler } = globalThis as WithScheduler;
  requestAnimationFrame(() => {
    if (scheduler) void scheduler.postTask(note, { priority: 'user-blocking' });
    else setTimeout(note);
  });
}
