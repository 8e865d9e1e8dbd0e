import { setTimeout as pause } from 'node:timers/promises';
import { SentMessages, type Sandbox } from '../sandbox/sentMessages.ts';
import type { MailSender } from './mailSender.ts';

const DELAY_MS = 30;
/** The only address that the sandbox cannot reach. */
export const UNREACHABLE_ADDRESS = 'nobody@unreachable.example';

/** A mail service for demonstrations and tests: like the SMS sandbox, it shows what it would have sent. */
export function createSandboxMailSender(delayMs = DELAY_MS): MailSender & Sandbox {
  const sent = new SentMessages();
  return {
    sent,
    async send({ key, address, subject, text }) {
      await pause(delayMs);
      if (address === UNREACHABLE_ADDRESS) throw new Error('the sandbox cannot reach this address');
      sent.add({ key, channel: '메일', to: address, subject, text });
    },
  };
}
