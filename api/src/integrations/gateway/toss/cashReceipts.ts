import { ServiceRefusal } from '../../http/askService.ts';
import type {
  CashReceiptGateway,
  CashReceiptOrder,
  CashReceiptOutcome,
  GatewayCashReceipt,
} from '../protocol/cashReceipts.ts';
import { listCashReceipts, readCashReceipt } from './cashReceiptList.ts';
import { findTossPayment } from './paymentRequests.ts';
import { isAnswered, isRefused } from './refusals.ts';
import type { TossClient } from './tossClient.ts';

const TYPES = { INCOME: '소득공제', EXPENSE: '지출증빙' } as const;
const MAX_NAME_CHARACTERS = 100;
const PATH = '/v1/cash-receipts';

type Issue = Parameters<CashReceiptGateway['issue']>[0];
type Cancel = Parameters<CashReceiptGateway['cancel']>[0];

/**
 * Cash receipts over the core API: https://docs.tosspayments.com/reference#현금영수증. The API does not deduplicate by order
 * number: ordered twice, two are issued. So earlier orders are searched first, and an unanswered order is repeated only
 * with its own key.
 */
export class TossCashReceipts implements CashReceiptGateway {
  readonly #client: TossClient;

  constructor(client: TossClient) {
    this.#client = client;
  }

  async issue(order: Issue): Promise<CashReceiptOutcome> {
    const { gatewayNo, orderNo, amount, taxFreeAmount, type, number, title, key } = order;
    if (gatewayNo !== null) {
      const payment = await findTossPayment(this.#client, gatewayNo).catch(() => 'unanswered' as const);
      if (payment === 'unanswered') return { state: 'UNANSWERED', code: '' };
      if (payment?.cashReceipt) return { state: 'TAKEN', code: '' };
    }
    const body = {
      amount,
      taxFreeAmount,
      orderId: orderNo,
      orderName: [...title].slice(0, MAX_NAME_CHARACTERS).join(''),
      customerIdentityNumber: number,
      type: TYPES[type],
    };
    return this.#order(order, { path: PATH, body, key }, ({ kind }) => kind === 'ISSUED');
  }

  cancel(order: Cancel): Promise<CashReceiptOutcome> {
    const path = `${PATH}/${encodeURIComponent(order.receiptKey)}/cancel`;
    const isOurs = ({ kind, receiptKey }: GatewayCashReceipt) =>
      kind === 'CANCELLED' && !order.known.includes(receiptKey);
    return this.#order(order, { path, body: { amount: order.amount }, key: order.key }, isOurs);
  }

  find(order: Parameters<CashReceiptGateway['find']>[0]): Promise<GatewayCashReceipt[]> {
    return listCashReceipts(this.#client, order);
  }

  async #order(
    { orderNo, since, now }: CashReceiptOrder,
    { path, body, key }: { path: string; body: object; key: string },
    isOurs: (line: GatewayCashReceipt) => boolean,
  ): Promise<CashReceiptOutcome> {
    const look = async (from: Date): Promise<GatewayCashReceipt | undefined | 'unanswered'> => {
      const lines = await this.find({ orderNo, since: from, now }).catch(() => 'unanswered' as const);
      return lines === 'unanswered' ? lines : lines.find((line) => line.state !== 'FAILED' && isOurs(line));
    };
    const before = since && (await look(since));
    if (before === 'unanswered') return { state: 'UNANSWERED', code: '' };
    if (before) return { state: 'DONE', receipt: before };
    try {
      const line = readCashReceipt(await this.#client.ask(path, { body, idempotencyKey: key, isBooking: true }));
      if (line.orderNo !== orderNo || !isOurs(line)) return { state: 'UNANSWERED', code: '' };
      return line.state === 'FAILED' ? { state: 'REFUSED', code: line.code } : { state: 'DONE', receipt: line };
    } catch (error) {
      const code = error instanceof ServiceRefusal ? error.code : '';
      if (isRefused(error)) return { state: 'REFUSED', code };
      const after = await look(since ?? now);
      if (after === 'unanswered') return { state: 'UNANSWERED', code };
      if (after) return { state: 'DONE', receipt: after };
      return { state: isAnswered(error) ? 'NOT_DONE' : 'UNANSWERED', code };
    }
  }
}
