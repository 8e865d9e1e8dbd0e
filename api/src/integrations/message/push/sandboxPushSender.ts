import { setTimeout as pause } from 'node:timers/promises';
import { SentMessages, type Sandbox } from '../sandbox/sentMessages.ts';
import { encryptPush } from './encryptPush.ts';
import { DeviceGone, type PushSender } from './pushSender.ts';
import { hasValidKeys, isPushAddress } from './pushServices.ts';
import type { Vapid } from './vapid.ts';

const DELAY_MS = 30;
/** End of the address of a device that has ended its subscription. */
export const GONE_DEVICE = '/gone';

/**
 * Web Push for demonstrations and tests: it encrypts as the real services require, and shows what it would have sent.
 */
export function createSandboxPushSender({ publicKey }: Vapid, delayMs = DELAY_MS): PushSender & Sandbox {
  const sent = new SentMessages();
  return {
    sent,
    publicKey,
    accepts: (subscription) => isPushAddress(subscription.endpoint) && hasValidKeys(subscription),
    async send({ key, subscription, title, text }) {
      await pause(delayMs);
      if (subscription.endpoint.endsWith(GONE_DEVICE)) throw new DeviceGone('the device has ended its subscription');
      encryptPush(text, subscription);
      sent.add({ key, channel: '기기 알림', to: new URL(subscription.endpoint).host, subject: title, text });
    },
  };
}
