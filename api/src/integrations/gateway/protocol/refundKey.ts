/** The key of an order to give money back, which names the refund and the attempt at it. */
export const refundKeyOf = ({ refundNo, attempt }: { refundNo: number; attempt: number }): string =>
  `refund-${refundNo}-${attempt}`;

/** Reads a key of ours; null when it is none. */
export function readRefundKey(key: string): { refundNo: number; attempt: number } | null {
  const [, refundNo, attempt] = /^refund-(\d{1,15})-(\d{1,9})$/.exec(key) ?? [];
  return refundNo === undefined ? null : { refundNo: Number(refundNo), attempt: Number(attempt) };
}
