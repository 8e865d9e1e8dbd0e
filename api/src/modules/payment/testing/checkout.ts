import type { PayMethod } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { CALLBACK_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import { SANDBOX_PATH } from '../../../integrations/gateway/sandbox/bookStore.ts';
import { deliverCallbacks } from '../../../integrations/gateway/sandbox/delivery.ts';
import type { Action } from '../../../integrations/gateway/sandbox/pressButton.ts';
import { SandboxGateway } from '../../../integrations/gateway/sandbox/sandboxGateway.ts';
import type { TossBook } from '../../../integrations/gateway/sandbox/tossBook.ts';
import type { JobContext } from '../../../pipeline/job.ts';
import { createLogger } from '../../../server/logging.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addCourse } from '../../manager/testing/offerings.ts';

const keyIn = (checkoutUrl: string) => new URLSearchParams(checkoutUrl.split('?')[1]).get('payment') ?? '';

/** Drives checkouts on the sandbox's page. */
export function checkoutOf(server: TestServer) {
  const { gateway } = server.integrations;
  if (!(gateway instanceof SandboxGateway)) throw new Error('the test server has no sandbox gateway');
  /** Does something at the gateway that the portal learns of by webhooks alone. */
  const atGateway = async <Result>(checkoutUrl: string, work: (book: TossBook, key: string) => Result) => {
    const key = keyIn(checkoutUrl);
    const done = await gateway.books.withPayment(key, ({ book }) => work(book, key));
    if (done === null) throw new Error('the gateway does not know the payment');
    return done;
  };

  return {
    gateway,
    atGateway,
    /** Sends the due webhooks. */
    deliver: () => deliverCallbacks(gateway),
    /** Context of the jobs. */
    jobs: (): JobContext => ({ ...server.services, db: server.database.queries, log: createLogger('silent') }),
    page: (checkoutUrl: string) => server.app.inject({ method: 'GET', url: checkoutUrl }),
    /** Presses a button; resolves after the immediate webhooks. */
    press: async (checkoutUrl: string, action: Action) => {
      const response = await server.app.inject({
        method: 'POST',
        url: SANDBOX_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ payment: keyIn(checkoutUrl), action }).toString(),
      });
      await gateway.delivery;
      return response;
    },
    /** Takes the money although the portal no longer wants it: it had confirmed, and the gateway did it late. */
    takeMoney: (checkoutUrl: string) =>
      atGateway(checkoutUrl, (book, paymentKey) => {
        book.approve(paymentKey);
        const { orderId, totalAmount: amount } = book.find(paymentKey);
        return book.confirm({ paymentKey, orderId, amount });
      }),
    /** Refunds in the gateway's console. */
    refundAtConsole: (checkoutUrl: string, cancelAmount: number) =>
      atGateway(checkoutUrl, (book, key) => {
        const taxFreeAmount = cancelAmount;
        return book.cancel(key, { cancelReason: '고객 요청', cancelAmount, taxFreeAmount });
      }),
    /** Sends a webhook about the payment, which the portal reads as a hint. */
    notify: async (checkoutUrl: string) => {
      const data = await atGateway(checkoutUrl, (book, key) => book.find(key));
      return server.app.inject({
        method: 'POST',
        url: CALLBACK_PATH,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data }),
      });
    },
  };
}

/** Creates a member with a held seat of a one-seat course for 50,001 won, and a started payment. */
export async function openHeld(open: (options: { now: () => Date }) => Promise<TestServer>, payMethod: PayMethod) {
  const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
  const server = await open({ now: () => clock.now });
  const checkout = checkoutOf(server);
  const { db } = server;
  const educationNo = await addCourse(db, { price: 50_001, capacity: 1 });
  const { client, memberNo } = await server.member();
  // The clock moves by weeks, beyond a session's 24 hours.
  await db
    .updateTable('session')
    .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
    .where('member_no', '=', memberNo)
    .execute();
  const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
  const started = (await client.call('startPayment', { userExaminationNo, payMethod })).entity as {
    paymentNo: number;
    checkoutUrl: string;
  };
  return {
    ...started,
    server,
    checkout,
    db,
    client,
    memberNo,
    educationNo,
    userExaminationNo,
    clock,
    /** States of the payment and the application. */
    states: async () => {
      const payment = await db
        .selectFrom('payment')
        .select('status')
        .where('payment_no', '=', started.paymentNo)
        .executeTakeFirstOrThrow();
      const application = await db
        .selectFrom('application')
        .select('status')
        .where('application_no', '=', userExaminationNo)
        .executeTakeFirstOrThrow();
      return [payment.status, application.status];
    },
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
    },
  };
}
