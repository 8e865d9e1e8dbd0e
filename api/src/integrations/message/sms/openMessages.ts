import type { Configuration } from '../../../configuration/configuration.ts';
import type { MessageSender } from './protocol/messageSender.ts';
import { createSandboxSender } from './sandboxSender.ts';
import { createSolapiSender } from './solapi/solapiSender.ts';

/** Opens the configured SMS service, in a demo too; without one, the sandbox in a demo. */
export function openMessages({ demo, integrations }: Configuration, sandboxDelayMs?: number): MessageSender {
  const { SMS, SMS_URL, SMS_KEY, SMS_SECRET, SMS_SENDER, KAKAO_CHANNEL } = integrations;
  if (SMS)
    return createSolapiSender({
      url: SMS_URL,
      key: SMS_KEY ?? '',
      secret: SMS_SECRET ?? '',
      sender: SMS_SENDER ?? '',
      kakaoChannel: KAKAO_CHANNEL,
    });
  if (demo) return createSandboxSender(sandboxDelayMs);
  return { showsCodes: false, send: () => Promise.reject(new Error('no SMS service is configured')) };
}
