import type { CashReceipt, CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import { inTable } from '@portal/shared/contract/words';
import { formatMoney } from '@portal/shared/format';
import { Badge, UnbrokenNumbers, type Tone } from '@portal/shared/ui';

const TONES: Record<CashReceiptStatus, Tone> = {
  REQUESTED: 'info',
  ISSUING: 'info',
  UNKNOWN: 'info',
  ISSUED: 'success',
  FAILED: 'danger',
  CANCELLING: 'info',
  CANCEL_UNKNOWN: 'info',
  CANCEL_FAILED: 'warning',
  CANCELLED: 'neutral',
  RETRACTED: 'neutral',
};

/** Texts before the payment. */
const AWAITED: Partial<Record<CashReceipt['status'], string>> = {
  REQUESTED: '입금을 확인하면 발급합니다.',
};

/** Items of a cash receipt for a member; `term` is the label of its status. */
export const cashReceiptItems = (
  { status, statusName, typeName, number, amount, issueNumber, reason }: CashReceipt,
  term = '현금영수증',
) => [
  {
    term,
    description: (
      <>
        <Badge tone={inTable(TONES, status, 'neutral')}>{statusName}</Badge> {typeName}{' '}
        <UnbrokenNumbers>{number}</UnbrokenNumbers>
        {(reason || AWAITED[status]) && <div>{reason || AWAITED[status]}</div>}
      </>
    ),
  },
  ...(issueNumber && amount > 0
    ? [
        { term: '발급 금액', description: formatMoney(amount) },
        { term: '승인번호', description: <UnbrokenNumbers>{issueNumber}</UnbrokenNumbers> },
      ]
    : []),
];
