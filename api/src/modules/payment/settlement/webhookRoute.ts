import type { FastifyReply } from 'fastify';
import { moneyContext } from '../../../enrolment/context.ts';
import { findPayment } from '../../../enrolment/payment/store.ts';
import { CALLBACK_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import type { GatewayWebhook } from '../../../integrations/gateway/protocol/gateway.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import type { Services } from '../../../pipeline/services.ts';
import { mayAskGateway } from './askingLimit.ts';
import { noteTakenBack } from './noteTakenBack.ts';
import { settle } from './settle.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Receives the gateway's webhooks, without cookie or CSRF token. They are not signed: each only names a payment to
 * query. Responds after the commit; anything but 200 makes the gateway retry.
 */
export const paymentCallback: RouteGroup = (app, services) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(CALLBACK_PATH, async (request, reply) => {
    const { body } = request;
    const { gateway } = services.integrations;
    const webhook = typeof body === 'string' ? gateway.readWebhook(body) : null;
    if (webhook) return answerWebhook(webhook, services, reply);
    request.log.warn({ ip: request.ip }, 'a payment callback was not from the gateway');
    return refuse(reply);
  });
};

async function answerWebhook(
  webhook: GatewayWebhook,
  { database, configuration, now }: Services,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const db = database.queries;
  const { paymentNo } = webhook;
  const payment = await findPayment(db, paymentNo);
  // 200 for an unknown payment too: a retry would not make it known.
  if (!payment?.gateway_no) {
    reply.log.warn({ paymentNo }, 'the gateway notified of a payment that is not ours');
    return reply.send({ code: 1, message: '', entity: null });
  }
  if (!(await mayAskGateway(db, paymentNo, now()))) {
    return reply.code(429).send({ code: 429, message: '잠시 후 다시 보내주세요.', entity: null });
  }
  const askedAt = now();
  const news = await webhook.read(payment.gateway_no).catch((error: unknown) => {
    reply.log.warn({ err: error, paymentNo }, 'the gateway did not answer about its callback');
    return 'unanswered' as const;
  });
  if (news === 'unanswered') {
    return reply.code(503).send({ code: 503, message: '결제 상태를 확인하지 못했습니다.', entity: null });
  }
  if (!news) {
    reply.log.warn({ paymentNo }, 'a payment callback does not fit what the gateway says');
    return refuse(reply);
  }
  const context = moneyContext({ db, now: now(), log: reply.log, configuration });
  await noteTakenBack(news, askedAt, context);
  const status = await settle(news, context);
  return reply.send({ code: 1, message: '', entity: status });
}

const refuse = (reply: FastifyReply) =>
  reply.code(403).send({ code: 403, message: '서명이 올바르지 않습니다.', entity: null });
