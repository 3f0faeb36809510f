// Runs callbacks right after the next frame is laid out and painted, all of them together.
interface WithScheduler {
  scheduler?: { postTask: (task: () => void, options: { priority: string }) => Promise<unknown> };
}

let waiting: (() => void)[] = [];

function runAll(): void {
  const due = waiting;
  waiting = [];
  for (const each of due) each();
}

export function afterNextFrame(then: () => void): void {
  if (waiting.push(then) > 1) return;
  const { scheduler } = globalThis as WithScheduler;
  requestAnimationFrame(() => {
    if (scheduler) void scheduler.postTask(runAll, { priority: 'user-blocking' });
    else setTimeout(runAll);
  });
}
