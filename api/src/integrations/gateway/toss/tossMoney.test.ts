import { bankCodeOf, bankNameOf } from './banks.ts';
import { openToss } from './testing/openToss.ts';

const DUE_AT = new Date('2026-11-21T23:59:00+09:00');
const ACCOUNT = { bank: '국민은행', account: '12345678901234', accountName: '홍길동' };
const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
let toss: Awaited<ReturnType<typeof openToss>>;
beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00+09:00');
  toss = await openToss(() => clock.now);
});
afterEach(() => toss.server.close());

/** A payment of 50,001 won at the gateway, paid; of a virtual account only when `isDeposited`. */
async function paid(method: 'card' | 'phone' | 'vbank' = 'card', isDeposited = true) {
  const { gateway, server } = toss;
  const request = { paymentNo: 7, amount: 50_001, method, title: '2급 교육', returnUrl: '/done', dueAt: DUE_AT };
  const { gatewayNo } = await gateway.open(request);
  const { orderId } = server.book.find(gatewayNo);
  server.book.approve(gatewayNo);
  await gateway.confirm({ gatewayNo, orderNo: orderId, amount: 50_001 });
  if (method === 'vbank' && isDeposited) server.book.deposit(gatewayNo);
  return gatewayNo;
}
const refund = (gatewayNo: string, amount: number, key = 'refund-1-1', account: typeof ACCOUNT | null = null) =>
  toss.gateway.refund({ gatewayNo, amount, key, account });
const refunded = async (gatewayNo: string) => (await toss.gateway.inquire(gatewayNo))?.refundedAmount;

describe('a refund', () => {
  test('of a card goes back whole or in parts, and never more than came', async () => {
    const gatewayNo = await paid();
    expect(await refund(gatewayNo, 30_000, 'refund-1-1')).toBe('DONE');
    expect(await toss.gateway.inquire(gatewayNo)).toMatchObject({ state: 'PAID', refundedAmount: 30_000 });
    expect(await refund(gatewayNo, 20_002, 'refund-2-1')).toBe('FAILED');
    expect(await refund(gatewayNo, 20_001, 'refund-3-1')).toBe('DONE');
    expect(await toss.gateway.inquire(gatewayNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: 50_001 });
  });

  test.each(['lost', 'halfPayment', 'html', 'fault', 'processing', 'silent'] as const)(
    'whose answer is %s goes back once, however often it is repeated',
    async (mischief) => {
      const gatewayNo = await paid();
      toss.server.spoil('/cancel', mischief);
      const isDone = mischief === 'lost' || mischief === 'halfPayment';
      expect(await refund(gatewayNo, 30_000)).toBe(isDone ? 'DONE' : 'UNKNOWN');
      expect(await refund(gatewayNo, 30_000)).toBe('DONE');
      expect(await refund(gatewayNo, 30_000)).toBe('DONE');
      expect(await refunded(gatewayNo)).toBe(30_000);
    },
  );

  test('that we forgot is found by its key in the payment, after the gateway has forgotten the key too', async () => {
    const gatewayNo = await paid();
    expect(await refund(gatewayNo, 20_000)).toBe('DONE');
    toss.server.forgetKeys();
    expect(await refund(gatewayNo, 20_000)).toBe('DONE');
    expect(await refunded(gatewayNo)).toBe(20_000);
  });

  test('carries its key to the gateway', async () => {
    await refund(await paid(), 30_000, 'refund-12-2');
    expect(toss.server.asked('/cancel').at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'refund-12-2' },
      body: { cancelAmount: 30_000, cancelReason: '신청 취소 환불 (refund-12-2)' },
    });
  });

  test('of what went back at the console before has failed', async () => {
    const gatewayNo = await paid();
    toss.server.book.cancel(gatewayNo, { cancelReason: '고객 요청' });
    expect(await refund(gatewayNo, 30_000)).toBe('FAILED');
    expect(await refund('unknown', 30_000)).toBe('FAILED');
  });

  test('of a payment by phone is whole, and of the same month', async () => {
    const gatewayNo = await paid('phone');
    expect(await refund(gatewayNo, 30_000)).toBe('FAILED');
    clock.now = new Date('2026-12-01T00:00:00+09:00');
    expect(await refund(gatewayNo, 50_001, 'refund-2-1')).toBe('FAILED');
    clock.now = new Date('2026-11-30T23:59:59+09:00');
    expect(await refund(gatewayNo, 50_001, 'refund-3-1')).toBe('DONE');
  });
});

describe('a deposit goes back to an account', () => {
  test('that is named, of a bank that exists', async () => {
    const gatewayNo = await paid('vbank');
    expect(await refund(gatewayNo, 30_000)).toBe('FAILED');
    expect(await refund(gatewayNo, 30_000, 'refund-1-1', { ...ACCOUNT, bank: '없는은행' })).toBe('FAILED');
    expect(await refund(gatewayNo, 30_000, 'refund-1-1', { ...ACCOUNT, account: '1'.repeat(21) })).toBe('FAILED');
    expect(toss.server.asked('/cancel')).toEqual([]);
    expect(await refund(gatewayNo, 30_000, 'refund-1-1', { ...ACCOUNT, accountName: '남의이름' })).toBe('FAILED');
    // The gateway repeats its refusal under the same key: another attempt needs another.
    expect(await refund(gatewayNo, 30_000, 'refund-1-1', ACCOUNT)).toBe('FAILED');
    expect(await refund(gatewayNo, 30_000, 'refund-1-2', ACCOUNT)).toBe('DONE');
    expect(toss.server.asked('/cancel').at(-1)?.body).toMatchObject({
      refundReceiveAccount: { bank: '06', accountNumber: '12345678901234', holderName: '홍길동' },
    });
  });

  test('and is unknown until the bank has carried it out', async () => {
    const gatewayNo = await paid('vbank');
    toss.server.book.refundStatus = 'PENDING';
    expect(await refund(gatewayNo, 50_001, 'refund-1-1', ACCOUNT)).toBe('UNKNOWN');
    expect(await refund(gatewayNo, 50_001, 'refund-1-1', ACCOUNT)).toBe('UNKNOWN');
    toss.server.book.bankSays(gatewayNo, 'COMPLETED');
    expect(await refund(gatewayNo, 50_001, 'refund-1-1', ACCOUNT)).toBe('DONE');
    toss.server.book.bankSays(gatewayNo, 'FAILED');
    expect(await refund(gatewayNo, 50_001, 'refund-1-1', ACCOUNT)).toBe('FAILED');
    expect(toss.server.asked('/cancel')).toHaveLength(1);
  });

  test('only: a card takes its money back itself', async () => {
    expect(await refund(await paid('card'), 30_000, 'refund-1-1', ACCOUNT)).toBe('DONE');
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
    ['한빛은행', null],
  ])('the bank called %s has the code %s', (name, code) => expect(bankCodeOf(name)).toBe(code));

  test('each bank is found by the name that we show', () => {
    for (const code of ['02', '03', '06', '07', '11', '12', '20', '23', '27', '31', '45', '88', '89', '90', '92', 'SL'])
      expect(bankCodeOf(bankNameOf(code))).toBe(code);
    expect(bankNameOf('99')).toBe('은행 코드 99');
  });
});

describe('the list of transactions', () => {
  const day = (text: string) => new Date(`${text}T00:00:00+09:00`);

  test('has what came and went in a day of Seoul, and no account that was never paid', async () => {
    clock.now = new Date('2026-11-20T23:59:59+09:00');
    const card = await paid();
    clock.now = day('2026-11-21');
    const deposit = await paid('vbank');
    await refund(card, 30_000);
    await refund(deposit, 50_001, 'refund-2-1', ACCOUNT);
    await toss.gateway.close(await paid('vbank', false));
    clock.now = day('2026-11-22');
    await refund(card, 1, 'refund-3-1');
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

  test('that cannot be read is no list', async () => {
    toss.server.spoil('/v1/transactions', 'fault');
    await expect(toss.gateway.settlements(day('2026-11-20'), day('2026-11-21'))).rejects.toThrow();
    toss.server.book.transactions.push({ transactionKey: 'x', transactionAt: '2026-11-20T12:00:00+09:00' });
    await expect(toss.gateway.settlements(day('2026-11-20'), day('2026-11-21'))).rejects.toThrow('cannot be read');
  });
});
