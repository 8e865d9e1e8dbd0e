import { beginRun } from '../../clock/runTime.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { deliverMessages, type Delivery } from './delivery.ts';
import type { MailSender } from './mail/mailSender.ts';
import type { PushSender } from './push/pushSender.ts';
import type { MessageSender } from './sms/protocol/messageSender.ts';

interface OutboxContext extends Pick<Delivery, 'db' | 'log' | 'now'> {
  configuration: Pick<Configuration, 'encryptionKeys'>;
  integrations: { message: MessageSender; mail: MailSender | null; push: PushSender | null };
}

/**
 * Sends waiting SMS, mail and notices to devices with growing retry delays; from 21:00 to 08:00 only codes, login links
 * and warnings about a changed password or phone.
 */
export const outboxJob = {
  name: 'outbox',
  everySeconds: 10,
  async run({ db, configuration, integrations: { message, mail, push }, log, now }: OutboxContext) {
    const delivery = { db, keys: configuration.encryptionKeys, sender: message, mail, push, log, now };
    const isOver = beginRun();
    while (!isOver() && (await deliverMessages(delivery)) > 0);
  },
};
