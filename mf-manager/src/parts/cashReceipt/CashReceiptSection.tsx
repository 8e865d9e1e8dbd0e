import type { Call } from '@portal/shared/contract';
import { formatDeadline } from '@portal/shared/format';
import { Actions, DescriptionList, Section } from '@portal/shared/ui';
import type { Payment } from '../kind/application.ts';
import { CashReceiptActions } from './CashReceiptActions.tsx';
import { cashReceiptItems } from './cashReceiptItems.tsx';

interface CashReceiptSectionProps {
  payment: Payment | null;
  /** Calls whose results include it. */
  invalidates: Call[];
}

/** Cash receipt of a deposit: its status, or the deadline for a request. Nothing for other payments. */
export function CashReceiptSection({ payment, invalidates }: CashReceiptSectionProps) {
  const { cashReceipt, mayRequestCashReceipt, cashReceiptUntil } = payment ?? {};
  if (!payment || (!cashReceipt && !mayRequestCashReceipt)) return null;
  const lead =
    mayRequestCashReceipt &&
    (cashReceiptUntil
      ? `${formatDeadline(cashReceiptUntil)}까지 신청하실 수 있습니다.`
      : '지금 신청하시면 입금을 확인한 뒤 발급합니다.');
  return (
    <Section title="현금영수증" {...(lead && { lead })}>
      {cashReceipt && <DescriptionList items={cashReceiptItems(cashReceipt, '상태')} />}
      <Actions>
        <CashReceiptActions subject={{ paymentNo: payment.paymentNo }} state={payment} invalidates={invalidates} />
      </Actions>
    </Section>
  );
}
