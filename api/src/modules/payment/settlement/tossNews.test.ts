import { describeWithDatabase } from '../../../testing/index.ts';
import { callOff, decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { listOpenFindings } from '../findings/store.ts';
import { reconcile } from '../reconciliation/reconcileJob.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from '../refunds/decisions.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { MAX_QUESTIONS_PER_MINUTE } from './askingLimit.ts';
import { expireHeld } from './expireJob.ts';
import { inquireSilent } from './inquiryJob.ts';

const DAY_MINUTES = 24 * 60;

describeWithDatabase('notifications of Toss Payments and queries to it', (open) => {
  let portal: TossPortal;
  beforeAll(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.reset());
  afterAll(() => portal.server.close());

  async function paid(method: 'card' | 'phone' | 'vbank' = 'card') {
    const begun = await portal.begin(method);
    await portal.visit(portal.book.approve(begun.key));
    if (method !== 'vbank') return begun;
    portal.book.deposit(begun.key);
    expect(await portal.webhook(begun.deposited)).toBe(200);
    return begun;
  }

  test('a course is ordered tax-free, and a shop without that right is a finding for the office', async () => {
    const right = await paid();
    expect(portal.book.find(right.key)).toMatchObject({ taxFreeAmount: 50_001, vat: 0 });
    expect(await listOpenFindings(portal.db)).toEqual([]);
    portal.book.isTaxedOnly = true;
    const taxed = await paid();
    expect(await taxed.states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await listOpenFindings(portal.db)).toMatchObject([
      { kind: 'TAX_DIFFERS', payment_no: taxed.paymentNo, gateway_amount: 0, our_amount: 50_001 },
    ]);
    await portal.db.deleteFrom('money_finding').execute();
  });

  describe('a webhook', () => {
    test('about a deposit pays the account that was issued', async () => {
      const { key, states, deposited, start, donePath, client, userExaminationNo } = await portal.begin('vbank');
      await portal.visit(portal.book.approve(key));
      expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
      // The gateway's page does not show the account number again, but ours does.
      expect((await start()).checkoutUrl).toBe(donePath);
      const { entity } = await client.call('getMapUserEdu', { userExaminationNo });
      expect(entity).toMatchObject({
        payDueAt: '2026-11-21T23:59:00+09:00',
        payment: {
          virtualAccount: {
            bank: '우리은행',
            account: expect.stringMatching(/^6505\d{10}$/),
            dueAt: '2026-11-21T23:59:00+09:00',
          },
        },
      });
      portal.book.deposit(key);
      expect(await portal.webhook(deposited)).toBe(200);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
      expect(await portal.webhook(deposited)).toBe(200);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('is only a hint: its data about the payment is not trusted', async () => {
      const { key, states, changed } = await portal.begin('vbank');
      expect(await portal.webhook(changed)).toBe(200);
      expect(await states()).toEqual(['PENDING', 'HELD']);
      await portal.visit(portal.book.approve(key));
      expect(await portal.webhook(changed)).toBe(200);
      expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
      portal.book.deposit(key);
      expect(await portal.webhook(changed)).toBe(200);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('about a deposit that does not know the secret changes nothing', async () => {
      const { key, states, deposited } = await portal.begin('vbank');
      await portal.visit(portal.book.approve(key));
      portal.book.deposit(key);
      for (const secret of ['ps_other', `${deposited.secret}0`, ''])
        expect(await portal.webhook({ ...deposited, secret })).toBe(403);
      expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
    });

    test('that names no known order is refused without a query', async () => {
      const { changed, deposited, orderId } = await portal.begin('card');
      portal.server.requests.length = 0;
      const forged = orderId.replace(/^P\d+/, 'P1000000');
      const bodies = [
        { ...changed, data: { ...changed.data, orderId: forged } },
        { ...deposited, orderId: forged },
        { ...changed, eventType: 'PAYOUT_STATUS_CHANGED' },
        {},
        'null',
        'not JSON',
        `{"eventType":"PAYMENT_STATUS_CHANGED","data":{"orderId":"${'x'.repeat(5_000)}"}}`,
      ];
      for (const body of bodies) expect(await portal.webhook(body)).toBe(403);
      expect(portal.server.requests).toEqual([]);
    });

    test('is retried if the gateway did not answer the query', async () => {
      const { key, states, deposited } = await portal.begin('vbank');
      await portal.visit(portal.book.approve(key));
      portal.book.deposit(key);
      portal.server.spoil(key, 'fault');
      expect(await portal.webhook(deposited)).toBe(503);
      portal.server.spoil(key, 'html');
      expect(await portal.webhook(deposited)).toBe(503);
      expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
      expect(await portal.webhook(deposited)).toBe(200);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('a hundred times at once causes a limited number of queries', async () => {
      const { changed } = await portal.begin('card');
      portal.server.requests.length = 0;
      const statuses = await Promise.all(Array.from({ length: 100 }, () => portal.webhook(changed)));
      expect(portal.server.requests).toHaveLength(MAX_QUESTIONS_PER_MINUTE);
      expect(statuses.filter((status) => status === 429)).toHaveLength(100 - MAX_QUESTIONS_PER_MINUTE);
    });

    test('about a deposit that the bank revoked is a finding for the office, once', async () => {
      const { key, deposited, states } = await paid('vbank');
      portal.book.takeBack(key);
      portal.later(1);
      for (let repeat = 0; repeat < 2; repeat += 1)
        expect(await portal.webhook({ ...deposited, status: 'WAITING_FOR_DEPOSIT' })).toBe(200);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
      const found = (await listOpenFindings(portal.db)).filter(({ gateway_no }) => gateway_no === key);
      expect(found).toMatchObject([{ kind: 'NOT_AT_GATEWAY', our_amount: 50_001, gateway_amount: 0 }]);
    });

    test('about a refund in the gateway console records it', async () => {
      const { key, changed, states, refunds } = await paid();
      portal.book.cancel(key, { cancelReason: '고객 요청' });
      expect(await portal.webhook(changed)).toBe(200);
      expect((await states())[0]).toBe('REFUNDED');
      expect(await refunds()).toMatchObject([{ status: 'DONE', amount: 50_001, cause: 'OUTSIDE' }]);
    });
  });

  describe('a refund', () => {
    test.each(['lost', 'fault', 'silent'] as const)('with its response %s is made once', async (mischief) => {
      const { key, client, userExaminationNo, refunds, states } = await paid();
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await decide({ applicationNo: userExaminationNo, decision: 'approve' }, portal.staff());
      portal.server.spoil('/cancel', mischief);
      await executeRefunds(portal.jobs());
      portal.later(5);
      await executeRefunds(portal.jobs());
      portal.later(5);
      await executeRefunds(portal.jobs());
      expect(await refunds()).toMatchObject([{ status: 'DONE', amount: 50_001 }]);
      expect(portal.book.find(key).cancels).toHaveLength(1);
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });

    test('to a wrong account fails, and is retried with another', async () => {
      const { key, educationNo, userExaminationNo: applicationNo, refunds } = await paid('vbank');
      await callOff({ kind: 'education', offeringNo: educationNo }, portal.staff());
      expect(await refunds()).toMatchObject([{ status: 'AWAITING_ACCOUNT', amount: 50_001 }]);
      const account = { bank: '국민은행', account: '12345678901234', accountName: '남의이름' };
      await nameAccountForMember({ applicationNo, account }, portal.staff());
      portal.later(DAY_MINUTES);
      await executeRefunds(portal.jobs());
      const [refused] = await refunds();
      expect(refused?.status).toBe('FAILED');
      const refundNo = refused?.refund_no ?? 0;
      await approveAgain({ refundNo, account: { ...account, accountName: '홍길동' } }, portal.staff());
      portal.later(DAY_MINUTES);
      await executeRefunds(portal.jobs());
      expect(await refunds()).toMatchObject([{ status: 'DONE' }]);
      expect(portal.book.find(key)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    });
  });

  test('a payment by phone of last month is transferred by an employee', async () => {
    const { educationNo, refunds } = await paid('phone');
    portal.later(15 * DAY_MINUTES);
    await callOff({ kind: 'education', offeringNo: educationNo }, portal.staff());
    await executeRefunds(portal.jobs());
    const [refused] = await refunds();
    expect(refused).toMatchObject({ status: 'FAILED', amount: 50_001 });
    const refundNo = refused?.refund_no ?? 0;
    const account = { bank: '국민은행', account: '12345678901234', accountName: '홍길동' };
    expect(await approveAgain({ refundNo, account }, portal.staff())).toBe('APPROVED');
    await executeRefunds(portal.jobs());
    expect(await refunds()).toMatchObject([{ status: 'APPROVED' }]);
    expect(await recordTransfer({ refundNo }, portal.staff())).toBeNull();
    portal.later(DAY_MINUTES);
    expect(await recordTransfer({ refundNo }, portal.staff())).toBe('DONE');
  });

  describe('a payment that is given up', () => {
    test('accepts no money: its account is cancelled, its page is never confirmed', async () => {
      const [account, page] = [await portal.begin('vbank'), await portal.begin('card')];
      await portal.visit(portal.book.approve(account.key));
      await account.client.call('patchIntEduCancel', cancelForm(account.userExaminationNo));
      portal.later(2);
      await inquireSilent(portal.jobs());
      expect(portal.book.find(account.key).status).toBe('CANCELED');
      portal.later(30);
      await expireHeld(portal.jobs());
      expect(await page.states()).toEqual(['FAILED', 'EXPIRED']);
      expect(page.confirmations()).toBe(0);
    });

    test('and that the gateway has forgotten is not queried every minute', async () => {
      const { key, client, userExaminationNo } = await portal.begin('card');
      portal.book.forget(key);
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      portal.server.requests.length = 0;
      for (let minutes = 0; minutes < 10; minutes += 2) {
        portal.later(2);
        await inquireSilent(portal.jobs());
      }
      expect(portal.server.asked(key)).toHaveLength(1);
    });
  });

  test('the daily list finds payments without a webhook', async () => {
    const [card, deposit, cancelled] = [
      await portal.begin('card'),
      await portal.begin('vbank'),
      await portal.begin('vbank'),
    ];
    portal.server.spoil('/confirm', 'lost');
    portal.server.spoil(card.key, 'fault');
    for (const { key } of [card, deposit, cancelled]) await portal.visit(portal.book.approve(key));
    portal.book.deposit(deposit.key);
    await cancelled.client.call('patchIntEduCancel', cancelForm(cancelled.userExaminationNo));
    portal.later(2);
    await portal.gateway.close(cancelled.key);
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect([(await card.states())[0], (await deposit.states())[0]]).toEqual(['PAID', 'PAID']);
    const found = (await listOpenFindings(portal.db)).filter(({ gateway_no }) =>
      [card.key, deposit.key, cancelled.key].includes(gateway_no),
    );
    expect(found.map(({ kind, gateway_no }) => [kind, gateway_no])).toEqual([
      ['MISSED_PAYMENT', card.key],
      ['MISSED_PAYMENT', deposit.key],
    ]);
  });
});
