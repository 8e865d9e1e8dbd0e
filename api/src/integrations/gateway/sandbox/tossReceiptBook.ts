import { seoulText } from './tossBook.ts';
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
export interface Booked {
  line: BookedReceipt;
  /** The cancelled receipt, for a cancellation. */
  ofKey: string | null;
}

const PAGE_SIZE = 100;
const SHOWN_DIGITS = 4;
/** The tax office's numbers have nine digits. */
const FIRST_ISSUE_NUMBER = 730_000_000;
const ISSUE_DIGITS = 6;
/** A number that the double's tax office does not know. */
const UNKNOWN_NUMBER = '01000000000';

interface ReceiptBookSettings {
  now: () => Date;
  receiptUrl: (receiptKey: string) => string;
  newNumber: () => string;
  /** True if purchases under a name are tax-free; undefined without any. */
  isTaxFree: (orderName: string) => boolean | undefined;
}

export class TossReceiptBook {
  /** Rejection of every order until reset to null. */
  refusal: string | null = null;
  readonly #booked: Booked[] = [];
  readonly #settings: ReceiptBookSettings;

  constructor(settings: ReceiptBookSettings) {
    this.#settings = settings;
  }

  /** Adds stored records, oldest first. */
  adopt = (records: readonly Booked[]) => void this.#booked.push(...records);

  /** All records with hidden data, oldest first. */
  entries = (): readonly Booked[] => this.#booked;

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
    const isTaxFree = this.#settings.isTaxFree(orderName) ?? taxFreeAmount > 0;
    if (taxFreeAmount !== (isTaxFree ? amount : 0)) throw new Refused(400, 'NOT_MATCHES_TAX_FREE_AMOUNT');
    if (this.refusal !== null) throw new Refused(400, this.refusal);
    if (type === '지출증빙' && customerIdentityNumber.length !== 10) throw new Refused(400, 'INVALID_REQUEST');
    if (customerIdentityNumber === UNKNOWN_NUMBER) throw new Refused(400, 'INVALID_IDENTITY_NUMBER');
    const masked = customerIdentityNumber.slice(-SHOWN_DIGITS).padStart(customerIdentityNumber.length, '*');
    return this.#book({ orderId, orderName, type, customerIdentityNumber: masked, amount, taxFreeAmount }, null);
  }

  cancel(receiptKey: string, body: unknown): BookedReceipt {
    const { amount: asked } = readCashReceiptCancel(body);
    if (this.refusal !== null) throw new Refused(400, this.refusal);
    const found = this.find(receiptKey);
    if (!found) throw new Refused(404, 'NOT_FOUND_CASH_RECEIPT');
    const left = this.left(receiptKey);
    if (left === 0) throw new Refused(400, 'ALREADY_CANCELED_CASH_RECEIPT');
    const amount = asked ?? left;
    if (amount > left) throw new Refused(400, 'NOT_CANCELABLE_AMOUNT');
    const taxFreeAmount = Math.min(amount, found.taxFreeAmount);
    return this.#book({ ...found, amount, taxFreeAmount }, receiptKey);
  }

  /** Finds an issued receipt. */
  find = (receiptKey: string): BookedReceipt | undefined =>
    this.#booked.find(({ line, ofKey }) => line.receiptKey === receiptKey && ofKey === null)?.line;

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
    const number = this.#settings.newNumber();
    const receiptKey = `rk_${number}`;
    const line: BookedReceipt = {
      ...order,
      receiptKey,
      issueNumber: String(FIRST_ISSUE_NUMBER + Number.parseInt(number.slice(-ISSUE_DIGITS), 16)),
      receiptUrl: this.#settings.receiptUrl(receiptKey),
      businessNumber: '1048200007',
      transactionType: ofKey === null ? 'CONFIRM' : 'CANCEL',
      issueStatus: 'IN_PROGRESS',
      failure: null,
      requestedAt: seoulText(this.#settings.now()),
    };
    this.#booked.push({ line, ofKey });
    return line;
  }
}
