import { CALLBACK_PATH, SIGNATURE_HEADER } from '../../../integrations/gateway/callback.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { settle } from './settle.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The gateway's callbacks: no cookie and no csrf token, but a signature over the raw bytes of the body.
 * The answer is sent after the commit; anything but 200 makes the gateway call again.
 */
export const paymentCallback: RouteGroup = (app, { database, integrations, configuration, now }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(CALLBACK_PATH, async (request, reply) => {
    const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
    const notification =
      typeof request.body === 'string' ? integrations.gateway.readCallback(request.body, signature) : null;
    if (!notification) {
      request.log.warn({ ip: request.ip }, 'a payment callback was not signed by the gateway');
      return reply.code(403).send({ code: 403, message: '서명이 올바르지 않습니다.', entity: null });
    }
    const status = await settle(notification, {
      db: database.queries,
      now: now(),
      log: request.log,
      keys: configuration.encryptionKeys,
    });
    // 200 for an unknown payment too: repeating the callback would not make it known.
    return reply.send({ code: 1, message: '', entity: status });
  });
};
