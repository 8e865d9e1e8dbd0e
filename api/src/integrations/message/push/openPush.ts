import type { Configuration } from '../../../configuration/configuration.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';
import { createHttpPushSender } from './httpPushSender.ts';
import type { PushSender } from './pushSender.ts';
import { createSandboxPushSender } from './sandboxPushSender.ts';
import { vapidOf } from './vapid.ts';

/** Opens Web Push with the configured key, in a demo too; without one, the sandbox in a demo, otherwise null. */
export function openPush(
  { demo, encryptionKeys, integrations: { PUSH_KEY, PUSH_URL } }: Configuration,
  now: () => Date,
  sandboxDelayMs?: number,
): PushSender | null {
  if (PUSH_KEY)
    return createHttpPushSender({
      vapid: vapidOf(Buffer.from(PUSH_KEY, 'base64url')),
      trialOrigin: demo ? PUSH_URL : undefined,
      now,
    });
  return demo ? createSandboxPushSender(vapidOf(keyedHash(encryptionKeys, 'push', '')), sandboxDelayMs) : null;
}
