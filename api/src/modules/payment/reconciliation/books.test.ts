import { describeWithDatabase } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { closeFinding, listOpenFindings } from '../findings/store.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { DAY_MINUTES, openMoney } from '../testing/money.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { reconcile } from './reconcileJob.ts';

const CONSOLE = {
  cancelReason: '고객 요청',
  refundReceiveAccount: { bank: '06', accountNumber: '11023456789012', holderName: '홍길동' },
};

describeWithDatabase('reconciliation', (open) => {
  const held = openMoney(open);

  describe('the books', () => {
    test('unreported money is found in the settlement list of its day, and shown to the office', async () => {
      const { checkout, checkoutUrl, states, db, later, memberNo, clock } = await held();
      await checkout.press(checkoutUrl, 'loseCallback');
      later(DAY_MINUTES);
      expect(await reconcile(checkout.jobs())).toBe(1);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
      const [finding] = await listOpenFindings(db);
      expect(finding).toMatchObject({ kind: 'MISSED_PAYMENT', gateway_amount: 50_001, our_amount: 0 });
      expect(await reconcile(checkout.jobs())).toBe(0);
      const closing = { findingNo: finding?.finding_no ?? 0, employeeNo: memberNo, note: '확인', now: clock.now };
      expect(await closeFinding(db, closing)).toBe(true);
      expect(await closeFinding(db, closing)).toBe(false);
      expect(await listOpenFindings(db)).toEqual([]);
    });

    test.each([
      ['all of it', 50_001, 'REFUNDED'],
      ['a part', 10_001, 'PART_REFUNDED'],
    ])("a refund of %s at the gateway's own console is recorded and found", async (_what, amount, status) => {
      const { checkout, checkoutUrl, states, db, later, refunds } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await checkout.refundAtConsole(checkoutUrl, amount);
      later(DAY_MINUTES);
      await reconcile(checkout.jobs());
      await reconcile(checkout.jobs());
      expect(await states()).toEqual([status, 'CONFIRMED']);
      expect(await refunds()).toEqual([{ status: 'DONE', amount, cause: 'OUTSIDE' }]);
      expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['REFUNDED_OUTSIDE']);
    });

    test('a refund made in the console instead is done, and nothing is refunded twice', async () => {
      const { checkout, checkoutUrl, refunds, client, userExaminationNo, staff, states } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
      await checkout.refundAtConsole(checkoutUrl, 20_000);
      await checkout.deliver();
      expect(await refunds()).toEqual([
        { status: 'APPROVED', amount: 30_001, cause: 'CANCEL' },
        { status: 'DONE', amount: 20_000, cause: 'OUTSIDE' },
      ]);
      await executeRefunds(checkout.jobs());
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });

    test('an approval refunds no more than the console has left', async () => {
      const { checkout, checkoutUrl, refunds, client, userExaminationNo, staff, states } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await checkout.refundAtConsole(checkoutUrl, 20_000);
      await checkout.deliver();
      expect(await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff())).toBe('CANCELLED');
      expect(await refunds()).toEqual([
        { status: 'APPROVED', amount: 30_001, cause: 'CANCEL' },
        { status: 'DONE', amount: 20_000, cause: 'OUTSIDE' },
      ]);
      await executeRefunds(checkout.jobs());
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });

    test('a part refunded in the console during our refund is recorded when that has ended', async () => {
      const { checkout, checkoutUrl, refunds, client, userExaminationNo, staff, later, db } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
      // The request to the gateway is lost.
      const lost = jest.spyOn(checkout.gateway, 'refund').mockRejectedValueOnce(new Error('no line'));
      await executeRefunds(checkout.jobs());
      await checkout.refundAtConsole(checkoutUrl, 20_000);
      later(DAY_MINUTES);
      await reconcile(checkout.jobs());
      expect(await refunds()).toEqual([{ status: 'UNKNOWN', amount: 50_001, cause: 'CANCEL' }]);
      lost.mockRestore();
      await executeRefunds(checkout.jobs());
      await reconcile(checkout.jobs());
      await reconcile(checkout.jobs());
      expect(await refunds()).toEqual([
        { status: 'FAILED', amount: 30_001, cause: 'CANCEL' },
        { status: 'DONE', amount: 20_000, cause: 'OUTSIDE' },
      ]);
      expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['REFUNDED_OUTSIDE']);
    });

    test('a payment that the gateway does not list, and one that we do not have, are findings', async () => {
      const { checkout, checkoutUrl, gatewayNo, db, later } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await db
        .deleteFrom('sandbox_book')
        .where('key', '=', await gatewayNo())
        .execute();
      const strange = await checkout.gateway.open({
        paymentNo: 999_999,
        amount: 7_000,
        taxFreeAmount: 7_000,
        method: 'card',
        title: '다른 상점의 주문',
        dueAt: new Date('2026-12-01'),
      });
      await checkout.takeMoney(strange.checkoutUrl);
      expect(checkoutUrl).not.toBe(strange.checkoutUrl);
      later(DAY_MINUTES);
      expect(await reconcile(checkout.jobs())).toBe(2);
      expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['UNKNOWN_PAYMENT', 'NOT_AT_GATEWAY']);
    });
  });
});

describeWithDatabase('a deposit refunded in the gateway console through a bank', (open) => {
  let portal: TossPortal;
  beforeEach(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.server.close());

  /** Refunded in the console with a pending bank transfer, and no webhook. */
  async function givenBack() {
    const begun = await portal.begin('vbank');
    await portal.visit(portal.book.approve(begun.key));
    portal.book.deposit(begun.key);
    await portal.webhook(begun.deposited);
    portal.book.refundStatus = 'PENDING';
    portal.book.cancel(begun.key, CONSOLE);
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await begun.refunds()).toEqual([]);
    expect(await findingsOf(begun.key)).toEqual([]);
    return begun;
  }
  const findingsOf = async (key: string) =>
    (await listOpenFindings(portal.db)).filter(({ gateway_no }) => gateway_no === key).map(({ kind }) => kind);

  test('is recorded once the bank has executed it, without a webhook', async () => {
    const { key, refunds, states } = await givenBack();
    portal.book.bankSays(key, 'COMPLETED');
    portal.later(3 * DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await refunds()).toMatchObject([{ status: 'DONE', amount: 50_001, cause: 'OUTSIDE' }]);
    expect((await states())[0]).toBe('REFUNDED');
    expect(await findingsOf(key)).toEqual(['REFUNDED_OUTSIDE']);
  });

  test('and bounced by the bank is a finding for the office', async () => {
    const { key, refunds } = await givenBack();
    portal.book.bankSays(key, 'FAILED');
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await refunds()).toEqual([]);
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });

  test('in two parts, with the second bounced, is a finding for the office the next morning', async () => {
    const { key, changed, deposited } = await portal.begin('vbank');
    await portal.visit(portal.book.approve(key));
    portal.book.deposit(key);
    await portal.webhook(deposited);
    portal.book.refundStatus = 'FAILED';
    // The outcome of the first order can no longer be determined.
    for (const cancelAmount of [25_001, 501])
      portal.book.cancel(key, { ...CONSOLE, cancelAmount, taxFreeAmount: cancelAmount });
    await portal.webhook(changed);
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });

  test('and pending at the bank for two weeks is a finding for the office', async () => {
    const { key } = await givenBack();
    portal.later(13 * DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });
});
