import { randomBytes } from 'node:crypto';
import type { GatewayPayment, GatewaySettlement, PaymentGateway } from '../gateway.ts';
import { listSettlements } from './books.ts';
import { closePayment } from './closing.ts';
import { readCallbackBody } from './messages.ts';
import { giveBack } from './refunds.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { findSandboxPayment, registerOrder, toNotification } from './sandboxPayments.ts';
import { isSignedBody } from './signature.ts';

export const SANDBOX_PATH = '/api/payment/sandbox/pay';
/** The number is 128 random bits: who does not have the URL cannot guess it. */
export const checkoutUrlOf = (gatewayNo: string) => `${SANDBOX_PATH}?payment=${gatewayNo}`;

/**
 * A payment gateway for demonstrations and tests, with tables of its own, as strict as the strictest real one: the
 * merchant registers an order, the browser pays on the gateway's page, and the gateway reports the outcome by signed
 * callbacks.
 */
export class SandboxGateway implements PaymentGateway {
  readonly parts: SandboxParts;
  /** The newest delivery of callbacks that a button started: tests wait for it. */
  delivery: Promise<unknown> = Promise.resolve();

  constructor(parts: SandboxParts) {
    this.parts = parts;
  }

  async open(request: Parameters<PaymentGateway['open']>[0]): Promise<{ gatewayNo: string; checkoutUrl: string }> {
    const gatewayNo = `SB${randomBytes(16).toString('hex')}`;
    await registerOrder(this.parts.db, gatewayNo, request);
    return { gatewayNo, checkoutUrl: checkoutUrlOf(gatewayNo) };
  }

  readCallback(rawBody: string, signature: string): GatewayPayment | null {
    return isSignedBody(this.parts.secret, rawBody, signature, this.parts.now()) ? readCallbackBody(rawBody) : null;
  }

  async inquire(gatewayNo: string): Promise<GatewayPayment | null> {
    const row = await findSandboxPayment(this.parts.db, gatewayNo);
    return row ? toNotification(row, this.parts.now()) : null;
  }

  close(gatewayNo: string): Promise<GatewayPayment | null> {
    return closePayment(this.parts, gatewayNo);
  }

  refund(request: Parameters<PaymentGateway['refund']>[0]): Promise<'DONE' | 'FAILED'> {
    return giveBack(this.parts, request);
  }

  settlements(from: Date, until: Date): Promise<GatewaySettlement[]> {
    return listSettlements(this.parts.db, from, until);
  }
}
