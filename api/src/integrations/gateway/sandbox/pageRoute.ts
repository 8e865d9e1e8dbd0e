import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { CALLBACK_PATH } from '../protocol/callback.ts';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { checkoutUrlOf, SANDBOX_PATH, SANDBOX_RECEIPT_PATH } from './bookStore.ts';
import { deliverCallbacks } from './delivery.ts';
import { PAGE_POLICY, paymentPage, unknownPaymentPage } from './page.ts';
import { ACTIONS, pressButton } from './pressButton.ts';
import { receiptPage, unknownReceiptPage } from './receiptPage.ts';
import { SandboxGateway } from './sandboxGateway.ts';

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
  const { books } = gateway;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );

  gateway.send = async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload });
    return statusCode === 200;
  };
  const underWay = new Set<Promise<unknown>>();
  const deliverInBackground = (log: FastifyBaseLogger) => {
    const delivery: Promise<unknown> = deliverCallbacks(gateway)
      .catch((error: unknown) => log.error({ err: error }, 'callbacks were not delivered'))
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
    gateway.delivery = delivery;
  };
  app.addHook('onClose', () => Promise.all(underWay));

  app.get(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    const page =
      parsed.success &&
      (await books.withPayment(parsed.output.payment, ({ book }) =>
        paymentPage(book.hidden(parsed.output.payment), pathOf(book.returnUrl(parsed.output.payment))),
      ));
    return page ? html(reply, page) : html(reply.code(404), unknownPaymentPage());
  });

  app.get(SANDBOX_RECEIPT_PATH, async (request, reply) => {
    const parsed = v.safeParse(receiptQuery, request.query);
    const page =
      parsed.success &&
      (await books.within({ kind: 'RECEIPT', key: parsed.output.key }, ({ receipts }) => {
        const found = receipts.find(parsed.output.key);
        return found && receiptPage(found, receipts.left(parsed.output.key));
      }));
    return page ? html(reply, page) : html(reply.code(404), unknownReceiptPage());
  });

  app.post(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(press, request.body);
    if (!parsed.success) return html(reply.code(404), unknownPaymentPage());
    const { payment, action } = parsed.output;
    const back = await pressButton(books, payment, action);
    if (back === null) return html(reply.code(404), unknownPaymentPage());
    // The browser stays until the portal has confirmed: the page of an account shows its number.
    const { headers } = await app.inject({ method: 'GET', url: pathOf(back) });
    const status = await books.withPayment(payment, ({ book }) => book.find(payment).status);
    // Webhooks are sent at once in the background; the job retries rejected ones.
    deliverInBackground(request.log);
    return reply.redirect(
      status === 'WAITING_FOR_DEPOSIT' ? checkoutUrlOf(payment) : String(headers.location ?? pathOf(back)),
      303,
    );
  });
};

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
