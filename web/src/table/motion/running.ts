// Motions that run: any tap or key finishes them.
const running = new Set<Animation>();

function finish(): void {
  for (const each of running) each.finish();
}
window.addEventListener('pointerdown', finish, { capture: true });
window.addEventListener('keydown', finish, { capture: true });

/** Wait until a motion has run to its end, or was finished. */
export async function run(animation: Animation): Promise<void> {
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}
