import { randomBytes } from 'node:crypto';
import { SIGNATURE_HEADER } from '../protocol/callback.ts';
import type {
  GatewayPayment,
  GatewayPayout,
  GatewaySettlement,
  GatewayWebhook,
  PaymentGateway,
} from '../protocol/gateway.ts';
import { listPayouts, listSettlements } from './books.ts';
import { SandboxCashReceipts } from './cashReceipts.ts';
import { closePayment } from './closing.ts';
import { readCallbackBody } from './messages.ts';
import { giveBack } from './refunds.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { findSandboxPayment, registerOrder, toNotification } from './sandboxPayments.ts';
import { isSignedBody } from './signature.ts';

export const SANDBOX_PATH = '/api/payment/sandbox/pay';
/** The number has 128 random bits, so that the URL cannot be guessed. */
export const checkoutUrlOf = (gatewayNo: string) => `${SANDBOX_PATH}?payment=${gatewayNo}`;

/**
 * A payment gateway for demonstrations and tests with its own tables, as strict as the strictest real one: the merchant
 * registers an order, the browser pays on the gateway's page, and the gateway reports the outcome by signed webhooks.
 * Its protocol is not extended: the real gateway's test double (`../toss/testing`) can replace it once it has
 * persistent books, a page for the payer, and webhook retries.
 */
export class SandboxGateway implements PaymentGateway {
  readonly showsAccountAgain = true;
  readonly parts: SandboxParts;
  readonly cashReceipts: SandboxCashReceipts;
  /** The latest background delivery of webhooks, for tests to await. */
  delivery: Promise<unknown> = Promise.resolve();

  constructor(parts: SandboxParts) {
    this.parts = parts;
    this.cashReceipts = new SandboxCashReceipts(parts);
  }

  async open(request: Parameters<PaymentGateway['open']>[0]): Promise<{ gatewayNo: string; checkoutUrl: string }> {
    const gatewayNo = `SB${randomBytes(16).toString('hex')}`;
    await registerOrder(this.parts.db, gatewayNo, request);
    return { gatewayNo, checkoutUrl: checkoutUrlOf(gatewayNo) };
  }

  readWebhook({ body, headers }: Parameters<PaymentGateway['readWebhook']>[0]): GatewayWebhook | null {
    const { secret, now } = this.parts;
    const isSigned = isSignedBody(secret, body, String(headers[SIGNATURE_HEADER] ?? ''), now());
    const payment = isSigned ? readCallbackBody(body) : null;
    return payment && { paymentNo: payment.paymentNo, isSigned, read: () => Promise.resolve(payment) };
  }

  /** Its page returns the browser directly to the portal's page. */
  readReturn(): null {
    return null;
  }

  confirm({ gatewayNo }: Parameters<PaymentGateway['confirm']>[0]): Promise<GatewayPayment | null> {
    return this.inquire(gatewayNo);
  }

  async inquire(gatewayNo: string): Promise<GatewayPayment | null> {
    const row = await findSandboxPayment(this.parts.db, gatewayNo);
    return row ? toNotification(this.parts.db, row, this.parts.now()) : null;
  }

  close(gatewayNo: string): Promise<GatewayPayment | null> {
    return closePayment(this.parts, gatewayNo);
  }

  refund(request: Parameters<PaymentGateway['refund']>[0]): Promise<'DONE' | 'REFUSED'> {
    return giveBack(this.parts, request);
  }

  settlements(from: Date, until: Date): Promise<GatewaySettlement[]> {
    return listSettlements(this.parts.db, from, until);
  }

  payouts(firstDay: string, lastDay: string): Promise<GatewayPayout[]> {
    return listPayouts(this.parts.db, firstDay, lastDay);
  }
}
