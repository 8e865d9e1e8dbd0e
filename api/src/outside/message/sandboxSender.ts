import { setTimeout as pause } from 'node:timers/promises';
import type { MessageSender } from './messageSender.ts';

const DELAY_MS = 30;
/** Numbers that no operator gives out; the sandbox reaches none of them. */
const UNREACHABLE = /^0100000/;

/** An SMS gateway for demonstrations and tests: it takes its time, reaches not every number, and sends nothing. */
export const createSandboxSender = (): MessageSender => ({
  showsCodes: true,
  async send({ userPhone }) {
    await pause(DELAY_MS);
    if (UNREACHABLE.test(userPhone)) throw new Error('the sandbox cannot reach this number');
  },
});
