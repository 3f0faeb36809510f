// Notifications of the browser: asked for when they are switched on, and shown only while the page is hidden.

export const canNotify = (): boolean => 'Notification' in window;

/** Ask the reader's browser whether it lets us; tells what it said. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Show a notification; on phones only the worker of the page may do that. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: 'thaumata', icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => window.focus();
}
