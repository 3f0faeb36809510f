// Notifications of the browser: asked for when they are switched on, and shown only while the page is hidden.

/** Why there can be no notifications: the browser has none, or has none for pages that came over plain http. */
export type Hindrance = 'insecure' | 'unsupported';

export function whyNoNotifications(): Hindrance | null {
  if (!window.isSecureContext) return 'insecure';
  return 'Notification' in window ? null : 'unsupported';
}

/** Ask the browser for leave to notify, and return whether it gives it. */
export async function requestNotifications(): Promise<boolean> {
  if (whyNoNotifications()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Show a notification; on phones only the worker of the page may do that. */
export async function notify(title: string, body: string): Promise<void> {
  if (whyNoNotifications() || Notification.permission !== 'granted') return;
  const options = { body, tag: 'thaumata', icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => window.focus();
}
