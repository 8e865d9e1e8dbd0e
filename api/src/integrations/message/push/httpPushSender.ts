import { association } from '@portal/shared/association';
import { MessageRefused } from '../sms/protocol/messageSender.ts';
import { encryptPush } from './encryptPush.ts';
import { pushRequestOf } from './pushRequest.ts';
import { DeviceGone, type PushSender } from './pushSender.ts';
import { hasValidKeys, isPushAddress } from './pushServices.ts';
import { vapidHeader, type Vapid } from './vapid.ts';

const TIMEOUT_MS = 10_000;
/** The subscription has ended. */
const GONE = [404, 410];
/** Another attempt can succeed: a limit of the service. */
const LATER = [408, 429];

interface Settings {
  vapid: Vapid;
  /** Accepted besides the known services. */
  trialOrigin: string | undefined;
  now(): Date;
}

/** Web Push (RFC 8030) by the browsers' own push services. */
export const createHttpPushSender = ({ vapid, trialOrigin, now }: Settings): PushSender => ({
  publicKey: vapid.publicKey,
  accepts: (subscription) => isPushAddress(subscription.endpoint, trialOrigin) && hasValidKeys(subscription),
  async send(message) {
    const { endpoint } = message.subscription;
    if (!isPushAddress(endpoint, trialOrigin)) throw new MessageRefused('this is no address of a known push service');
    const { text, headers } = pushRequestOf(message);
    const { origin } = new URL(endpoint);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...headers,
        authorization: vapidHeader(vapid, origin, `mailto:${association.email}`, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(encryptPush(text, message.subscription)),
      // A service that leads elsewhere is not followed.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    if (GONE.includes(status)) throw new DeviceGone(`the push service answered ${status}`);
    if (status < 500 && !LATER.includes(status)) throw new MessageRefused(`the push service answered ${status}`);
    throw new Error(`the push service answered ${status}`);
  },
});
