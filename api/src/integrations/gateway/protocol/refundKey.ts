/** Key of a refund order, which contains the refund and its attempt. */
export const refundKeyOf = ({ refundNo, attempt }: { refundNo: number; attempt: number }): string =>
  `refund-${refundNo}-${attempt}`;

/** Parses one of our keys; null for any other. */
export function readRefundKey(key: string): { refundNo: number; attempt: number } | null {
  const [, refundNo, attempt] = /^refund-(\d{1,15})-(\d{1,9})$/.exec(key) ?? [];
  return refundNo === undefined ? null : { refundNo: Number(refundNo), attempt: Number(attempt) };
}
