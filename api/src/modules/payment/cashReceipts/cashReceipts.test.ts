import type { CallInput, Calls } from '@portal/shared/contract';
import { retryCashReceipt } from '../../../enrolment/cashReceipt/retry.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { executeCashReceipts } from './cashReceiptJob.ts';
import { checkCashReceipts } from './checkJob.ts';

type Detail = {
  payment: { cashReceipt: Record<string, unknown> | null; mayRequestCashReceipt: boolean; cashReceiptUntil: string };
};
const INCOME = { type: 'INCOME', number: '010-1234-5678' } as const;
const DAY = 24 * 60;

describeWithDatabase('cash receipts of deposits', (open) => {
  let portal: TossPortal;
  beforeAll(async () => {
    portal = await openTossPortal(open);
  });
  beforeEach(async () => {
    await portal.db.deleteFrom('cash_receipt').execute();
    portal.reset();
    portal.server.api.receipts.clear();
  });
  afterAll(() => portal.server.close());

  /** A member paying by virtual account, with the deposit and the jobs. */
  async function begin() {
    const begun = await portal.begin('vbank');
    const { client, userExaminationNo, paymentNo, key } = begun;
    // The clock moves by days, beyond a session's 24 hours.
    await portal.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    const { receipts } = portal.server.api;
    const line = () =>
      portal.db
        .selectFrom('cash_receipt')
        .selectAll()
        .where('payment_no', '=', paymentNo)
        .orderBy('cash_receipt_no', 'desc')
        .executeTakeFirstOrThrow();
    return {
      ...begun,
      receipts,
      line,
      ask: (cashReceipt: CallInput<Calls['requestCashReceipt']>['cashReceipt'] = INCOME) =>
        client.call('requestCashReceipt', { paymentNo, cashReceipt }),
      deposit: async () => {
        await portal.visit(portal.book.approve(key));
        portal.book.deposit(key);
        await portal.webhook(begun.deposited);
      },
      run: () => executeCashReceipts(portal.jobs()),
      seen: async () => {
        const { entity } = await client.call('getMapUserEdu', { userExaminationNo });
        return (entity as Detail).payment;
      },
      /** Uncancelled amounts at the gateway. */
      uncancelled: async () => receipts.active((await line()).order_no).map(({ left }) => left),
      giveBack: async () => {
        const form = { ...cancelForm(userExaminationNo), bank: '신한은행' };
        expect(await client.call('patchIntEduCancel', form)).toMatchObject({ code: 1 });
        await decide({ applicationNo: userExaminationNo, decision: 'approve' }, portal.staff());
        await executeRefunds(portal.jobs());
      },
    };
  }

  test('has the same tax as the payment, and another one is refused', async () => {
    const { ask, deposit, run, receipts, key, line } = await begin();
    await ask();
    await deposit();
    await run();
    const { orderName, taxFreeAmount } = portal.book.find(key);
    expect(receipts.lines).toMatchObject([{ orderName, amount: 50_001, taxFreeAmount }]);
    const { order_no } = await line();
    const order = { orderId: `${order_no}-2`, orderName, customerIdentityNumber: '01012345678', type: '소득공제' };
    for (const wrong of [{}, { taxFreeAmount: 0 }])
      expect(() => receipts.issue({ ...order, amount: 50_001, ...wrong })).toThrow(/INVALID_REQUEST|TAX_FREE/);
  });

  test('requested before the deposit, it is issued once the money arrives, and cancelled when it is refunded', async () => {
    const { ask, deposit, run, seen, uncancelled, giveBack, line } = await begin();
    expect(await ask()).toMatchObject({ code: 1 });
    await run();
    expect((await seen()).cashReceipt).toMatchObject({
      status: 'REQUESTED',
      number: '*******5678',
      amount: 0,
      url: '',
    });
    await deposit();
    await run();
    expect(await seen()).toMatchObject({
      mayRequestCashReceipt: false,
      cashReceipt: {
        type: 'INCOME',
        typeName: '소득공제',
        status: 'ISSUED',
        statusName: '발급됨',
        amount: 50_001,
        url: expect.stringMatching(/^https:/) as string,
        allowedActions: [],
      },
    });
    expect(await uncancelled()).toEqual([50_001]);
    await giveBack();
    await run();
    expect((await seen()).cashReceipt).toMatchObject({ status: 'CANCELLED', amount: 0 });
    expect(await uncancelled()).toEqual([]);
    expect(await line()).toMatchObject({ number_sealed: null });
  });

  test('it can be requested until the end of the fifth day after the deposit, and not later', async () => {
    const { ask, deposit, run, seen } = await begin();
    await deposit();
    expect(await seen()).toMatchObject({
      cashReceipt: null,
      mayRequestCashReceipt: true,
      cashReceiptUntil: '2026-11-26T00:00:00+09:00',
    });
    portal.later(6 * DAY - 12 * 60);
    expect(await ask()).toMatchObject({ code: -1900 });
    portal.later(-1);
    expect(await ask()).toMatchObject({ code: 1 });
    await run();
    expect((await seen()).cashReceipt).toMatchObject({ status: 'ISSUED' });
  });

  test('the number is checked by its type, and a resident registration number is none', async () => {
    const { ask } = await begin();
    for (const number of ['', '9001011234567', '0212345678', '123456789'])
      expect(await ask({ type: 'INCOME', number })).toMatchObject({ status: 400 });
    expect(await ask({ type: 'EXPENSE', number: '104-82-00008' })).toMatchObject({ status: 400 });
    expect(await ask({ type: 'EXPENSE', number: '104-82-00007' })).toMatchObject({ code: 1 });
    expect(await ask({ type: 'INCOME', number: '1544-2020-1234-5678' })).toMatchObject({ code: 1 });
  });

  test('a partial refund cancels a part of it', async () => {
    const { ask, deposit, run, uncancelled, key, seen } = await begin();
    await ask();
    await deposit();
    await run();
    portal.book.cancel(key, {
      cancelReason: '콘솔',
      cancelAmount: 20_000,
      taxFreeAmount: 20_000,
      refundReceiveAccount: { bank: '88', accountNumber: '110222333', holderName: '홍길동' },
    });
    portal.later(1);
    await portal.webhook({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: 'x', data: portal.book.find(key) });
    await run();
    expect(await uncancelled()).toEqual([30_001]);
    expect((await seen()).cashReceipt).toMatchObject({ status: 'ISSUED', amount: 30_001 });
    await run();
    expect(await uncancelled()).toEqual([30_001]);
  });

  // All responses and the resulting orders: `toss/cashReceipts.test.ts`.
  test.each(['silentAfter', 'late', 'storedFault'] as const)(
    'ordered and answered by “%s”, it is issued once',
    async (happening) => {
      const { ask, deposit, run, uncancelled, line } = await begin();
      await ask();
      await deposit();
      portal.server.spoil('issuing receipts', happening);
      await run();
      for (let times = 0; times < 3; times += 1) {
        portal.later(10);
        await run();
        portal.server.lateWork();
      }
      expect(await uncancelled()).toEqual([50_001]);
      expect(await line()).toMatchObject({ status: 'ISSUED' });
    },
  );

  test.each(['silentAfter', 'late', 'storedFault'] as const)(
    'cancelled and answered by “%s”, it is cancelled once',
    async (happening) => {
      const { ask, deposit, run, uncancelled, line, giveBack, receipts } = await begin();
      await ask();
      await deposit();
      await run();
      await giveBack();
      portal.server.spoil('cancelling receipts', happening);
      for (let times = 0; times < 4; times += 1) {
        await run();
        portal.server.lateWork();
        portal.later(10);
      }
      expect(await uncancelled()).toEqual([]);
      expect(receipts.lines).toHaveLength(2);
      expect(await line()).toMatchObject({ status: 'CANCELLED' });
    },
  );

  test('without an answer for an hour it has failed; a retry queries it first', async () => {
    const { ask, deposit, run, uncancelled, line } = await begin();
    await ask();
    await deposit();
    portal.server.spoil('issuing receipts', 'silentAfter');
    portal.server.spoilAll('listing receipts', 'down', 20);
    for (let times = 0; times < 9; times += 1) {
      await run();
      portal.later(10);
    }
    expect(await line()).toMatchObject({ status: 'FAILED', failure: 'UNANSWERED', is_unanswered: true });
    // The number at the gateway is unknown, so a request with another number is rejected.
    expect(await ask({ type: 'INCOME', number: '01087654321' })).toMatchObject({ code: -1901 });
    portal.server.reset();
    expect(await retryCashReceipt(await line(), portal.staff())).toBe('UNKNOWN');
    await run();
    expect(await line()).toMatchObject({ status: 'ISSUED' });
    expect(await uncancelled()).toEqual([50_001]);
  });

  test('a refused one is corrected by its member, and is issued under the other number', async () => {
    const { ask, deposit, run, seen, receipts } = await begin();
    await ask();
    await deposit();
    receipts.refusal = 'INVALID_REQUEST';
    await run();
    expect((await seen()).cashReceipt).toMatchObject({ status: 'FAILED', allowedActions: ['correct'] });
    receipts.refusal = null;
    expect(await ask({ type: 'INCOME', number: '01087654321' })).toMatchObject({ code: 1 });
    await run();
    expect((await seen()).cashReceipt).toMatchObject({ status: 'ISSUED', number: '*******4321' });
    expect(receipts.lines.map(({ customerIdentityNumber }) => customerIdentityNumber)).toEqual(['*******4321']);
  });

  test('one issued on the gateway’s own page is not issued twice', async () => {
    const { ask, deposit, run, line, key, receipts } = await begin();
    await ask();
    await deposit();
    Object.assign(portal.book.find(key), { cashReceipt: { receiptKey: 'rk-page' } });
    await run();
    expect(await line()).toMatchObject({ status: 'RETRACTED', number_sealed: null });
    expect(receipts.lines).toEqual([]);
  });

  test('one rejected by the tax office has failed, and the number of an accepted one is erased', async () => {
    const { ask, deposit, run, line, receipts, seen } = await begin();
    await ask();
    await deposit();
    await run();
    const first = await line();
    receipts.taxOffice(first.receipt_key ?? '', 'FAILED');
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await line()).toMatchObject({ status: 'FAILED', failure: 'TAX_OFFICE', receipt_key: null });
    await ask({ type: 'INCOME', number: '01087654321' });
    await run();
    const second = await line();
    expect(second.receipt_key).not.toBe(first.receipt_key);
    receipts.taxOffice(second.receipt_key ?? '', 'COMPLETED');
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await line()).toMatchObject({
      status: 'ISSUED',
      number_sealed: null,
      confirmed_at: expect.any(Date) as Date,
    });
    expect((await seen()).cashReceipt).toMatchObject({ status: 'ISSUED', amount: 50_001 });
  });

  test('nothing is issued if all of the money was refunded before', async () => {
    const { ask, deposit, run, line, giveBack, receipts } = await begin();
    await ask();
    await deposit();
    await giveBack();
    await run();
    expect(await line()).toMatchObject({ status: 'RETRACTED' });
    expect(receipts.lines).toEqual([]);
  });

  test.each([
    ['silent', 'RETRACTED', 0],
    ['silentAfter', 'CANCELLED', 2],
  ] as const)(
    'nothing more is ordered for money refunded while an order was unanswered (%s)',
    async (happening, status, lines) => {
      const { ask, deposit, run, line, giveBack, receipts, uncancelled } = await begin();
      await ask();
      await deposit();
      portal.server.spoil('issuing receipts', happening);
      portal.server.spoil('listing receipts', 'down');
      await run();
      expect(await line()).toMatchObject({ status: 'UNKNOWN' });
      await giveBack();
      portal.later(10);
      for (let times = 0; times < 2; times += 1) await run();
      // An unanswered order may still be executed within a day.
      if (lines === 0) expect(await line()).toMatchObject({ status: 'UNKNOWN' });
      portal.later(DAY);
      await run();
      expect(await line()).toMatchObject({ status, number_sealed: null });
      expect(receipts.lines).toHaveLength(lines);
      expect(await uncancelled()).toEqual([]);
    },
  );

  test('it is not available to other members', async () => {
    const { paymentNo, ask, line } = await begin();
    const other = await portal.begin('vbank');
    expect(await other.client.call('requestCashReceipt', { paymentNo, cashReceipt: INCOME })).toMatchObject({
      status: 404,
    });
    expect(await other.client.call('requestCashReceipt', { cashReceipt: INCOME })).toMatchObject({ status: 404 });
    await ask();
    const { cash_receipt_no: cashReceiptNo } = await line();
    expect(await other.client.call('retractCashReceipt', { cashReceiptNo })).toMatchObject({ status: 404 });
  });

  test('requested and retracted before the deposit; a card has none', async () => {
    const { ask, client, line, deposit, run, receipts } = await begin();
    await ask();
    const { cash_receipt_no: cashReceiptNo } = await line();
    expect(await client.call('retractCashReceipt', { cashReceiptNo })).toMatchObject({ code: 1 });
    expect(await line()).toMatchObject({ status: 'RETRACTED', number_sealed: null });
    await deposit();
    await run();
    expect(receipts.lines).toEqual([]);
    const card = await portal.begin('card');
    const asked = await card.client.call('requestCashReceipt', { paymentNo: card.paymentNo, cashReceipt: INCOME });
    expect(asked).toMatchObject({ code: -1900 });
  });

  test('the number stands in no log, and in clear in no table', async () => {
    const { ask, deposit, run, line } = await begin();
    await ask();
    await deposit();
    portal.server.spoil('issuing receipts', 'html');
    await run();
    expect(portal.lines.join('')).not.toMatch(/1234-?5678|\*5678/);
    expect(JSON.stringify({ ...(await line()), number_sealed: String((await line()).number_sealed) })).not.toContain(
      '01012345678',
    );
  });
});
