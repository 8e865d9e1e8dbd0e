import type { Configuration } from '../../configuration/configuration.ts';
import type { MessageSender } from './messageSender.ts';
import { deliverMessages, type Delivery } from './outbox.ts';

interface OutboxContext extends Pick<Delivery, 'db' | 'log' | 'now'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
  integrations: { message: MessageSender };
}

/** Sends the due messages of the outbox, until none is left. */
export const outboxJob = {
  name: 'outbox',
  everySeconds: 10,
  async run({ db, configuration, integrations, log, now }: OutboxContext) {
    const delivery = { db, keys: configuration.encryptionKeys, sender: integrations.message, log, now };
    while ((await deliverMessages(delivery)) > 0);
  },
};
