import type { Configuration } from '../../../configuration/configuration.ts';
import { createHttpSender } from './httpSender.ts';
import type { MessageSender } from './messageSender.ts';
import { createSandboxSender } from './sandboxSender.ts';

/** The SMS gateway at the configured URL, in a demo too; without one, the sandbox in a demo. */
export function openMessages({ demo, integrations: { SMS_URL, SMS_KEY, SMS_SENDER } }: Configuration): MessageSender {
  if (SMS_URL) return createHttpSender({ url: SMS_URL, key: SMS_KEY ?? '', sender: SMS_SENDER ?? '' });
  if (demo) return createSandboxSender();
  return { showsCodes: false, send: () => Promise.reject(new Error('no SMS gateway is configured')) };
}
