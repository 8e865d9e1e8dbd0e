import * as v from 'valibot';

/** The exact requests that the gateway accepts, and its rejection. */

export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const orderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,64}$/));
const won = v.pipe(v.number(), v.integer(), v.minValue(1));
const absoluteUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));

/** This shop sells both taxed and tax-free items (복합 과세): an order without the tax-free amount is rejected. */
const taxFreeAmount = v.pipe(v.number(), v.integer(), v.minValue(0));
const common = {
  amount: won,
  taxFreeAmount,
  orderId,
  orderName: text(100),
  successUrl: absoluteUrl,
  failUrl: absoluteUrl,
};
const order = v.union([
  v.strictObject({ ...common, method: v.picklist(['카드', '휴대폰']), dueDate: v.optional(v.never()) }),
  v.strictObject({
    ...common,
    method: v.literal('가상계좌'),
    dueDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)),
  }),
]);
const confirmation = v.strictObject({ paymentKey: text(200), orderId, amount: won });
const cancellation = v.strictObject({
  cancelReason: text(200),
  cancelAmount: v.optional(won),
  taxFreeAmount: v.optional(taxFreeAmount),
  /** Refundable amount as known to the shop; if it differs, the request does nothing. */
  refundableAmount: v.optional(won),
  refundReceiveAccount: v.optional(
    v.strictObject({
      bank: v.pipe(v.string(), v.regex(/^(\d{2}|S[0-9A-Z])$/)),
      accountNumber: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
      holderName: text(60),
    }),
  ),
});

const cashReceipt = v.strictObject({
  amount: won,
  orderId,
  orderName: text(100),
  customerIdentityNumber: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  type: v.picklist(['소득공제', '지출증빙']),
  taxFreeAmount,
});
/** Cancels all of it without an amount. */
const cashReceiptCancel = v.strictObject({ amount: v.optional(won) });

export type Cancellation = v.InferOutput<typeof cancellation>;

function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new Refused(400, 'INVALID_REQUEST');
}

export const readOrder = (body: unknown) => read(order, body);
export const readConfirmation = (body: unknown) => read(confirmation, body);
export const readCancellation = (body: unknown) => read(cancellation, body);
export const readCashReceiptOrder = (body: unknown) => read(cashReceipt, body);
export const readCashReceiptCancel = (body: unknown) => read(cashReceiptCancel, body);
