import { beginRun } from '../../clock/runTime.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { deliverMessages, type Delivery } from './delivery.ts';
import type { MailSender } from './mail/mailSender.ts';
import type { MessageSender } from './sms/protocol/messageSender.ts';

interface OutboxContext extends Pick<Delivery, 'db' | 'log' | 'now'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
  integrations: { message: MessageSender; mail: MailSender | null };
}

/** Sends the due messages of the outbox, until none is left, as far as a run comes. */
export const outboxJob = {
  name: 'outbox',
  everySeconds: 10,
  async run({ db, configuration, integrations: { message, mail }, log, now }: OutboxContext) {
    const delivery = { db, keys: configuration.encryptionKeys, sender: message, mail, log, now };
    const isOver = beginRun();
    while (!isOver() && (await deliverMessages(delivery)) > 0);
  },
};
