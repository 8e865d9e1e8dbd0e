import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { GatewayPayment, PaymentGateway } from '../gateway.ts';
import { order, readCallbackBody, type Order } from './messages.ts';
import { findSandboxPayment, toNotification } from './sandboxPayments.ts';
import { isSignedBody, readOrder, signOrder } from './signature.ts';

export const SANDBOX_PATH = '/api/payment/sandbox/pay';

/** Sends a signed callback to the merchant; false when it was not accepted. */
export type SendCallback = (body: string, signature: string) => Promise<boolean>;

export interface SandboxParts {
  db: Queries;
  /** Shared between the sandbox and the portal, as with a real gateway. */
  secret: string;
  now(): Date;
  send: SendCallback;
}

/**
 * A payment gateway for demonstrations and tests, with tables of its own. As with many real ones, the merchant signs an
 * order, the browser carries it to the gateway's page, and the gateway reports the outcome by signed callbacks; until
 * the page is opened, the gateway knows no payment.
 */
export class SandboxGateway implements PaymentGateway {
  readonly parts: SandboxParts;
  /** The newest delivery of callbacks that a button started: tests wait for it. */
  delivery: Promise<unknown> = Promise.resolve();

  constructor(parts: SandboxParts) {
    this.parts = parts;
  }

  open(request: Parameters<PaymentGateway['open']>[0]): Promise<{ gatewayNo: string; checkoutUrl: string }> {
    const gatewayNo = `SB${randomBytes(16).toString('hex')}`;
    const signed = signOrder(this.parts.secret, { ...request, gatewayNo });
    return Promise.resolve({ gatewayNo, checkoutUrl: `${SANDBOX_PATH}?order=${signed}` });
  }

  /** The order a browser carries; null when it was not signed by the merchant. */
  readOrder(signed: string): Order | null {
    const parsed = v.safeParse(order, readOrder(this.parts.secret, signed));
    return parsed.success ? parsed.output : null;
  }

  readCallback(rawBody: string, signature: string): GatewayPayment | null {
    return isSignedBody(this.parts.secret, rawBody, signature, this.parts.now()) ? readCallbackBody(rawBody) : null;
  }

  async inquire(gatewayNo: string): Promise<GatewayPayment | null> {
    const row = await findSandboxPayment(this.parts.db, gatewayNo);
    return row ? toNotification(row, this.parts.now()) : null;
  }

  refund({ gatewayNo, amount, key }: Parameters<PaymentGateway['refund']>[0]): Promise<'DONE' | 'FAILED'> {
    return inTransaction(this.parts.db, async (db) => {
      const row = await db
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('gateway_no', '=', gatewayNo)
        .forUpdate()
        .executeTakeFirst();
      if (!row || (row.state !== 'PAID' && row.state !== 'REFUNDED')) return 'FAILED';
      const repeated = await db
        .selectFrom('sandbox_refund')
        .select('amount')
        .where('refund_key', '=', key)
        .executeTakeFirst();
      if (repeated) return repeated.amount === amount ? 'DONE' : 'FAILED';
      const refunded = row.refunded + amount;
      if (refunded > row.notified_amount || (row.method === 'phone' && amount < row.notified_amount)) return 'FAILED';
      await db.insertInto('sandbox_refund').values({ refund_key: key, gateway_no: gatewayNo, amount }).execute();
      const state = refunded === row.notified_amount ? 'REFUNDED' : row.state;
      await db.updateTable('sandbox_payment').set({ refunded, state }).where('gateway_no', '=', gatewayNo).execute();
      return 'DONE';
    });
  }
}
