import { setTimeout as pause } from 'node:timers/promises';
import type { MessageSender } from './messageSender.ts';

const DELAY_MS = 30;
/** The one number that the sandbox cannot reach. */
export const UNREACHABLE_PHONE = '01900000000';

/** An SMS gateway for demonstrations and tests: it answers with a delay, cannot reach one number, and sends nothing. */
export const createSandboxSender = (): MessageSender => ({
  showsCodes: true,
  async send({ userPhone }) {
    await pause(DELAY_MS);
    if (userPhone === UNREACHABLE_PHONE) throw new Error('the sandbox cannot reach this number');
  },
});
