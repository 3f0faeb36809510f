// The animations that are running. Any tap or key finishes them.
const running = new Set<Animation>();

function finish(): void {
  for (const each of running) each.finish();
}
window.addEventListener('pointerdown', finish, { capture: true });
window.addEventListener('keydown', finish, { capture: true });

/** Wait until an animation has ended or was finished early. */
export async function run(animation: Animation): Promise<void> {
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}
