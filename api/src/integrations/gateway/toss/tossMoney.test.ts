import { bankCodeOf, bankNameOf } from './banks.ts';
import { openToss } from './testing/openToss.ts';

const DUE_AT = new Date('2026-11-21T23:59:00+09:00');
const ACCOUNT = { bank: '국민은행', account: '12345678901234', accountName: '홍길동' };
type Account = typeof ACCOUNT;
const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
let toss: Awaited<ReturnType<typeof openToss>>;
beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00+09:00');
  toss = await openToss(() => clock.now, { isDirect: true });
});
afterEach(() => toss.server.close());

/** Creates a paid payment of 50,001 won at the gateway; a virtual account is paid only if `isDeposited`. */
async function paid(method: 'card' | 'phone' | 'vbank' = 'card', isDeposited = true) {
  const { gateway, server } = toss;
  const sold = { amount: 50_001, taxFreeAmount: 50_001, title: '2급 교육' };
  const request = { ...sold, paymentNo: 7, method, dueAt: DUE_AT };
  const { gatewayNo } = await gateway.open(request);
  const { orderId } = server.book.find(gatewayNo);
  server.book.approve(gatewayNo);
  await gateway.confirm({ gatewayNo, orderNo: orderId, amount: 50_001 });
  if (method === 'vbank' && isDeposited) server.book.deposit(gatewayNo);
  return gatewayNo;
}
/** By default the first attempt of the first refund. */
const refund = (
  gatewayNo: string,
  amount: number,
  { refundNo = 1, attempt = 1, account = null }: { refundNo?: number; attempt?: number; account?: Account | null } = {},
) => toss.gateway.refund({ gatewayNo, amount, refundNo, attempt, account });
const refundsOf = async (gatewayNo: string) => (await toss.gateway.inquire(gatewayNo))?.refunds;

describe('a refund', () => {
  test('of a card is made as a whole or in parts, and never exceeds the payment', async () => {
    const gatewayNo = await paid();
    expect(await refund(gatewayNo, 30_000)).toBe('DONE');
    expect(await toss.gateway.inquire(gatewayNo)).toMatchObject({ state: 'PAID', refunds: [{ amount: 30_000 }] });
    expect(await refund(gatewayNo, 20_002, { refundNo: 2 })).toBe('REFUSED');
    expect(await refund(gatewayNo, 20_001, { refundNo: 3 })).toBe('DONE');
    expect(await toss.gateway.inquire(gatewayNo)).toMatchObject({
      state: 'REFUNDED',
      refunds: [
        { key: 'refund-1-1', amount: 30_000, state: 'DONE' },
        { key: 'refund-3-1', amount: 20_001, state: 'DONE' },
      ],
    });
  });

  test.each([
    ['lost', 'DONE'],
    ['halfPayment', 'DONE'],
    ['html', 'UNANSWERED'],
    ['silent', 'UNANSWERED'],
    ['processing', 'UNANSWERED'],
    ['fault', 'NOT_DONE'],
    ['storedFault', 'NOT_DONE'],
  ] as const)(
    'with the response %s has the outcome %s, and is made once for any number of attempts',
    async (mischief, first) => {
      const gatewayNo = await paid();
      toss.server.spoil('/cancel', mischief);
      expect(await refund(gatewayNo, 30_000)).toBe(first);
      expect(await refund(gatewayNo, 30_000, { attempt: 2 })).toBe('DONE');
      expect(await refund(gatewayNo, 30_000, { attempt: 3 })).toBe('DONE');
      expect(await refundsOf(gatewayNo)).toMatchObject([{ amount: 30_000 }]);
    },
  );

  test('is made once if the first attempt is executed during the second', async () => {
    const gatewayNo = await paid();
    toss.server.spoil('/cancel', 'late');
    expect(await refund(gatewayNo, 30_000)).toBe('UNANSWERED');
    const read = toss.server.nextAnswered(`/v1/payments/${gatewayNo}`);
    const second = refund(gatewayNo, 30_000, { attempt: 2 });
    await read;
    toss.server.lateWork();
    expect(await second).toBe('DONE');
    expect(await refundsOf(gatewayNo)).toEqual([{ key: 'refund-1-1', amount: 30_000, state: 'DONE' }]);
  });

  test('with an unreadable outcome is unanswered', async () => {
    const gatewayNo = await paid();
    toss.server.spoil(gatewayNo, 'fault');
    expect(await refund(gatewayNo, 30_000)).toBe('UNANSWERED');
    expect(toss.server.asked('/cancel')).toEqual([]);
  });

  test('carries its key and the balance to the gateway', async () => {
    await refund(await paid(), 30_000, { refundNo: 12, attempt: 2 });
    expect(toss.server.asked('/cancel').at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'refund-12-2' },
      body: {
        cancelAmount: 30_000,
        taxFreeAmount: 30_000,
        refundableAmount: 50_001,
        cancelReason: '신청 취소 환불 (refund-12-2)',
      },
    });
  });

  test('is tax-free like its payment, and refused by the gateway otherwise', async () => {
    const gatewayNo = await paid();
    expect(await refund(gatewayNo, 30_000)).toBe('DONE');
    expect(toss.server.book.find(gatewayNo)).toMatchObject({ balanceAmount: 20_001, taxFreeAmount: 20_001, vat: 0 });
    expect(await toss.gateway.inquire(gatewayNo)).toMatchObject({ amount: 50_001, taxFreeAmount: 50_001 });
    const wrong = { cancelReason: '고객 요청', cancelAmount: 1_000 };
    for (const taxFreeAmount of [undefined, 999, 1_001])
      expect(() => toss.server.book.cancel(gatewayNo, { ...wrong, ...(taxFreeAmount && { taxFreeAmount }) })).toThrow(
        'NOT_MATCHES_TAX_FREE_AMOUNT',
      );
    toss.server.book.isTaxedOnly = true;
    const taxed = await paid();
    expect(await toss.gateway.inquire(taxed)).toMatchObject({ amount: 50_001, taxFreeAmount: 0 });
    expect(await refund(taxed, 30_000, { refundNo: 2 })).toBe('DONE');
    expect(toss.server.asked('/cancel').at(-1)?.body).toMatchObject({ taxFreeAmount: 0 });
  });

  test('of money already refunded in the console is refused', async () => {
    const gatewayNo = await paid();
    toss.server.book.cancel(gatewayNo, { cancelReason: '고객 요청' });
    expect(await refund(gatewayNo, 30_000)).toBe('REFUSED');
    expect(await refundsOf(gatewayNo)).toEqual([{ key: null, amount: 50_001, state: 'DONE' }]);
    expect(await refund('unknown', 30_000)).toBe('REFUSED');
  });

  test('that is delayed is pending until then; an aborted one is refused, and another attempt can follow', async () => {
    const gatewayNo = await paid();
    toss.server.book.cancelStatus = 'IN_PROGRESS';
    expect(await refund(gatewayNo, 30_000)).toBe('PENDING');
    expect(await refund(gatewayNo, 30_000)).toBe('PENDING');
    expect(await refundsOf(gatewayNo)).toMatchObject([{ state: 'PENDING' }]);
    toss.server.book.cancelEnds(gatewayNo, 'ABORTED');
    expect(await refundsOf(gatewayNo)).toEqual([]);
    expect(await refund(gatewayNo, 30_000)).toBe('REFUSED');
    toss.server.book.cancelStatus = 'DONE';
    expect(await refund(gatewayNo, 30_000, { attempt: 2 })).toBe('DONE');
  });

  test('of a phone payment is only possible as a whole and in the same month', async () => {
    const gatewayNo = await paid('phone');
    expect(await refund(gatewayNo, 30_000)).toBe('REFUSED');
    clock.now = new Date('2026-12-01T00:00:00+09:00');
    expect(await refund(gatewayNo, 50_001, { refundNo: 2 })).toBe('REFUSED');
    clock.now = new Date('2026-11-30T23:59:59+09:00');
    expect(await refund(gatewayNo, 50_001, { refundNo: 3 })).toBe('DONE');
  });
});

describe('a deposit is refunded to an account', () => {
  test('that is named, at a known bank', async () => {
    const gatewayNo = await paid('vbank');
    const to = (account: Account | null, attempt = 1) => refund(gatewayNo, 30_000, { attempt, account });
    expect(await to(null)).toBe('REFUSED');
    expect(await to({ ...ACCOUNT, bank: '없는은행' })).toBe('REFUSED');
    expect(await to({ ...ACCOUNT, account: '1'.repeat(21) })).toBe('REFUSED');
    expect(toss.server.asked('/cancel')).toEqual([]);
    expect(await to({ ...ACCOUNT, accountName: '남의이름' })).toBe('REFUSED');
    // The gateway repeats its rejection for the same key: another attempt needs another key.
    expect(await to(ACCOUNT)).toBe('REFUSED');
    expect(await to(ACCOUNT, 2)).toBe('DONE');
    expect(toss.server.asked('/cancel').at(-1)?.body).toMatchObject({
      refundReceiveAccount: { bank: '06', accountNumber: '12345678901234', holderName: '홍길동' },
    });
  });

  test('and is pending until the bank has executed or returned it', async () => {
    const gatewayNo = await paid('vbank');
    const order = () => refund(gatewayNo, 50_001, { account: ACCOUNT });
    toss.server.book.refundStatus = 'PENDING';
    expect(await order()).toBe('PENDING');
    expect(await order()).toBe('PENDING');
    expect(await refundsOf(gatewayNo)).toMatchObject([{ state: 'PENDING' }]);
    toss.server.book.bankSays(gatewayNo, 'FAILED');
    expect(await order()).toBe('BOUNCED');
    expect(await refund(gatewayNo, 50_001, { refundNo: 2, account: ACCOUNT })).toBe('BOUNCED');
    expect(await refundsOf(gatewayNo)).toMatchObject([{ state: 'FAILED' }]);
    toss.server.book.bankSays(gatewayNo, 'COMPLETED');
    expect(await order()).toBe('DONE');
    expect(toss.server.asked('/cancel')).toHaveLength(1);
  });

  test('and the earlier of two orders is undetermined until the bank reports a success', async () => {
    const gatewayNo = await paid('vbank');
    expect(await refund(gatewayNo, 20_000, { account: ACCOUNT })).toBe('DONE');
    toss.server.book.refundStatus = 'FAILED';
    expect(await refund(gatewayNo, 30_001, { refundNo: 2, account: ACCOUNT })).toBe('BOUNCED');
    expect((await refundsOf(gatewayNo))?.map(({ state }) => state)).toEqual(['PENDING', 'FAILED']);
  });

  test('only: a card is refunded directly', async () => {
    expect(await refund(await paid('card'), 30_000, { account: ACCOUNT })).toBe('DONE');
    expect(toss.server.asked('/cancel').at(-1)?.body).not.toHaveProperty('refundReceiveAccount');
  });

  test.each([
    ['국민은행', '06'],
    ['kb 국민', '06'],
    [' 카카오 뱅크', '90'],
    ['K뱅크', '89'],
    ['농협', '11'],
    ['단위농협', '12'],
    ['대구은행', '31'],
    ['iM뱅크', '31'],
    ['MG새마을금고', '45'],
    ['키움증권', 'SB'],
    ['은행', null],
    ['한빛은행', '20'],
    ['달빛은행', null],
  ])('the bank named %s has the code %s', (name, code) => expect(bankCodeOf(name)).toBe(code));

  test('each bank is found by its displayed name', () => {
    for (const code of ['02', '03', '06', '07', '11', '12', '20', '23', '27', '31', '45', '88', '89', '90', '92', 'SL'])
      expect(bankCodeOf(bankNameOf(code))).toBe(code);
    expect(bankNameOf('99')).toBe('은행 코드 99');
  });
});

describe('the list of transactions', () => {
  const day = (text: string) => new Date(`${text}T00:00:00+09:00`);

  test('has the payments and refunds of a day in Seoul, and no unpaid account', async () => {
    clock.now = new Date('2026-11-20T23:59:59+09:00');
    const card = await paid();
    clock.now = day('2026-11-21');
    const deposit = await paid('vbank');
    await refund(card, 30_000);
    await refund(deposit, 50_001, { refundNo: 2, account: ACCOUNT });
    await toss.gateway.close(await paid('vbank', false));
    clock.now = day('2026-11-22');
    await refund(card, 1, { refundNo: 3 });
    const listed = (from: string, until: string) => toss.gateway.settlements(day(from), day(until));
    expect(await listed('2026-11-20', '2026-11-21')).toEqual([
      { gatewayNo: card, kind: 'PAID', amount: 50_001, at: new Date('2026-11-20T23:59:59+09:00') },
    ]);
    const at = day('2026-11-21');
    expect(await listed('2026-11-21', '2026-11-22')).toEqual([
      { gatewayNo: deposit, kind: 'PAID', amount: 50_001, at },
      { gatewayNo: card, kind: 'REFUNDED', amount: 30_000, at },
      { gatewayNo: deposit, kind: 'REFUNDED', amount: 50_001, at },
    ]);
    expect(await listed('2026-11-22', '2026-11-23')).toHaveLength(1);
  });

  test('is read to its last page', async () => {
    const line = { orderId: 'order-1', method: '카드', status: 'DONE', amount: 1_000, currency: 'KRW' };
    for (let number = 0; number < 1_001; number += 1)
      toss.server.book.transactions.push({
        ...line,
        transactionKey: `txrd_${number}`,
        paymentKey: `key-${number}`,
        transactionAt: '2026-11-20T12:00:00+09:00',
      });
    const lines = await toss.gateway.settlements(day('2026-11-20'), day('2026-11-21'));
    expect(new Set(lines.map(({ gatewayNo }) => gatewayNo)).size).toBe(1_001);
    expect(toss.server.asked('/v1/transactions')).toHaveLength(3);
  });

  test('is rejected if it cannot be parsed', async () => {
    toss.server.spoil('/v1/transactions', 'fault');
    await expect(toss.gateway.settlements(day('2026-11-20'), day('2026-11-21'))).rejects.toThrow();
    toss.server.book.transactions.push({ transactionKey: 'x', transactionAt: '2026-11-20T12:00:00+09:00' });
    await expect(toss.gateway.settlements(day('2026-11-20'), day('2026-11-21'))).rejects.toThrow('cannot be read');
  });
});

describe('the list of payouts', () => {
  const payoutsOf = (firstDay: string, lastDay: string) => toss.gateway.payouts(firstDay, lastDay);

  test('has a sum for each day with the fee, its tax and what is paid out', async () => {
    const card = await paid();
    await paid();
    clock.now = new Date('2026-11-21T09:00:00+09:00');
    await refund(card, 30_000);
    const first = { day: '2026-11-22', amount: 100_002, fee: 3_000, feeVat: 300, paidOut: 96_702 };
    expect(await payoutsOf('2026-11-22', '2026-11-22')).toEqual([first]);
    expect(await payoutsOf('2026-11-20', '2026-11-30')).toEqual([
      first,
      { day: '2026-11-23', amount: -30_000, fee: -900, feeVat: -90, paidOut: -29_010 },
    ]);
    expect(await payoutsOf('2026-12-01', '2026-12-31')).toEqual([]);
  });

  test('is read to its last page, and rejected if it cannot be parsed', async () => {
    const line = { status: 'DONE', amount: 1_000, transactionAt: '2026-11-20T12:00:00+09:00' };
    for (let number = 0; number < 2_001; number += 1) toss.server.book.transactions.push(line);
    expect(await payoutsOf('2026-11-22', '2026-11-22')).toMatchObject([{ amount: 2_001_000 }]);
    toss.server.book.transactions.push({ ...line, amount: 'many' });
    await expect(payoutsOf('2026-11-22', '2026-11-22')).rejects.toThrow('cannot be read');
  });
});
