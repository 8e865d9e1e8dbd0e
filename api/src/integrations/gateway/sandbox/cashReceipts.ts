import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { CashReceiptGateway, CashReceiptOutcome, GatewayCashReceipt } from '../protocol/cashReceipts.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { findTaxFree, noteTaxFree } from './taxFree.ts';

export const SANDBOX_RECEIPT_PATH = '/api/payment/sandbox/receipt';
/** A number that only this sandbox treats as unknown to the tax office. */
const UNKNOWN_NUMBER = '01000000000';
const KEY_BYTES = 16;
const SHOWN_DIGITS = 4;
/** The tax office accepts a receipt the day after it was forwarded. */
const TAKEN_AFTER_MS = DAY_MS;

type Row = Awaited<ReturnType<typeof listRows>>[number];

/** The sandbox's cash receipts: at most one per order number. */
export class SandboxCashReceipts implements CashReceiptGateway {
  readonly #parts: Pick<SandboxParts, 'db' | 'now'>;

  constructor(parts: Pick<SandboxParts, 'db' | 'now'>) {
    this.#parts = parts;
  }

  issue(order: Parameters<CashReceiptGateway['issue']>[0]): Promise<CashReceiptOutcome> {
    const { orderNo, amount, taxFreeAmount, type, number, title } = order;
    return inTransaction(this.#parts.db, async (db) => {
      const known = (await listRows(db, orderNo)).find(({ kind }) => kind === 'ISSUED');
      if (known) return { state: 'DONE', receipt: await this.#present(known, db) };
      if (number === UNKNOWN_NUMBER) return { state: 'REFUSED', code: 'INVALID_IDENTITY_NUMBER' };
      const masked = '*'.repeat(number.length - SHOWN_DIGITS) + number.slice(-SHOWN_DIGITS);
      const row = { order_no: orderNo, kind: 'ISSUED', of_key: null, amount, type, number_masked: masked } as const;
      return this.#book(db, { ...row, title }, taxFreeAmount);
    });
  }

  cancel(order: Parameters<CashReceiptGateway['cancel']>[0]): Promise<CashReceiptOutcome> {
    const { orderNo, amount, receiptKey, known } = order;
    return inTransaction(this.#parts.db, async (db) => {
      const rows = await listRows(db, orderNo);
      const earlier = rows.find(({ kind, receipt_key }) => kind === 'CANCELLED' && !known.includes(receipt_key));
      if (earlier) return { state: 'DONE', receipt: await this.#present(earlier, db) };
      const issued = rows.find(({ receipt_key }) => receipt_key === receiptKey);
      const left = rows.reduce((sum, row) => sum + (row.kind === 'ISSUED' ? row.amount : -row.amount), 0);
      if (!issued || amount > left) return { state: 'REFUSED', code: 'NOT_CANCELABLE_AMOUNT' };
      const { type, number_masked, title } = issued;
      const row = { order_no: orderNo, kind: 'CANCELLED', of_key: receiptKey, amount, type, number_masked } as const;
      return this.#book(db, { ...row, title }, Math.min(amount, (await findTaxFree(db, receiptKey)) ?? 0));
    });
  }

  async find({ orderNo }: Parameters<CashReceiptGateway['find']>[0]): Promise<GatewayCashReceipt[]> {
    const rows = await listRows(this.#parts.db, orderNo);
    return Promise.all(rows.map((row) => this.#present(row, this.#parts.db)));
  }

  async #book(
    db: Queries,
    row: Omit<Row, 'receipt_key' | 'requested_at'>,
    taxFreeAmount: number,
  ): Promise<CashReceiptOutcome> {
    const booked = await db
      .insertInto('sandbox_cash_receipt')
      .values({
        ...row,
        receipt_key: `SR${randomBytes(KEY_BYTES).toString('hex')}`,
        requested_at: this.#parts.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteTaxFree(db, { number: booked.receipt_key, amount: booked.amount, taxFreeAmount });
    return { state: 'DONE', receipt: await this.#present(booked, db) };
  }

  async #present(
    { receipt_key: receiptKey, kind, amount, requested_at }: Row,
    db: Queries,
  ): Promise<GatewayCashReceipt> {
    const isTaken = this.#parts.now().getTime() - requested_at.getTime() >= TAKEN_AFTER_MS;
    const state = isTaken ? 'DONE' : 'PENDING';
    const url = `${SANDBOX_RECEIPT_PATH}?key=${receiptKey}`;
    const taxFreeAmount = await findTaxFree(db, receiptKey);
    return { receiptKey, kind, amount, taxFreeAmount, state, issueNumber: issueNumberOf(receiptKey), url };
  }
}

/** Nine digits, like the tax office's. */
export const issueNumberOf = (receiptKey: string): string =>
  String(100_000_000 + (Number.parseInt(receiptKey.slice(-7), 16) % 900_000_000));

export interface SandboxReceipt extends Row {
  /** Won cancelled. */
  cancelled: number;
  /** Won without value-added tax; null for rows from before it was recorded. */
  taxFree: number | null;
}

/** Finds a receipt with its cancelled amount. */
export async function findSandboxReceipt(db: Queries, key: string): Promise<SandboxReceipt | null> {
  const row = await db
    .selectFrom('sandbox_cash_receipt')
    .selectAll()
    .where('receipt_key', '=', key)
    .where('kind', '=', 'ISSUED')
    .executeTakeFirst();
  if (!row) return null;
  const lines = await listRows(db, row.order_no);
  const cancelled = lines.reduce((sum, { of_key, amount }) => sum + (of_key === key ? amount : 0), 0);
  return { ...row, cancelled, taxFree: await findTaxFree(db, key) };
}

const listRows = (db: Queries, orderNo: string) =>
  db.selectFrom('sandbox_cash_receipt').selectAll().where('order_no', '=', orderNo).orderBy('requested_at').execute();
