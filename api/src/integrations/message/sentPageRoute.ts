import type { FastifyInstance } from 'fastify';
import type { MailSender } from './mail/mailSender.ts';
import type { PushSender } from './push/pushSender.ts';
import { isSandbox } from './sandbox/sentMessages.ts';
import { PAGE_POLICY, sentPage } from './sandbox/sentPage.ts';
import type { MessageSender } from './sms/protocol/messageSender.ts';

export const SENT_PATH = '/api/message/sandbox';

/** Route of the sandboxes' messages; absent if SMS, mail and Web Push are real. */
export const sentMessagesPage = (
  app: FastifyInstance,
  {
    integrations: { message, mail, push },
  }: { integrations: { message: MessageSender; mail: MailSender | null; push: PushSender | null } },
): void => {
  const senders = [message, mail, push];
  if (!senders.some(isSandbox)) return;
  app.get(SENT_PATH, (_request, reply) => {
    const messages = senders.flatMap((sender) => (isSandbox(sender) ? sender.sent.list() : []));
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(sentPage(messages.toSorted((one, other) => other.at.getTime() - one.at.getTime())));
  });
};
