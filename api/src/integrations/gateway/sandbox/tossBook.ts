import { association } from '@portal/shared/association';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { USUAL, type BookedEntry, type BookedPayment, type Hidden } from './bookedPayment.ts';
import { checkCancellation, taxFreePart } from './cancelRules.ts';
import { readCancellation, readConfirmation, readOrder, Refused } from './tossRequests.ts';
import { listTransactions } from './transactionList.ts';

/** Time for the shop to confirm an approval. */
const CONFIRM_WITHIN_MS = 10 * MINUTE_MS;
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;
export const seoulText = (at: Date): string =>
  `${new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;

export const LASTING_FAULT = 'a fault that lasts';
export const CANCEL_LATER = 'cancel in progress';
export const rejectedBy = (code: string) => `rejected ${code}`;
export const refundIs = (status: string) => `refund of a deposit ${status}`;

const sumOf = (cancels: readonly { taxFreeAmount: number }[]) =>
  cancels.reduce((sum, { taxFreeAmount }) => sum + taxFreeAmount, 0);

const VAT_SHARE = 11;
const timeOf = ({ transactionAt }: Record<string, unknown>) => String(transactionAt);

const ACCOUNT_DIGITS = 10;
/** Number of a virtual account, from the digits of a new key. */
const accountOf = (number: string) =>
  `6505${String(Number.parseInt(number.slice(-ACCOUNT_DIGITS), 16) % 10 ** ACCOUNT_DIGITS).padStart(ACCOUNT_DIGITS, '0')}`;

/** The tax of a balance, rounded as in the gateway's reference. */
function taxOf(balance: number, taxFreeAmount: number) {
  const vat = Math.round((balance - taxFreeAmount) / VAT_SHARE);
  return { taxFreeAmount, vat, suppliedAmount: balance - taxFreeAmount - vat };
}

interface BookSettings {
  now: () => Date;
  checkoutUrl: (paymentKey: string) => string;
  newNumber: () => string;
}

/** The gateway's books and rules as documented. */
export class TossBook {
  readonly #payments = new Map<string, Hidden>();
  readonly transactions: Record<string, unknown>[] = [];
  /** Rejection of the next confirmation by the payer's bank; null if it agrees. */
  rejection: string | null = null;
  /** State of the next deposit refund at the bank. */
  refundStatus: 'PENDING' | 'FAILED' | 'COMPLETED' = 'COMPLETED';
  /** DONE to execute the next cancellation at once. */
  cancelStatus: 'DONE' | 'IN_PROGRESS' = 'DONE';
  /** Error of every cancellation until reset to null. */
  lastingFault: string | null = null;
  /** A contract for taxed sales only: no order is tax-free, even if it claims so. */
  isTaxedOnly = false;
  /** Called for each deviation that has taken effect. */
  onFault: (name: string) => void = () => undefined;
  /** Receives each webhook that the gateway would send. */
  onWebhook: (body: object) => void = () => undefined;
  readonly #now: () => Date;
  readonly #checkoutUrl: (paymentKey: string) => string;
  readonly #newNumber: () => string;

  constructor({ now, checkoutUrl, newNumber }: BookSettings) {
    this.#now = now;
    this.#checkoutUrl = checkoutUrl;
    this.#newNumber = newNumber;
  }

  /** Adds stored payments, and does what has become due since. */
  adopt(entries: readonly BookedEntry[]) {
    for (const { hidden } of entries) this.#payments.set(hidden.payment.paymentKey, hidden);
    const lines = entries.flatMap(({ transactions }) => transactions);
    this.transactions.push(...lines.sort((one, other) => timeOf(one).localeCompare(timeOf(other))));
    this.entries();
  }

  /** Returns all payments with their transactions, to be stored. */
  stored = (): BookedEntry[] =>
    this.entries().map((hidden) => ({
      hidden,
      transactions: this.transactions.filter(({ paymentKey }) => paymentKey === hidden.payment.paymentKey),
    }));

  open(body: unknown): BookedPayment {
    const order = readOrder(body);
    if ([...this.#payments.values()].some(({ payment }) => payment.orderId === order.orderId))
      throw new Refused(400, 'DUPLICATED_ORDER_ID');
    if (order.taxFreeAmount > order.amount) throw new Refused(400, 'INVALID_REQUEST');
    const paymentKey = `tviva${this.seoul().slice(0, 10).replaceAll('-', '')}${this.#newNumber()}`;
    const payment: BookedPayment = {
      paymentKey,
      orderId: order.orderId,
      orderName: order.orderName,
      method: order.method,
      status: 'READY',
      currency: 'KRW',
      totalAmount: order.amount,
      balanceAmount: order.amount,
      ...taxOf(order.amount, this.isTaxedOnly ? 0 : order.taxFreeAmount),
      requestedAt: this.seoul(),
      approvedAt: null,
      virtualAccount: null,
      easyPay: null,
      cancels: null,
      secret: `ps_${paymentKey}`,
      checkout: { url: this.#checkoutUrl(paymentKey) },
      failure: null,
    };
    const { successUrl, failUrl, dueDate = '' } = order;
    this.#payments.set(paymentKey, {
      payment,
      bankStates: [],
      isTakenBack: false,
      successUrl,
      failUrl,
      dueDate,
      authenticatedAt: null,
      fate: USUAL,
      executedAt: null,
    });
    return payment;
  }

  hidden(paymentKey: string): Hidden {
    const found = this.#payments.get(paymentKey);
    if (!found) throw new Refused(404, 'NOT_FOUND_PAYMENT');
    const isLate = found.authenticatedAt !== null && this.#now().getTime() - found.authenticatedAt > CONFIRM_WITHIN_MS;
    const { payment, executedAt } = found;
    if (payment.status === 'IN_PROGRESS' && executedAt !== null && executedAt <= this.#now().getTime())
      this.#receive(found, new Date(executedAt));
    else if (payment.status === 'IN_PROGRESS' && isLate) payment.status = 'EXPIRED';
    const { virtualAccount } = payment;
    if (payment.status === 'WAITING_FOR_DEPOSIT' && virtualAccount && new Date(virtualAccount.dueDate) < this.#now())
      virtualAccount.expired = true;
    return found;
  }

  find = (paymentKey: string): BookedPayment => this.hidden(paymentKey).payment;

  /** Like `find`, but returns null for a forgotten page. */
  findKnown = (paymentKey: string): BookedPayment | null =>
    this.#payments.has(paymentKey) ? this.find(paymentKey) : null;

  /** The payer approves on the page; returns the browser's target. */
  approve(paymentKey: string): string {
    const found = this.hidden(paymentKey);
    if (found.payment.status !== 'READY') throw new Refused(400, 'ALREADY_PROCESSED_PAYMENT');
    found.payment.status = 'IN_PROGRESS';
    found.authenticatedAt = this.#now().getTime();
    return this.returnUrl(paymentKey);
  }

  /** The payer chooses another service on the card page, whose own money pays the order. */
  chooseEasyPay(paymentKey: string, provider: string) {
    const { payment } = this.hidden(paymentKey);
    payment.method = '간편결제';
    payment.easyPay = { provider, amount: payment.totalAmount, discountAmount: 0 };
  }

  /** Returns the browser's target after an approval. */
  returnUrl(paymentKey: string): string {
    const { payment, successUrl } = this.hidden(paymentKey);
    const { orderId, totalAmount } = payment;
    return `${successUrl}?${new URLSearchParams({ paymentType: 'NORMAL', paymentKey, orderId, amount: String(totalAmount) })}`;
  }

  /** The payer closes the page: the URL then has no order. */
  giveUp(paymentKey: string): string {
    const { failUrl } = this.hidden(paymentKey);
    return `${failUrl}?${new URLSearchParams({ code: 'PAY_PROCESS_CANCELED', message: '사용자에 의해 결제가 취소되었습니다.' })}`;
  }

  confirm(body: unknown): BookedPayment {
    const { paymentKey, orderId, amount } = readConfirmation(body);
    const found = this.hidden(paymentKey);
    const { payment, dueDate, fate } = found;
    if (payment.status === 'EXPIRED' || payment.status === 'READY') throw new Refused(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (payment.status !== 'IN_PROGRESS') throw new Refused(400, 'ALREADY_PROCESSED_PAYMENT');
    if (payment.orderId !== orderId || payment.totalAmount !== amount) throw new Refused(403, 'FORBIDDEN_REQUEST');
    const code = fate.rejection ?? this.rejection;
    if (code !== null) {
      payment.status = 'ABORTED';
      this.rejection = null;
      this.onFault(rejectedBy(code));
      payment.failure = { code, message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' };
      this.#notify(found);
      throw new Refused(403, code);
    }
    if (fate.delayMs > 0) {
      found.executedAt ??= this.#now().getTime() + fate.delayMs;
      throw new Refused(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING');
    }
    if (payment.method !== '가상계좌') return this.#receive(found);
    payment.status = 'WAITING_FOR_DEPOSIT';
    payment.virtualAccount = {
      accountNumber: accountOf(this.#newNumber()),
      bankCode: '20',
      customerName: `${association.name}(모의)`,
      dueDate: `${dueDate}+09:00`,
      expired: false,
      refundStatus: 'NONE',
    };
    this.#record(payment, payment.totalAmount);
    this.#notify(found);
    return payment;
  }

  /**
   * A deposit arrives on a virtual account, even after its deadline if a bank allows it. The documents do not specify a
   * different amount: the worst case for a shop is that it counts.
   */
  deposit(paymentKey: string, amount?: number): BookedPayment {
    const found = this.hidden(paymentKey);
    if (found.payment.status !== 'WAITING_FOR_DEPOSIT') throw new Refused(400, 'INVALID_REQUEST');
    found.isTakenBack = false;
    return this.#receive(found, this.#now(), amount);
  }

  /** The bank revokes a deposit reported by mistake. */
  takeBack(paymentKey: string) {
    const hidden = this.hidden(paymentKey);
    const { payment } = hidden;
    hidden.isTakenBack = true;
    payment.status = 'WAITING_FOR_DEPOSIT';
    payment.approvedAt = null;
    this.#notify(hidden);
  }

  #receive(found: Hidden, at = this.#now(), amount?: number): BookedPayment {
    const { payment, fate } = found;
    payment.totalAmount = amount ?? Math.max(payment.totalAmount - fate.lessWon, 1);
    payment.balanceAmount = payment.totalAmount;
    Object.assign(payment, taxOf(payment.totalAmount, Math.min(payment.taxFreeAmount, payment.totalAmount)));
    payment.status = 'DONE';
    payment.approvedAt = seoulText(at);
    this.#record(payment, payment.totalAmount, at);
    this.#notify(found);
    return payment;
  }

  cancel(paymentKey: string, body: unknown): BookedPayment {
    const cancellation = readCancellation(body);
    const hidden = this.hidden(paymentKey);
    const { payment } = hidden;
    if (this.lastingFault !== null) {
      this.onFault(LASTING_FAULT);
      throw new Refused(500, this.lastingFault);
    }
    const { cancelReason, cancelAmount: amount = payment.balanceAmount } = cancellation;
    checkCancellation(payment, amount, cancellation, this.seoul());
    const taxFreeAmount = this.isTaxedOnly ? 0 : taxFreePart(payment, amount, cancellation);
    const hadMoney = payment.approvedAt !== null;
    payment.balanceAmount -= amount;
    Object.assign(payment, taxOf(payment.balanceAmount, payment.taxFreeAmount - taxFreeAmount));
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    const transactionKey = this.#record(payment, amount);
    const { cancelStatus } = this;
    if (cancelStatus === 'IN_PROGRESS') this.onFault(CANCEL_LATER);
    const canceledAt = this.seoul();
    const cancel = { cancelAmount: amount, taxFreeAmount, cancelReason, canceledAt, transactionKey, cancelStatus };
    payment.cancels = [...(payment.cancels ?? []), cancel];
    hidden.bankStates.push('COMPLETED');
    if (payment.virtualAccount && hadMoney) {
      if (this.refundStatus !== 'COMPLETED') this.onFault(refundIs(this.refundStatus));
      this.#say(hidden, this.refundStatus);
    }
    this.#notify(hidden);
    return payment;
  }

  /** Completes the newest delayed cancellation; an aborted one moves no money. */
  cancelEnds(paymentKey: string, cancelStatus: 'DONE' | 'ABORTED') {
    const hidden = this.hidden(paymentKey);
    const { payment } = hidden;
    const cancel = payment.cancels?.at(-1);
    if (cancel?.cancelStatus !== 'IN_PROGRESS') return;
    cancel.cancelStatus = cancelStatus;
    this.onWebhook({ eventType: 'CANCEL_STATUS_CHANGED', createdAt: this.seoul(), data: cancel });
    if (cancelStatus === 'DONE') return;
    payment.balanceAmount += cancel.cancelAmount;
    Object.assign(payment, taxOf(payment.balanceAmount, payment.taxFreeAmount + cancel.taxFreeAmount));
    payment.status = payment.balanceAmount === payment.totalAmount ? 'DONE' : 'PARTIAL_CANCELED';
    this.#notify(hidden);
  }

  /** True if purchases under a name are tax-free; undefined without any. */
  isTaxFree(orderName: string): boolean | undefined {
    const sold = [...this.#payments.values()].findLast(({ payment }) => payment.orderName === orderName);
    return sold && sold.payment.taxFreeAmount + sumOf(sold.payment.cancels ?? []) > 0;
  }

  list = (query: URLSearchParams): unknown => listTransactions(this.transactions, query);

  /** The page was unused for half an hour. */
  forget = (paymentKey: string): boolean => this.#payments.delete(paymentKey);

  /** The bank executes or rejects the newest refund. */
  bankSays(paymentKey: string, refundStatus: 'FAILED' | 'COMPLETED') {
    const hidden = this.hidden(paymentKey);
    if (!hidden.payment.virtualAccount) return;
    this.#say(hidden, refundStatus);
    this.#notify(hidden);
  }

  /** The payment has a single state for all of its cancellations: that of the newest. */
  #say({ payment, bankStates }: Hidden, state: 'PENDING' | 'FAILED' | 'COMPLETED') {
    bankStates[bankStates.length - 1] = state;
    const isPart = payment.cancels?.at(-1)?.cancelAmount !== payment.totalAmount;
    if (payment.virtualAccount)
      payment.virtualAccount.refundStatus = state === 'FAILED' && isPart ? 'PARTIAL_FAILED' : state;
  }

  /** All payments with their hidden data, oldest first. */
  entries = (): Hidden[] => [...this.#payments.keys()].map((key) => this.hidden(key));

  /** True if the next request is handled normally. */
  get isUsual(): boolean {
    const isUsual = this.refundStatus === 'COMPLETED' && this.cancelStatus === 'DONE';
    return isUsual && this.rejection === null && this.lastingFault === null;
  }

  reset() {
    this.rejection = null;
    this.refundStatus = 'COMPLETED';
    this.cancelStatus = 'DONE';
    this.lastingFault = null;
    this.isTaxedOnly = false;
  }

  /** Removes all payments. */
  clear() {
    this.#payments.clear();
    this.transactions.length = 0;
  }

  #notify({ payment: { paymentKey, orderId, status, method, secret }, fate }: Hidden) {
    const createdAt = this.seoul();
    for (let count = 0; count < fate.webhooks; count += 1) {
      this.onWebhook({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: { paymentKey, orderId, status } });
      if (method === '가상계좌') this.onWebhook({ createdAt, secret, status, transactionKey: 't', orderId });
    }
  }

  #record({ paymentKey, orderId, method, status }: BookedPayment, amount: number, at = this.#now()): string {
    const transactionKey = `txrd_${this.#newNumber()}`;
    const line = { transactionKey, paymentKey, orderId, method, status, amount, currency: 'KRW' };
    this.transactions.push({ ...line, transactionAt: seoulText(at) });
    return transactionKey;
  }

  /** Seoul time in the gateway's format. */
  seoul = (): string => seoulText(this.#now());
}
