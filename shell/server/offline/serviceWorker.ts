import { OFFLINE_PAGE_PATH } from '@portal/shared/section/offline';
import { NOTICE_HANDLERS } from './noticeHandlers.ts';

const CACHE_PREFIX = 'offline-';

/**
 * Service worker in the JavaScript of 2020. It shows notices, and of requests it handles navigations alone, from the
 * network, and caches nothing but the offline page: what pages, sections and the API send, and which build a document
 * gets, is as without it. Where the browser can (Chromium 123), other requests do not even reach it; navigations start
 * before it has started.
 * @param version of the offline page.
 */
export const serviceWorker = (version: string): string => `const CACHE = '${CACHE_PREFIX}${version}';
const PAGE = '${OFFLINE_PAGE_PATH}';
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
  if (!event.addRoutes) return;
  const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
  event.waitUntil(event.addRoutes({ condition: { or: others }, source: 'network' }).catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  if (navigationPreload) event.waitUntil(navigationPreload.enable());
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('${CACHE_PREFIX}') && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});
self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(open(event));
});
async function open(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw error;
  }
}
${NOTICE_HANDLERS}`;

/** Service worker that removes itself and its cache: `OFFLINE_PAGE=0`. Browsers ask for it at every navigation. */
export const WITHDRAWN_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('${CACHE_PREFIX}')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;
