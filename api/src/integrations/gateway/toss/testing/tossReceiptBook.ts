import { MINUTE_MS } from '../../../../clock/durations.ts';
import { readCashReceiptCancel, readCashReceiptOrder, Refused } from './tossRequests.ts';

/** The gateway's books of cash receipts. It issues every order, even under the same number. */

export interface BookedReceipt {
  receiptKey: string;
  orderId: string;
  orderName: string;
  type: string;
  issueNumber: string;
  receiptUrl: string;
  businessNumber: string;
  transactionType: 'CONFIRM' | 'CANCEL';
  amount: number;
  taxFreeAmount: number;
  issueStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  failure: { code: string; message: string } | null;
  customerIdentityNumber: string;
  requestedAt: string;
}
/** Includes data that the gateway does not show. */
interface Booked {
  line: BookedReceipt;
  /** The cancelled receipt, for a cancellation. */
  ofKey: string | null;
}

const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;
const PAGE_SIZE = 100;

export class TossReceiptBook {
  /** Rejection of every order until reset to null. */
  refusal: string | null = null;
  readonly #booked: Booked[] = [];
  #numbers = 0;
  readonly #now: () => Date;
  readonly #isTaxFree: (orderName: string) => boolean | undefined;

  /** @param isTaxFree true if purchases under a name are tax-free; undefined without any */
  constructor(now: () => Date, isTaxFree: (orderName: string) => boolean | undefined) {
    this.#now = now;
    this.#isTaxFree = isTaxFree;
  }

  /** All records, oldest first. */
  get lines(): readonly BookedReceipt[] {
    return this.#booked.map(({ line }) => line);
  }

  reset() {
    this.refusal = null;
  }

  clear() {
    this.#booked.length = 0;
  }

  issue(body: unknown): BookedReceipt {
    const { amount, taxFreeAmount, orderId, orderName, type, customerIdentityNumber } = readCashReceiptOrder(body);
    const isTaxFree = this.#isTaxFree(orderName) ?? taxFreeAmount > 0;
    if (taxFreeAmount !== (isTaxFree ? amount : 0)) throw new Refused(400, 'NOT_MATCHES_TAX_FREE_AMOUNT');
    if (this.refusal !== null) throw new Refused(400, this.refusal);
    if (type === '지출증빙' && customerIdentityNumber.length !== 10) throw new Refused(400, 'INVALID_REQUEST');
    return this.#book({ orderId, orderName, type, customerIdentityNumber, amount, taxFreeAmount }, null);
  }

  cancel(receiptKey: string, body: unknown): BookedReceipt {
    const { amount: asked } = readCashReceiptCancel(body);
    if (this.refusal !== null) throw new Refused(400, this.refusal);
    const found = this.#booked.find(({ line, ofKey }) => line.receiptKey === receiptKey && ofKey === null);
    if (!found) throw new Refused(404, 'NOT_FOUND_CASH_RECEIPT');
    const left = this.left(receiptKey);
    if (left === 0) throw new Refused(400, 'ALREADY_CANCELED_CASH_RECEIPT');
    const amount = asked ?? left;
    if (amount > left) throw new Refused(400, 'NOT_CANCELABLE_AMOUNT');
    const taxFreeAmount = Math.min(amount, found.line.taxFreeAmount);
    return this.#book({ ...found.line, amount, taxFreeAmount }, receiptKey);
  }

  /** Uncancelled won of a receipt; 0 if the tax office has rejected it. */
  left(receiptKey: string): number {
    return this.#booked
      .filter(({ line }) => line.issueStatus !== 'FAILED')
      .reduce((sum, { line, ofKey }) => {
        if (ofKey === null && line.receiptKey === receiptKey) return sum + line.amount;
        return ofKey === receiptKey ? sum - line.amount : sum;
      }, 0);
  }

  /** Uncancelled receipts under an order's number, with their amounts. */
  active = (orderId: string): { receiptKey: string; left: number }[] =>
    this.#booked
      .filter(({ line, ofKey }) => ofKey === null && line.orderId === orderId)
      .map(({ line: { receiptKey } }) => ({ receiptKey, left: this.left(receiptKey) }))
      .filter(({ left }) => left > 0);

  list(query: URLSearchParams) {
    const day = query.get('requestDate') ?? '';
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Refused(400, 'INVALID_REQUEST');
    const limit = Number(query.get('limit') ?? PAGE_SIZE);
    const from = Number(query.get('cursor') ?? 0);
    const all = this.lines.filter(({ requestedAt }) => requestedAt.startsWith(day));
    const data = all.slice(from, from + limit);
    const next = from + data.length;
    return { hasNext: next < all.length, lastCursor: next, data };
  }

  /** The tax office accepts or rejects a record. */
  taxOffice(receiptKey: string, issueStatus: 'COMPLETED' | 'FAILED') {
    const found = this.#booked.find(({ line }) => line.receiptKey === receiptKey);
    if (!found) return;
    found.line.issueStatus = issueStatus;
    found.line.failure = issueStatus === 'FAILED' ? { code: 'INVALID_IDENTITY_NUMBER', message: '국세청 거절' } : null;
  }

  #book(
    order: Pick<
      BookedReceipt,
      'orderId' | 'orderName' | 'type' | 'customerIdentityNumber' | 'amount' | 'taxFreeAmount'
    >,
    ofKey: string | null,
  ): BookedReceipt {
    this.#numbers += 1;
    const number = this.#numbers;
    const receiptKey = `rk_${number}`;
    const line: BookedReceipt = {
      ...order,
      receiptKey,
      issueNumber: String(730_000_000 + number),
      receiptUrl: `https://dashboard.tosspayments.com/receipts/cash-receipt/${receiptKey}`,
      businessNumber: '1048200007',
      transactionType: ofKey === null ? 'CONFIRM' : 'CANCEL',
      issueStatus: 'IN_PROGRESS',
      failure: null,
      requestedAt: `${new Date(this.#now().getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 19)}+09:00`,
    };
    this.#booked.push({ line, ofKey });
    return line;
  }
}
