import { encryptPush } from './encryptPush.ts';
import type { PushSubscription } from './pushSender.ts';

/** Hosts of the browsers' push services: Chrome and others, Firefox, Edge, Safari. */
const HOSTS =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|web\.push\.apple\.com)$/;

const AUTH_BYTES = 16;

/**
 * True for an address of a known push service, by https on its usual port: the API must send nothing to an address that
 * a caller has chosen. `trialOrigin` is accepted besides.
 */
export function isPushAddress(endpoint: string, trialOrigin?: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return url.origin === trialOrigin || (url.protocol === 'https:' && url.port === '' && HOSTS.test(url.hostname));
}

/** True if a message can be encrypted with the keys of a subscription. */
export function hasValidKeys(subscription: PushSubscription): boolean {
  try {
    encryptPush('', subscription);
    return Buffer.from(subscription.auth, 'base64url').length === AUTH_BYTES;
  } catch {
    return false;
  }
}
