import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { RefundOutcome } from '../../../integrations/gateway/protocol/gateway.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { addRefund } from '../../office/testing/applications.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { DAY_MINUTES, openMoney } from '../testing/money.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from './decisions.ts';
import { executeRefunds } from './refundJob.ts';

describeWithDatabase('a refund that needs an account', (open) => {
  const held = openMoney(open);

  describe('a deposit that must go back', () => {
    test('waits for an account; the member is notified once, names it, and gets the money', async () => {
      const { lateDepositForATakenSeat, db, checkout, client, userExaminationNo, refunds, states, server, memberNo } =
        await held('vbank');
      await lateDepositForATakenSeat();
      expect(await refunds()).toEqual([{ status: 'AWAITING_ACCOUNT', amount: 50_001, cause: 'OVERPAID' }]);
      const asked = db.selectFrom('member_notice').select('content').where('event', '=', 'accountNeeded');
      expect(await asked.execute()).toMatchObject([{ content: expect.stringContaining('50,001원을 돌려드립니다.') }]);
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('AWAITING_ACCOUNT');
      expect(await hasOpenTasks(db, memberNo, server.services.now())).toBe(true);

      const form = cancelForm(userExaminationNo);
      const stranger = await server.member();
      expect(await stranger.client.call('patchIntRefundAccount', form)).toMatchObject({ status: 404 });
      expect(await client.call('patchIntRefundAccount', form)).toMatchObject({ code: 1, entity: 1 });
      expect(await client.call('patchIntRefundAccount', form)).toMatchObject({
        code: CODES.REFUND_ACCOUNT_NOT_ASKED.code,
      });
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('DONE');
      expect(await states()).toEqual(['REFUNDED', 'EXPIRED']);
      expect(await hasOpenTasks(db, memberNo, server.services.now())).toBe(false);
    });

    test('goes to an account named by the office; if the gateway rejects it, the refund is approved again with another', async () => {
      const { lateDepositForATakenSeat, checkout, userExaminationNo, refunds, staff, server, db, later } =
        await held('vbank');
      await lateDepositForATakenSeat();
      const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
      const named = await nameAccountForMember({ applicationNo: userExaminationNo, account }, staff());
      expect(named).toBe(1);
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('APPROVED');
      later(DAY_MINUTES);
      jest.spyOn(server.integrations.gateway, 'refund').mockResolvedValueOnce('REFUSED');
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('FAILED');
      const { refund_no: refundNo } = await db.selectFrom('refund').select('refund_no').executeTakeFirstOrThrow();
      const other = { ...account, account: '3333012345678' };
      expect(await approveAgain({ refundNo, account: other }, staff())).toBe('APPROVED');
      expect(await approveAgain({ refundNo }, staff())).toBeNull();
      later(DAY_MINUTES);
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('DONE');
    });
  });

  test('a late response to an attempt does not affect the next attempt', async () => {
    const { lateDepositForATakenSeat, checkout, userExaminationNo, refunds, staff, server, db, clock, later } =
      await held('vbank');
    await lateDepositForATakenSeat();
    const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
    await nameAccountForMember({ applicationNo: userExaminationNo, account }, staff());
    later(DAY_MINUTES);
    const answers: ((outcome: RefundOutcome) => void)[] = [];
    const refund = jest
      .spyOn(server.integrations.gateway, 'refund')
      .mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const begin = async () => {
      const asked = refund.mock.calls.length + 1;
      const run = executeRefunds(checkout.jobs());
      while (refund.mock.calls.length < asked) await new Promise(setImmediate);
      return { run, answer: answers[asked - 1] };
    };
    const stalled = await begin();
    clock.now = new Date(clock.now.getTime() + 5 * MINUTE_MS);
    const repeated = await begin();
    repeated.answer?.('REFUSED');
    await repeated.run;
    const { refund_no: refundNo } = await db.selectFrom('refund').select('refund_no').executeTakeFirstOrThrow();
    expect(await approveAgain({ refundNo }, staff())).toBe('APPROVED');
    const second = await begin();
    stalled.answer?.('REFUSED');
    await stalled.run;
    expect((await refunds())[0]?.status).toBe('EXECUTING');
    second.answer?.('DONE');
    await second.run;
    expect((await refunds())[0]?.status).toBe('DONE');
    expect(refund.mock.calls.map(([order]) => [order.refundNo, order.attempt])).toEqual(
      [1, 2, 3].map((attempt) => [refundNo, attempt]),
    );
  });

  test('a partial refund of a mobile payment is done when the office has transferred it', async () => {
    const { checkout, checkoutUrl, clock, client, userExaminationNo, staff, db, states } = await held('phone');
    await checkout.press(checkoutUrl, 'approve');
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    const { refund_no: refundNo } = await db.selectFrom('refund').select('refund_no').executeTakeFirstOrThrow();
    expect(await recordTransfer({ refundNo }, staff())).toBeNull();
    await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
    expect(await recordTransfer({ refundNo }, staff())).toBe('DONE');
    expect(await states()).toEqual(['PART_REFUNDED', 'CANCELLED']);
  });

  test('a part of a mobile payment that is already refunded is not recorded again by an employee’s transfer', async () => {
    const { checkout, checkoutUrl, clock, client, userExaminationNo, staff, db, states, refunds } = await held('phone');
    await checkout.press(checkoutUrl, 'approve');
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    // A carrier refunds within the month of the payment.
    await checkout.atGateway(checkoutUrl, (book, key) =>
      Object.assign(book.find(key), { approvedAt: '2026-12-01T09:00:00+09:00' }),
    );
    await checkout.refundAtConsole(checkoutUrl, 50_001);
    await checkout.deliver();
    await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
    const { refund_no: refundNo } = await db
      .selectFrom('refund')
      .select('refund_no')
      .where('cause', '=', 'CANCEL')
      .executeTakeFirstOrThrow();
    expect(await recordTransfer({ refundNo }, staff())).toBe('DONE');
    expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    expect(await refunds()).toMatchObject([
      { status: 'DONE', amount: 0, cause: 'CANCEL' },
      { status: 'DONE', amount: 50_001, cause: 'OUTSIDE' },
    ]);
  });
});

describeWithDatabase('refunds at a slow gateway', (open) => {
  let server: TestServer;
  const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  afterEach(() => jest.restoreAllMocks());
  const run = () => executeRefunds({ ...server.services, db: server.db, log: server.app.log });
  const approved = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await addRefund(server, { status: 'APPROVED', payment: { gateway_no: `slow-${crypto.randomUUID()}` } });
  };

  test('each lease begins with its own refund', async () => {
    await approved(3);
    const left: number[] = [];
    jest.spyOn(server.integrations.gateway, 'refund').mockImplementation(async ({ refundNo }) => {
      const { leased_until } = await server.db
        .selectFrom('refund')
        .select('leased_until')
        .where('refund_no', '=', refundNo)
        .executeTakeFirstOrThrow();
      left.push((leased_until?.getTime() ?? 0) - clock.now.getTime());
      clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
      return 'DONE';
    });
    await run();
    expect(left).toEqual([3 * MINUTE_MS, 3 * MINUTE_MS, 3 * MINUTE_MS]);
  });

  test('a run begins no further refund after five minutes; the next run does', async () => {
    await approved(4);
    let ms = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => ms);
    const refund = jest.spyOn(server.integrations.gateway, 'refund').mockImplementation(() => {
      ms += 3 * MINUTE_MS;
      return Promise.resolve('DONE');
    });
    await run();
    expect(refund).toHaveBeenCalledTimes(2);
    await run();
    expect(refund).toHaveBeenCalledTimes(4);
  });
});
