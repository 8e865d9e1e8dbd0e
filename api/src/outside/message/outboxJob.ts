import type { Job } from '../../server/jobs.ts';
import { deliverMessages } from './outbox.ts';

/** Sends what waits in the outbox, until nothing more is due. */
export const outboxJob: Job = {
  name: 'outbox',
  everySeconds: 10,
  async run({ db, configuration, outside, log, now }) {
    const delivery = { db, keys: configuration.encryptionKeys, sender: outside.message, log, now };
    while ((await deliverMessages(delivery)) > 0);
  },
};
