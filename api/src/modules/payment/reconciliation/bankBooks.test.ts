import { describeWithDatabase } from '../../../testing/index.ts';
import { listOpenFindings } from '../findings/store.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { reconcile } from './reconcileJob.ts';

const DAY_MINUTES = 24 * 60;
const CONSOLE = {
  cancelReason: '고객 요청',
  refundReceiveAccount: { bank: '06', accountNumber: '11023456789012', holderName: '홍길동' },
};

describeWithDatabase("a deposit that the gateway's own console gives back through a bank", (open) => {
  let portal: TossPortal;
  beforeEach(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.server.close());

  /** Given back at the console, with a bank that is at work, and no webhook. */
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

  test('is booked once the bank has carried it out, though nobody tells', async () => {
    const { key, refunds, states } = await givenBack();
    portal.book.bankSays(key, 'COMPLETED');
    portal.later(3 * DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await refunds()).toMatchObject([{ status: 'DONE', amount: 50_001, cause: 'OUTSIDE' }]);
    expect((await states())[0]).toBe('REFUNDED');
    expect(await findingsOf(key)).toEqual(['REFUNDED_OUTSIDE']);
  });

  test('and that the bank sends back is for the office to see', async () => {
    const { key, refunds } = await givenBack();
    portal.book.bankSays(key, 'FAILED');
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await refunds()).toEqual([]);
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });

  test('in two parts, of which the bank sends the second back, is for the office to see the next morning', async () => {
    const { key, changed, deposited } = await portal.begin('vbank');
    await portal.visit(portal.book.approve(key));
    portal.book.deposit(key);
    await portal.webhook(deposited);
    portal.book.refundStatus = 'FAILED';
    // Of the first nobody can tell any more what became of it.
    for (const cancelAmount of [25_001, 501])
      portal.book.cancel(key, { ...CONSOLE, cancelAmount, taxFreeAmount: cancelAmount });
    await portal.webhook(changed);
    portal.later(DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });

  test('and that the bank says nothing of for two weeks is for the office to see', async () => {
    const { key } = await givenBack();
    portal.later(13 * DAY_MINUTES);
    await reconcile(portal.jobs());
    expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
  });
});
