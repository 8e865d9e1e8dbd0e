import { sql, type Kysely } from 'kysely';
import { MINUTE_MS } from '../../../clock/durations.ts';
import * as sandboxBook from '../../../database/migrations/0093-sandbox-book.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { makeEmbedded } from '../../../testing/embeddedDatabases.ts';
import { describeOnBothDatabases } from '../../../testing/index.ts';
import { makePostgres } from '../../../testing/postgresDatabases.ts';
import { pressButton } from './pressButton.ts';
import { SandboxGateway } from './sandboxGateway.ts';

const PAID_AT = new Date('2026-11-19T12:00:00+09:00');
const NOW = new Date('2026-11-20T12:00:00+09:00');
const DUE_AT = new Date(NOW.getTime() + 30 * MINUTE_MS);

/** Fills the tables of the gateway's former protocol: a part refunded, an account without a deposit, an open page. */
async function fillFormer(db: Queries) {
  await sql`
    insert into sandbox_payment (gateway_no, payment_no, method, amount, title, return_url, due_at, state, paid_at,
      notified_amount, account, refunded)
    values ('SBpart', 11, 'card', 50001, '2급 교육', '/', ${DUE_AT}, 'PAID', ${PAID_AT}, 50001, null, 20000),
      ('SBaccount', 12, 'vbank', 50001, '2급 교육', '/', ${DUE_AT}, 'AWAITING_DEPOSIT', null, 50001, '5620123456789', 0),
      ('SBpage', 13, 'card', 50001, '', '/', ${DUE_AT}, 'PENDING', null, 50001, null, 0)`.execute(db);
  await sql`
    insert into sandbox_refund (refund_key, gateway_no, amount, refunded_at)
    values ('refund-7-1', 'SBpart', 20000, ${NOW})`.execute(db);
  await sql`
    insert into sandbox_cash_receipt (receipt_key, order_no, kind, of_key, amount, type, number_masked, title, requested_at)
    values ('SR1', 'R1-a1b2c3d4', 'ISSUED', null, 50001, 'INCOME', '*******5678', '2급 교육', ${PAID_AT})`.execute(db);
}

describeOnBothDatabases(
  'payments at the gateway of a demo from before it was a double of Toss Payments',
  (_open, kind) => {
    let database: Awaited<ReturnType<typeof makeEmbedded>>;
    let gateway: SandboxGateway;
    beforeAll(async () => {
      database = await (kind === 'embedded' ? makeEmbedded() : makePostgres());
      await sql`drop table sandbox_book`.execute(database.owner);
      await fillFormer(database.owner);
      await sandboxBook.up(database.owner as unknown as Kysely<unknown>);
      gateway = new SandboxGateway({ db: database.owner, secret: 'secret', now: () => NOW });
    });
    afterAll(() => database.remove());

    test('keep their money and refunds, and are refunded as before', async () => {
      const refund = { key: 'refund-7-1', amount: 20_000, state: 'DONE' };
      const payment = { paymentNo: 11, state: 'PAID', amount: 50_001, taxFreeAmount: 50_001, paidAt: PAID_AT };
      expect(await gateway.inquire('SBpart')).toMatchObject({ ...payment, refunds: [refund] });
      const order = { gatewayNo: 'SBpart', amount: 30_001, refundNo: 8, attempt: 1, account: null };
      expect(await gateway.refund(order)).toBe('DONE');
      expect(await gateway.inquire('SBpart')).toMatchObject({ state: 'REFUNDED' });
      const lines = await gateway.settlements(PAID_AT, new Date(NOW.getTime() + MINUTE_MS));
      expect(lines.map(({ kind: of, amount }) => [of, amount])).toEqual([
        ['PAID', 50_001],
        ['REFUNDED', 20_000],
        ['REFUNDED', 30_001],
      ]);
    });

    test('are paid into their account, of which the portal learns under a number that it accepts', async () => {
      expect(await gateway.inquire('SBaccount')).toMatchObject({
        state: 'AWAITING_DEPOSIT',
        virtualAccount: { account: '5620123456789', dueAt: DUE_AT },
      });
      await pressButton(gateway.books, 'SBaccount', 'deposit');
      expect(await gateway.inquire('SBaccount')).toMatchObject({ state: 'PAID', paidAt: NOW });
      const [webhook] = await database.owner
        .selectFrom('sandbox_callback')
        .select('body')
        .orderBy('callback_no', 'desc')
        .execute();
      const read = gateway.readWebhook(webhook?.body ?? '');
      expect(await read?.read('SBaccount')).toMatchObject({ paymentNo: 12, state: 'PAID' });
    });

    test('take no money on a page that was open', async () => {
      await pressButton(gateway.books, 'SBpage', 'approve');
      expect(await gateway.inquire('SBpage')).toMatchObject({ paymentNo: 13, state: 'EXPIRED', paidAt: null });
    });

    test('keep their cash receipts', async () => {
      const receipts = await gateway.cashReceipts.find({ orderNo: 'R1-a1b2c3d4', since: PAID_AT, now: NOW });
      expect(receipts).toMatchObject([{ receiptKey: 'SR1', kind: 'ISSUED', amount: 50_001, state: 'DONE' }]);
    });
  },
);
