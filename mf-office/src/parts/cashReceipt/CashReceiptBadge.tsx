import type { CashReceipt, CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import { inTable } from '@portal/shared/contract/words';
import { Badge, type Tone } from '@portal/shared/ui';

const TONES: Record<CashReceiptStatus, Tone> = {
  REQUESTED: 'info',
  ISSUING: 'info',
  UNKNOWN: 'warning',
  ISSUED: 'success',
  FAILED: 'danger',
  CANCELLING: 'info',
  CANCEL_UNKNOWN: 'warning',
  CANCEL_FAILED: 'danger',
  CANCELLED: 'neutral',
  RETRACTED: 'neutral',
};

/** Status of a cash receipt. */
export const CashReceiptBadge = ({
  receipt: { status, statusName },
}: {
  receipt: Pick<CashReceipt, 'status' | 'statusName'>;
}) => <Badge tone={inTable(TONES, status, 'neutral')}>{statusName}</Badge>;
