import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { ACTIONS, pressButton } from './actions.ts';
import { findSandboxReceipt, SANDBOX_RECEIPT_PATH } from './cashReceipts.ts';
import { deliverCallbacks } from './delivery.ts';
import { PAGE_POLICY, paymentPage, unknownPaymentPage } from './page.ts';
import { receiptPage, unknownReceiptPage } from './receiptPage.ts';
import { checkoutUrlOf, SANDBOX_PATH, SandboxGateway } from './sandboxGateway.ts';
import { findSandboxPayment } from './sandboxPayments.ts';

const MAX_BODY_BYTES = 16 * 1024;
const query = v.object({ payment: v.pipe(v.string(), v.maxLength(100)) });
const receiptQuery = v.object({ key: v.pipe(v.string(), v.maxLength(100)) });
const press = v.object({ ...query.entries, action: v.picklist(ACTIONS) });

/** Routes of the sandbox's page and buttons; absent with a real gateway. */
export const sandboxPages = (
  app: FastifyInstance,
  { integrations: { gateway } }: { integrations: { gateway: PaymentGateway } },
): void => {
  if (!(gateway instanceof SandboxGateway)) return;
  const { parts } = gateway;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );

  const underWay = new Set<Promise<unknown>>();
  const deliverInBackground = (log: FastifyBaseLogger) => {
    const delivery: Promise<unknown> = deliverCallbacks(parts)
      .catch((error: unknown) => log.error({ err: error }, 'callbacks were not delivered'))
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
    gateway.delivery = delivery;
  };
  app.addHook('onClose', () => Promise.all(underWay));

  app.get(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    const row = parsed.success ? await findSandboxPayment(parts.db, parsed.output.payment) : undefined;
    return row ? html(reply, paymentPage(row, parts.now())) : html(reply.code(404), unknownPaymentPage());
  });

  app.get(SANDBOX_RECEIPT_PATH, async (request, reply) => {
    const parsed = v.safeParse(receiptQuery, request.query);
    const found = parsed.success ? await findSandboxReceipt(parts.db, parsed.output.key) : null;
    return found ? html(reply, receiptPage(found)) : html(reply.code(404), unknownReceiptPage());
  });

  app.post(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(press, request.body);
    const row = parsed.success
      ? await pressButton(parts.db, parsed.output.payment, parsed.output.action, parts.now())
      : null;
    if (!row) return html(reply.code(404), unknownPaymentPage());
    // Webhooks are sent at once in the background; the job retries rejected ones.
    deliverInBackground(request.log);
    return reply.redirect(row.state === 'AWAITING_DEPOSIT' ? checkoutUrlOf(row.gateway_no) : row.return_url, 303);
  });
};

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
