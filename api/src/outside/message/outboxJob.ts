import type { Configuration } from '../../configuration/configuration.ts';
import type { Outside } from '../outside.ts';
import { deliverMessages, type Delivery } from './outbox.ts';

interface OutboxContext extends Pick<Delivery, 'db' | 'log' | 'now'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
  outside: Pick<Outside, 'message'>;
}

/** Sends what waits in the outbox, until nothing more is due. */
export const outboxJob = {
  name: 'outbox',
  everySeconds: 10,
  async run({ db, configuration, outside, log, now }: OutboxContext) {
    const delivery = { db, keys: configuration.encryptionKeys, sender: outside.message, log, now };
    while ((await deliverMessages(delivery)) > 0);
  },
};
