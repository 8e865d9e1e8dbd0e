import { setTimeout as pause } from 'node:timers/promises';
import { SentMessages, type Sandbox } from '../sandbox/sentMessages.ts';
import type { MessageSender } from './protocol/messageSender.ts';

const DELAY_MS = 30;
/** The only number that the sandbox cannot reach. */
export const UNREACHABLE_PHONE = '01900000000';

/**
 * An SMS service for demonstrations and tests: it responds with a delay, cannot reach one number, and shows what it
 * would have sent.
 */
export function createSandboxSender(delayMs = DELAY_MS): MessageSender & Sandbox {
  const sent = new SentMessages();
  return {
    sent,
    showsCodes: true,
    async send({ key, userPhone, text }) {
      await pause(delayMs);
      if (userPhone === UNREACHABLE_PHONE) throw new Error('the sandbox cannot reach this number');
      sent.add({ key, channel: '문자', to: userPhone, subject: '', text });
      return { acceptedAs: null };
    },
  };
}
