import { randomBytes, randomInt } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import { writeOrderNumber } from './orderNumber.ts';
import { openToss } from './testing/openToss.ts';
import { TossGateway } from './tossGateway.ts';

const DUE_AT = new Date('2026-11-21T23:59:00+09:00');
const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
let toss: Awaited<ReturnType<typeof openToss>>;
/** Opens an order at the gateway, with the browser's return after an approval. */
async function approved(method: 'card' | 'phone' | 'vbank' = 'card') {
  const { gateway, server } = toss;
  const sold = { amount: 50_001, taxFreeAmount: 50_001, title: '2급 교육' };
  const request = { ...sold, paymentNo: 7, method, dueAt: DUE_AT };
  const { gatewayNo, checkoutUrl } = await gateway.open(request);
  const back = new URL(server.book.approve(gatewayNo));
  const [orderNo = '', outcome = ''] = back.pathname.split('/').slice(-2);
  const query = Object.fromEntries(back.searchParams);
  return { gatewayNo, checkoutUrl, orderNo, outcome, query, order: { gatewayNo, orderNo, amount: 50_001 } };
}
/**
 * Contract on which the adapter relies, checked with the local gateway and, with a test key in the environment
 * (`TOSS_TEST_SECRET=test_sk_…`), with Toss Payments itself, which then moves no money and does not involve the tax
 * office.
 */

type Settings = ConstructorParameters<typeof TossGateway>[0];
interface Target {
  settings: Settings;
  close(): Promise<void>;
}
async function local(): Promise<Target> {
  const { server, settings } = await openToss();
  return { settings, close: server.close };
}
const { TOSS_TEST_SECRET: secret = '' } = process.env;
const real = async (): Promise<Target> => ({
  settings: { secret, url: 'https://api.tosspayments.com', origin: 'https://portal.example' },
  close: async () => undefined,
});
const targets: [string, () => Promise<Target>][] = [['the local gateway', local]];
if (secret.startsWith('test_sk_')) targets.push(['Toss Payments', real]);
/** A number unused by other runs. */
const newNumber = () => randomInt(1, 999_999_999_999);

beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00+09:00');
  toss = await openToss(() => clock.now);
});

afterEach(() => toss.server.close());

describe('an order', () => {
  test('is opened with our return URL, and a deadline only for an account', async () => {
    const { gatewayNo, checkoutUrl, orderNo } = await approved('vbank');
    expect(checkoutUrl).toBe(`${toss.server.url}/v1/payments/${gatewayNo}/checkout`);
    expect(toss.server.requests[0]?.body).toEqual({
      method: '가상계좌',
      amount: 50_001,
      taxFreeAmount: 50_001,
      orderId: orderNo,
      orderName: '2급 교육',
      successUrl: `https://portal.example/api/payment/return/${orderNo}/approved`,
      failUrl: `https://portal.example/api/payment/return/${orderNo}/ended`,
      dueDate: '2026-11-21T23:59:00',
    });
    await approved('card');
    expect(toss.server.requests[1]?.body).not.toHaveProperty('dueDate');
  });

  test('without its tax-free amount is refused', () => {
    const order = toss.server.book.open.bind(toss.server.book);
    const urls = { successUrl: 'https://portal.example/a', failUrl: 'https://portal.example/b' };
    const body = { method: '카드', amount: 50_001, orderId: 'P7-order', orderName: '2급 교육', ...urls };
    expect(() => order(body)).toThrow('INVALID_REQUEST');
    expect(() => order({ ...body, taxFreeAmount: 50_002 })).toThrow('INVALID_REQUEST');
    expect(order({ ...body, taxFreeAmount: 0 })).toMatchObject({ vat: 4_546, suppliedAmount: 45_455 });
  });

  test('has an unforgeable number, new for each attempt', () => {
    const secret = toss.settings.secret;
    const orderNo = writeOrderNumber(secret, 999_999_999_999);
    expect(orderNo).toMatch(/^[A-Za-z0-9-]{6,64}$/);
    const visit = (number: string) => toss.gateway.readReturn({ orderNo: number, outcome: 'ended', query: {} });
    expect(visit(orderNo)).toMatchObject({ paymentNo: 999_999_999_999, approved: null });
    expect(writeOrderNumber(secret, 1)).not.toBe(writeOrderNumber(secret, 1));
    const forged = [orderNo.replace('P9', 'P8'), writeOrderNumber('other', 1), 'P1', '', `${orderNo}0`];
    expect(forged.map(visit)).toEqual(forged.map(() => null));
  });
});

describe('the return', () => {
  test.each([
    ['an order in the query that is not the one of the path', { orderId: 'P1' }],
    ['an amount that is no number', { amount: '50001.0' }],
    ['no key', { paymentKey: '' }],
  ])('with %s is rejected', async (_what, changes) => {
    const { orderNo, outcome, query } = await approved();
    expect(toss.gateway.readReturn({ orderNo, outcome, query })).toMatchObject({ approved: { amount: 50_001 } });
    expect(toss.gateway.readReturn({ orderNo, outcome, query: { ...query, ...changes } })).toBeNull();
  });

  test('explains in Korean why there is nothing to confirm', async () => {
    const { orderNo } = await approved();
    const reason = (code?: string) =>
      toss.gateway.readReturn({ orderNo, outcome: 'ended', query: { code, message: '<b>' } })?.reason;
    expect(reason('PAY_PROCESS_CANCELED')).toBe('결제창에서 결제를 취소했습니다.');
    expect(reason('REJECT_CARD_COMPANY')).toBe('결제창에서 결제가 이루어지지 않았습니다.');
  });
});

describe('confirming', () => {
  test('takes the money, once', async () => {
    const { order } = await approved();
    const paid = { state: 'PAID', amount: 50_001, paymentNo: 7, refunds: [], paidAt: clock.now };
    expect(await toss.gateway.inquire(order.gatewayNo)).toMatchObject({ state: 'PENDING', paidAt: null });
    expect(await toss.gateway.confirm(order)).toMatchObject(paid);
    expect(await toss.gateway.confirm(order)).toMatchObject(paid);
    expect(await toss.gateway.inquire(order.gatewayNo)).toMatchObject(paid);
  });

  test.each(['lost', 'halfPayment', 'html', 'silent', 'endless', 'fault', 'processing'] as const)(
    'with a response that is %s is decided by a query',
    async (mischief) => {
      const { order } = await approved();
      toss.server.spoil('/confirm', mischief);
      const isDone = mischief === 'lost' || mischief === 'halfPayment';
      expect(await toss.gateway.confirm(order)).toMatchObject({ state: isDone ? 'PAID' : 'PENDING', amount: 50_001 });
      expect(await toss.gateway.confirm(order)).toMatchObject({ state: 'PAID' });
    },
  );

  test('throws while its outcome is unknown', async () => {
    const { order } = await approved();
    toss.server.spoil('/confirm', 'lost');
    toss.server.spoil(order.gatewayNo, 'fault');
    await expect(toss.gateway.confirm(order)).rejects.toThrow('500 FAILED_INTERNAL_SYSTEM_PROCESSING');
  });

  test('that is refused ends the payment', async () => {
    const { order } = await approved();
    toss.server.book.rejection = 'REJECT_CARD_PAYMENT';
    const failed = { state: 'FAILED', reason: '결제사가 승인하지 않았습니다. (REJECT_CARD_PAYMENT)' };
    expect(await toss.gateway.confirm(order)).toMatchObject(failed);
    const other = await approved();
    const wrong = { ...other.order, amount: 1 };
    expect(await toss.gateway.confirm(wrong)).toMatchObject({ state: 'FAILED', amount: 50_001 });
  });

  test('after ten minutes comes too late', async () => {
    const { order } = await approved();
    clock.now = new Date(clock.now.getTime() + 601_000);
    expect(await toss.gateway.confirm(order)).toMatchObject({ state: 'EXPIRED' });
  });

  test('issues a virtual account, which a deposit pays', async () => {
    const { order } = await approved('vbank');
    expect(await toss.gateway.confirm(order)).toMatchObject({
      state: 'AWAITING_DEPOSIT',
      paidAt: null,
      virtualAccount: {
        bank: '우리은행',
        account: expect.stringMatching(/^6505\d{10}$/),
        holder: expect.any(String),
        dueAt: DUE_AT,
      },
    });
    toss.server.book.deposit(order.gatewayNo);
    expect(await toss.gateway.inquire(order.gatewayNo)).toMatchObject({ state: 'PAID', paidAt: clock.now });
  });
});

describe('closing', () => {
  test('an unapproved or unconfirmed page needs no request: it takes no money', async () => {
    const { order } = await approved();
    expect(await toss.gateway.close(order.gatewayNo)).toMatchObject({ state: 'FAILED' });
    expect(toss.server.asked('/cancel')).toEqual([]);
    expect(await toss.gateway.close('unknown')).toBeNull();
  });

  test('an account awaiting its deposit is cancelled; a paid one stays paid', async () => {
    const { order } = await approved('vbank');
    await toss.gateway.confirm(order);
    expect(await toss.gateway.close(order.gatewayNo)).toMatchObject({ state: 'FAILED', refunds: [] });
    const paid = await approved('vbank');
    await toss.gateway.confirm(paid.order);
    toss.server.book.deposit(paid.gatewayNo);
    expect(await toss.gateway.close(paid.gatewayNo)).toMatchObject({ state: 'PAID', refunds: [] });
    expect(toss.server.asked('/cancel')).toHaveLength(1);
  });

  test('is not done without a response of the gateway about the account', async () => {
    const { order } = await approved('vbank');
    await toss.gateway.confirm(order);
    toss.server.spoil('/cancel', 'fault');
    await expect(toss.gateway.close(order.gatewayNo)).rejects.toThrow();
    toss.server.spoil('/cancel', 'lost');
    expect(await toss.gateway.close(order.gatewayNo)).toMatchObject({ state: 'FAILED' });
  });
});

describe('the secret key', () => {
  test('goes only to the gateway, and into no message', async () => {
    const { order } = await approved();
    toss.server.spoil(order.gatewayNo, 'elsewhere');
    await expect(toss.gateway.inquire(order.gatewayNo)).rejects.toThrow();
    expect(toss.server.asked('/elsewhere')).toEqual([]);
    const stranger = new TossGateway({ ...toss.settings, secret: 'test_sk_someone_else' });
    const refused = await stranger.inquire(order.gatewayNo).catch((thrown: unknown) => String(thrown));
    expect(refused).toBe('Error: the gateway refused with 401 UNAUTHORIZED_KEY');
  });
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const gateway = (changes: Partial<Settings> = {}) => new TossGateway({ ...target.settings, ...changes });
  const order = () => ({
    paymentNo: newNumber(),
    amount: 50_000,
    taxFreeAmount: 50_000,
    title: '연동 시험',
    dueAt: new Date(Date.now() + DAY_MS),
  });

  test('refuses another key', async () => {
    const other = gateway({ secret: `test_sk_${'x'.repeat(24)}` });
    await expect(other.open({ ...order(), method: 'card' })).rejects.toThrow(/40[013]/);
  });

  test.each(['card', 'phone', 'vbank'] as const)(
    'opens a page for a payment by %s, which is not paid yet',
    async (method) => {
      const wanted = order();
      const { gatewayNo, checkoutUrl } = await gateway().open({ ...wanted, method });
      expect(checkoutUrl).toMatch(/^https?:\/\//);
      expect(await gateway().inquire(gatewayNo)).toMatchObject({
        paymentNo: wanted.paymentNo,
        state: 'PENDING',
        amount: 50_000,
        taxFreeAmount: 50_000,
        paidAt: null,
        refunds: [],
      });
    },
  );

  test('takes no money without the payer’s approval', async () => {
    const wanted = order();
    const { gatewayNo } = await gateway().open({ ...wanted, method: 'card' });
    const confirmed = await gateway()
      .confirm({ gatewayNo, orderNo: 'P1', amount: 50_000 })
      .catch((error: unknown) => error);
    expect(confirmed).not.toMatchObject({ state: 'PAID' });
    expect(await gateway().inquire(gatewayNo)).toMatchObject({ state: 'PENDING' });
  });

  test('does not know a payment that it has not opened', async () => {
    expect(await gateway().inquire(`tviva${randomBytes(8).toString('hex')}`)).toBeNull();
  });

  test('returns its books of the last hours', async () => {
    const until = new Date();
    const lines = await gateway().settlements(new Date(until.getTime() - 6 * HOUR_MS), until);
    for (const { amount, at } of lines) {
      expect(amount).toBeGreaterThan(0);
      expect(at.getTime()).toBeLessThan(until.getTime());
    }
  });

  test('issues a cash receipt, lists it, and cancels a part and the rest of it', async () => {
    const { cashReceipts } = gateway();
    const now = new Date();
    const orderNo = `R${newNumber()}-${randomBytes(4).toString('hex')}`;
    const newKey = () => randomBytes(12).toString('hex');
    const common = { orderNo, since: null, now };
    const issued = await cashReceipts.issue({
      ...common,
      ...{ key: newKey(), amount: 50_000, taxFreeAmount: 50_000, type: 'INCOME', number: '01000001234' },
      ...{ title: '연동 시험', gatewayNo: null },
    });
    if (issued.state !== 'DONE') throw new Error(`${issued.state} ${issued.code}`);
    const { receipt } = issued;
    expect(receipt).toMatchObject({
      kind: 'ISSUED',
      amount: 50_000,
      taxFreeAmount: 50_000,
      state: expect.stringMatching(/^(DONE|PENDING)$/),
    });

    const known: string[] = [];
    for (const amount of [20_000, 30_000]) {
      const outcome = await cashReceipts.cancel({
        ...{ ...common, key: newKey(), amount, receiptKey: receipt.receiptKey, known },
      });
      if (outcome.state !== 'DONE') throw new Error(`${outcome.state} ${outcome.code}`);
      expect(outcome.receipt).toMatchObject({ kind: 'CANCELLED', amount });
      known.push(outcome.receipt.receiptKey);
    }
    const listed = await cashReceipts.find({ orderNo, since: now, now: new Date() });
    expect(listed.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ISSUED', 50_000],
      ['CANCELLED', 20_000],
      ['CANCELLED', 30_000],
    ]);
  });

  test('reports why it issues no cash receipt for an invalid business number', async () => {
    const outcome = await gateway().cashReceipts.issue({
      ...{ orderNo: `R${newNumber()}-${randomBytes(4).toString('hex')}`, since: null, now: new Date(), amount: 50_000 },
      ...{ key: randomBytes(12).toString('hex'), type: 'EXPENSE', number: '123', title: '연동 시험', gatewayNo: null },
      taxFreeAmount: 0,
    });
    expect(outcome).toMatchObject({ state: 'REFUSED', code: expect.stringMatching(/^[A-Z_]+$/) });
  });
});
