interface Refund {
  status: string;
  bank: string;
  account: string;
  accountName: string;
  /** Undefined with an older API. */
  toAccount?: boolean | undefined;
}

/** Destination of a refund in words; empty if it is unknown, and for a refused one. */
export function destinationOf(
  { status, bank, account, accountName, toAccount }: Refund,
  payment: { payMethodName: string } | null,
): string {
  if (status === 'REJECTED') return '';
  const named = account && `${bank} ${account} (${accountName})`;
  if (toAccount !== false || !payment) return named;
  const way = `결제하신 수단(${payment.payMethodName})`;
  return named ? `${way}, 돌려드리지 못하면 ${named}` : way;
}
