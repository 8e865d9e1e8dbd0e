import { Callout } from '@portal/shared/ui';

interface RefundDestinationProps {
  /** Undefined with an older API. */
  toAccount: boolean | undefined;
  payment: { payMethodName: string } | null;
}

/** Destination of a refund, above the fields for an account. */
export function RefundDestination({ toAccount, payment }: RefundDestinationProps) {
  if (toAccount === undefined || !payment) return null;
  return (
    <Callout tone="info">
      {toAccount
        ? '환불은 아래에 적으신 계좌로 보내드립니다.'
        : `환불은 결제하신 수단(${payment.payMethodName})으로 돌려드립니다. 아래 계좌는 그 수단으로 돌려드리지 못할 때에만 씁니다.`}
    </Callout>
  );
}
