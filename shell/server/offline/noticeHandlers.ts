import { association } from '@portal/shared/association';
import { postIntPushRenewal } from '@portal/shared/contract/pushDevice';
import { PATHS } from '@portal/shared/section/paths';
import { LOGO_PATH } from '../html/head/addresses.ts';

/** Shown for a message that cannot be read: browsers require something to be shown for each. */
const UNREADABLE = '알려드릴 내용이 있습니다. 눌러서 확인해주세요.';

/**
 * Handlers of the service worker for notices by Web Push. A press leads to pages of this origin alone. A subscription
 * that the push service has replaced is reported where the worker can read the cookie that the API requires; elsewhere
 * the member switches it on again.
 */
export const NOTICE_HANDLERS = `self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
function show(data) {
  let notice;
  try {
    notice = data.json();
  } catch (error) {
    notice = { title: '${association.name}', text: '${UNREADABLE}', path: '${PATHS.receivedNotices}', tag: 'unreadable' };
  }
  const { title, text, path, tag } = notice;
  return self.registration.showNotification(title, { body: text, tag, lang: 'ko', icon: '${LOGO_PATH}', data: { path } });
}
async function openPage(path) {
  const { origin } = self.location;
  const page = new URL(path, origin);
  const url = page.origin === origin ? page.href : origin + '${PATHS.receivedNotices}';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url.split('#')[0] === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const subscription = newSubscription || (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  const csrf = self.cookieStore && (await self.cookieStore.get('XSRF-TOKEN'));
  if (!subscription || !csrf) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('${postIntPushRenewal.path}', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': csrf.value },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
`;
