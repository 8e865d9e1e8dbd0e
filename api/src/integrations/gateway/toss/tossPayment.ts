import * as v from 'valibot';

/** The gateway's Payment object, version 2022-11-16: the fields that we read. */

/** Most times have +09:00; those without an offset are Seoul time too. */
export const tossTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/),
  v.transform((text) => new Date(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+09:00`)),
  v.check((at) => !Number.isNaN(at.getTime())),
);
const tossWon = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** URL of a page for browsers; the sandbox's are paths of the portal. */
const pageUrl = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/));

const payment = v.pipe(
  v.object({
    paymentKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    orderId: v.pipe(v.string(), v.maxLength(64)),
    status: v.picklist([
      'READY',
      'IN_PROGRESS',
      'WAITING_FOR_DEPOSIT',
      'DONE',
      'CANCELED',
      'PARTIAL_CANCELED',
      'ABORTED',
      'EXPIRED',
    ]),
    currency: v.literal('KRW'),
    totalAmount: tossWon,
    balanceAmount: tossWon,
    /** Part of the balance, reduced by cancellations. Always 0 for a shop with a contract for taxed sales. */
    taxFreeAmount: v.nullish(tossWon, 0),
    /** Time of the payment; for a virtual account that of the deposit, not of its issue. */
    approvedAt: v.nullish(tossTime, null),
    virtualAccount: v.nullish(
      v.object({
        accountNumber: v.pipe(v.string(), v.regex(/^[\d-]{5,30}$/)),
        bankCode: v.pipe(v.string(), v.maxLength(10)),
        customerName: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
        dueDate: tossTime,
        expired: v.nullish(v.boolean(), false),
        refundStatus: v.nullish(v.string(), 'NONE'),
      }),
      null,
    ),
    /** A card order that the payer paid by such a service (간편결제), by a card in it or by its own money. */
    easyPay: v.nullish(v.object({ provider: v.nullish(v.pipe(v.string(), v.maxLength(30)), null) }), null),
    /** Oldest first. */
    cancels: v.nullish(
      v.array(
        v.object({
          cancelAmount: tossWon,
          taxFreeAmount: v.nullish(tossWon, 0),
          cancelReason: v.nullish(v.string(), ''),
          /** DONE; or, if delayed, IN_PROGRESS and then DONE or ABORTED. */
          cancelStatus: v.nullish(v.string(), 'DONE'),
        }),
      ),
      [],
    ),
    /** A receipt that the payer had issued on the gateway's page. */
    cashReceipt: v.nullish(v.object({ receiptKey: v.string() }), null),
    /** Proves a webhook about a deposit. */
    secret: v.nullish(v.string(), null),
    checkout: v.nullish(v.object({ url: pageUrl }), null),
    failure: v.nullish(v.object({ code: v.pipe(v.string(), v.maxLength(100)) }), null),
  }),
  v.check(({ status, approvedAt }) => approvedAt !== null || (status !== 'DONE' && status !== 'PARTIAL_CANCELED')),
  v.check(({ totalAmount, balanceAmount }) => balanceAmount <= totalAmount),
  v.check(({ status, virtualAccount }) => virtualAccount !== null || status !== 'WAITING_FOR_DEPOSIT'),
);
export type TossPayment = v.InferOutput<typeof payment>;

/** @throws if it is not a payment: no unvalidated data enters our books */
export function readTossPayment(answer: unknown): TossPayment {
  const parsed = v.safeParse(payment, answer);
  if (parsed.success) return parsed.output;
  throw new Error(`the gateway answered a payment that cannot be read: ${v.getDotPath(parsed.issues[0]) ?? 'whole'}`);
}
