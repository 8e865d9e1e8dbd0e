import { randomBytes, randomInt } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import { openToss } from './testing/openToss.ts';
import { TossGateway } from './tossGateway.ts';

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
