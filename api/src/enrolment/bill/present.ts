import { BILL_KIND_NAMES, BILL_STATUS_NAMES } from '@portal/shared/contract/manager';
import { seoulTimestamp } from '@portal/shared/time';
import type { BillRow } from '../../database/types/tables/bill.ts';

/** Renders a bill for its employer and the office. */
export const presentBill = (bill: BillRow) => ({
  billNo: bill.bill_no,
  kind: bill.kind,
  kindName: BILL_KIND_NAMES[bill.kind],
  status: bill.status,
  statusName: BILL_STATUS_NAMES[bill.status],
  amount: bill.amount,
  writtenOn: bill.written_on,
  approvalNumber: bill.approval_number ?? '',
  issuedAt: bill.issued_at && seoulTimestamp(bill.issued_at),
});
