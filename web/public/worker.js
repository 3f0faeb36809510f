// Keeps what the page is made of, so that it opens at once, and without a network as far as that goes.
const KEPT = 'thaumata';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // A visitor who follows an invitation has not been at '/', and may be without a network next time.
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.add('/').catch((problem) => console.warn(problem))),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A file with a hash in its name never changes: once fetched it is kept. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page itself is asked for each time; where there is no network the one that was kept stands in. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === '/') await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(page(event.request));
});

/** A tap on a notification leads to the page that asked for it. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => (pages[0] ? pages[0].focus() : undefined)),
  );
});
