import type { PayMethod } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from '../../../integrations/gateway/protocol/callback.ts';
import type { GatewayPayment } from '../../../integrations/gateway/protocol/gateway.ts';
import type { Action } from '../../../integrations/gateway/sandbox/actions.ts';
import { writeCallback } from '../../../integrations/gateway/sandbox/messages.ts';
import { SANDBOX_PATH, SandboxGateway } from '../../../integrations/gateway/sandbox/sandboxGateway.ts';
import { signBody } from '../../../integrations/gateway/sandbox/signature.ts';
import type { JobContext } from '../../../pipeline/job.ts';
import { createLogger } from '../../../server/logging.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addCourse } from '../../manager/testing/offerings.ts';

/** Drives checkouts against the sandbox, with webhooks to the server under test. */
export function checkoutOf(server: TestServer) {
  const { gateway } = server.integrations;
  if (!(gateway instanceof SandboxGateway)) throw new Error('the test server has no sandbox gateway');
  const { parts } = gateway;
  const post = (body: string, signature: string) =>
    server.app.inject({
      method: 'POST',
      url: CALLBACK_PATH,
      payload: body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });
  parts.send = async (body, signature) => (await post(body, signature)).statusCode === 200;

  return {
    gateway,
    /** Context of the jobs. */
    jobs: (): JobContext => ({ ...server.services, db: server.database.queries, log: createLogger('silent') }),
    page: (checkoutUrl: string) => server.app.inject({ method: 'GET', url: checkoutUrl }),
    /** Presses a button; resolves after the immediate webhooks. */
    press: async (checkoutUrl: string, action: Action) => {
      const response = await server.app.inject({
        method: 'POST',
        url: SANDBOX_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          payment: new URLSearchParams(checkoutUrl.split('?')[1]).get('payment') ?? '',
          action,
        }).toString(),
      });
      await gateway.delivery;
      return response;
    },
    /** Sends a notification to the server, correctly signed by default. */
    notify: (notification: GatewayPayment, signature = (body: string) => signBody(parts.secret, body, parts.now())) => {
      const body = writeCallback(notification);
      return post(body, signature(body));
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
  const { gateway_no } = await db
    .selectFrom('payment')
    .select('gateway_no')
    .where('payment_no', '=', started.paymentNo)
    .executeTakeFirstOrThrow();

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
    /** A notification of this payment; by default a full payment. */
    notification: (changes: Partial<GatewayPayment>): GatewayPayment => ({
      gatewayNo: gateway_no ?? '',
      paymentNo: started.paymentNo,
      state: 'PAID',
      amount: 50_001,
      taxFreeAmount: 50_001,
      paidAt: clock.now,
      refunds: [],
      virtualAccount: null,
      reason: '',
      ...changes,
    }),
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
