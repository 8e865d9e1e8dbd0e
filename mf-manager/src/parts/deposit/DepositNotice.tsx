import { formatDeadline, formatMoney } from '@portal/shared/format';
import { Callout, DescriptionList } from '@portal/shared/ui';
import type { Payment } from '../kind/application.ts';
import styles from './DepositNotice.module.css';
import { useDepositWatch } from './useDepositWatch.ts';
import { virtualAccountItems } from './virtualAccountItems.tsx';

/** A payment by deposit. */
export interface Deposit extends Payment {
  virtualAccount: NonNullable<Payment['virtualAccount']>;
}

/** True if a deposit is still awaited. */
export const isAwaited = (payment: Payment | null): payment is Deposit =>
  payment?.status === 'AWAITING_DEPOSIT' && payment.virtualAccount !== null;

interface DepositNoticeProps {
  payment: Deposit;
  /** Called when the deposit has come, or can no longer come. */
  onSettled(status: Payment['status']): void;
}

/** Account, amount and deadline of a deposit; detects by itself that it was made. */
export function DepositNotice({ payment, onSettled }: DepositNoticeProps) {
  const { paymentNo, virtualAccount, amount } = payment;
  useDepositWatch(paymentNo, onSettled);
  return (
    <div className={styles.root}>
      <Callout tone="warning" title={`${formatDeadline(virtualAccount.dueAt)}까지 입금해주세요.`}>
        입금이 확인되면 신청이 자동으로 완료되고, 이 화면도 저절로 바뀝니다. 금액이 다르면 입금되지 않습니다.
      </Callout>
      <DescriptionList
        items={[
          ...virtualAccountItems(virtualAccount),
          { term: '입금 금액', description: <strong>{formatMoney(amount)}</strong> },
        ]}
      />
    </div>
  );
}
