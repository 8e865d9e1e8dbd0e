import * as v from 'valibot';
import type { SendRequest } from '../../http/askService.ts';
import type {
  GatewayPayment,
  GatewayPayout,
  GatewayReturn,
  GatewaySettlement,
  GatewayWebhook,
  PaymentGateway,
} from '../protocol/gateway.ts';
import { TossCashReceipts } from './cashReceipts.ts';
import { APPROVED, ENDED, openCheckout } from './checkout.ts';
import { closePayment, confirmPayment } from './confirming.ts';
import { toGatewayPayment } from './gatewayPayment.ts';
import { readOrderNumber } from './orderNumber.ts';
import { findTossPayment } from './paymentRequests.ts';
import { listPayouts } from './payouts.ts';
import { giveBack } from './refunding.ts';
import { TossClient } from './tossClient.ts';
import { listSettlements } from './transactions.ts';
import { readWebhook } from './webhooks.ts';

interface TossSettings {
  /** `live_sk_…` or `test_sk_…`; identifies the shop. */
  secret: string;
  /** Origin of the API, without a path. */
  url: string;
  /** The portal's origin as seen by browsers. */
  origin: string;
  /** Timeout of a response; ten seconds by default. */
  timeoutMs?: number;
  /** Over the network by default. */
  send?: SendRequest;
}

/** Parameters that the gateway adds to the URL of an approval; the order's number is read from the path. */
const approval = v.object({
  paymentKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  orderId: v.pipe(v.string(), v.maxLength(64)),
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
const ending = v.object({ code: v.optional(v.string(), '') });
/** The payer closed the page. https://docs.tosspayments.com/reference/error-codes */
const GAVE_UP: readonly string[] = ['PAY_PROCESS_CANCELED', 'USER_CANCEL'];

/**
 * Toss Payments over its core API, version 2022-11-16. Payers choose and approve on the gateway's page; only our
 * confirmation takes their money.
 */
export class TossGateway implements PaymentGateway {
  readonly cashReceipts: TossCashReceipts;
  readonly #client: TossClient;
  readonly #settings: TossSettings;

  constructor(settings: TossSettings) {
    this.#settings = settings;
    const { url, ...others } = settings;
    this.#client = new TossClient({ ...others, origin: url });
    this.cashReceipts = new TossCashReceipts(this.#client);
  }

  open(request: Parameters<PaymentGateway['open']>[0]): Promise<{ gatewayNo: string; checkoutUrl: string }> {
    return openCheckout(this.#client, this.#settings, request);
  }

  readWebhook(body: string): GatewayWebhook | null {
    return readWebhook(this.#client, this.#settings.secret, body);
  }

  readReturn({ orderNo, outcome, query }: Parameters<PaymentGateway['readReturn']>[0]): GatewayReturn | null {
    const paymentNo = readOrderNumber(this.#settings.secret, orderNo);
    if (paymentNo === null) return null;
    if (outcome === ENDED) {
      const parsed = v.safeParse(ending, query);
      const gaveUp = parsed.success && GAVE_UP.includes(parsed.output.code);
      const reason = gaveUp ? '결제창에서 결제를 취소했습니다.' : '결제창에서 결제가 이루어지지 않았습니다.';
      return { paymentNo, approved: null, reason };
    }
    const parsed = v.safeParse(approval, query);
    if (outcome !== APPROVED || !parsed.success || parsed.output.orderId !== orderNo) return null;
    const { paymentKey: gatewayNo, amount } = parsed.output;
    return { paymentNo, approved: { gatewayNo, amount }, reason: '' };
  }

  confirm(order: Parameters<PaymentGateway['confirm']>[0]): Promise<GatewayPayment | null> {
    return confirmPayment(this.#client, order);
  }

  async inquire(gatewayNo: string): Promise<GatewayPayment | null> {
    const payment = await findTossPayment(this.#client, gatewayNo);
    return payment && toGatewayPayment(payment);
  }

  close(gatewayNo: string): Promise<GatewayPayment | null> {
    return closePayment(this.#client, gatewayNo);
  }

  refund(request: Parameters<PaymentGateway['refund']>[0]): ReturnType<PaymentGateway['refund']> {
    return giveBack(this.#client, request);
  }

  settlements(from: Date, until: Date): Promise<GatewaySettlement[]> {
    return listSettlements(this.#client, from, until);
  }

  payouts(firstDay: string, lastDay: string): Promise<GatewayPayout[]> {
    return listPayouts(this.#client, firstDay, lastDay);
  }
}
