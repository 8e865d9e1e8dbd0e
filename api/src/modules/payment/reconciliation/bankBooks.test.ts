import { describeWithDatabase } from '../../../testing/index.ts';
import { listOpenFindings } from '../findings/store.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { reconcile } from './reconcileJob.ts';

const DAY_MINUTES = 24 * 60;
const CONSOLE = {
  cancelReason: '고객 요청',
  refundReceiveAccount: { bank: '06', accountNumber: '11023456789012', holderName: '홍길동' },
};

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
