import type { PayMethod } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { CALLBACK_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import { openToss } from '../../../integrations/gateway/toss/testing/openToss.ts';
import type { JobContext } from '../../../pipeline/job.ts';
import { createLogger } from '../../../server/logging.ts';
import type { TestServer, TestServerOptions } from '../../../testing/index.ts';
import { addCourse } from '../../manager/testing/offerings.ts';

const PRICE = 50_001;
const NOON = new Date('2026-11-20T12:00:00+09:00');

/** Opens the API with Toss Payments as an in-process gateway. The clock is reset in each test. */
export async function openTossPortal(
  open: (options: Partial<TestServerOptions>) => Promise<TestServer>,
  { isDirect = true } = {},
) {
  const clock = { now: NOON };
  const lines: string[] = [];
  const toss = await openToss(() => clock.now, { isDirect });
  const server = await open({
    now: () => clock.now,
    integrations: { gateway: toss.gateway },
    log: (line) => void lines.push(line),
  });
  const { app, db, configuration } = server;
  const log = createLogger('silent');

  /** Follows an address back to the portal; returns the path of the redirect. */
  const visit = async (address: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { pathname, search } = new URL(address);
    const { statusCode, headers } = await app.inject({ method, url: `${pathname}${search}` });
    return { status: statusCode, path: String(headers.location) };
  };
  const webhook = async (body: object | string) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url: CALLBACK_PATH, payload, headers })).statusCode;
  };

  /** Creates a member with a held seat of a course for 50,001 won, and a started payment. */
  async function begin(payMethod: PayMethod) {
    const educationNo = await addCourse(db, { price: PRICE, capacity: 1 });
    const { client } = await server.member();
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    const start = async (method = payMethod) => {
      const { code, entity } = await client.call('startPayment', { userExaminationNo, payMethod: method });
      return { code, ...(entity as { paymentNo: number; checkoutUrl: string } | null) };
    };
    const { paymentNo = 0, checkoutUrl = '' } = await start();
    const key = new URL(checkoutUrl).pathname.split('/').at(-2) ?? '';
    const { orderId, secret } = toss.server.book.find(key);
    return {
      educationNo,
      client,
      userExaminationNo,
      paymentNo,
      checkoutUrl,
      key,
      orderId,
      start,
      donePath: `/manager/edu/apply/done?userExaminationNo=${userExaminationNo}`,
      /** States of the first payment and of the application. */
      states: async () => {
        const { payment, application } = await db
          .selectFrom('payment')
          .innerJoin('application', 'application.application_no', 'payment.application_no')
          .select(['payment.status as payment', 'application.status as application'])
          .where('payment.payment_no', '=', paymentNo)
          .executeTakeFirstOrThrow();
        return [payment, application];
      },
      refunds: () =>
        db
          .selectFrom('refund')
          .select(['refund_no', 'status', 'amount', 'cause'])
          .where('application_no', '=', userExaminationNo)
          .orderBy('refund_no')
          .execute(),
      /** The gateway's webhook about the payment, in its own format. */
      changed: {
        eventType: 'PAYMENT_STATUS_CHANGED',
        createdAt: 'x',
        data: { paymentKey: key, orderId, status: 'DONE' },
      },
      deposited: {
        createdAt: '2026-11-20T12:00:00.000000',
        secret: secret ?? '',
        status: 'DONE',
        transactionKey: 't',
        orderId,
      },
      /** Number of confirmations sent to the gateway. */
      confirmations: () =>
        toss.server.asked('/confirm').filter(({ body }) => (body as { orderId: string }).orderId === orderId).length,
    };
  }

  return {
    ...toss,
    app,
    db,
    lines,
    visit,
    webhook,
    begin,
    book: toss.server.book,
    jobs: (): JobContext => ({ ...server.services, db, log }),
    staff: () => ({ db, now: clock.now, log, keys: configuration.encryptionKeys }),
    later: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)),
    reset: () => {
      clock.now = NOON;
      toss.server.reset();
    },
  };
}
export type TossPortal = Awaited<ReturnType<typeof openTossPortal>>;
