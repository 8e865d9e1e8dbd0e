import { accountLifecycle } from '../../../lifecycles/account.ts';
import { applicationLifecycle } from '../../../lifecycles/application.ts';
import { attendanceLifecycle } from '../../../lifecycles/attendance.ts';
import { billLifecycle } from '../../../lifecycles/bill.ts';
import { cashReceiptLifecycle } from '../../../lifecycles/cashReceipt.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { correctionLifecycle } from '../../../lifecycles/correction.ts';
import { evidenceLifecycle } from '../../../lifecycles/evidence.ts';
import { groupSeatLifecycle } from '../../../lifecycles/groupSeat.ts';
import { inquiryLifecycle } from '../../../lifecycles/inquiry.ts';
import { invoiceLifecycle } from '../../../lifecycles/invoice.ts';
import { lineLifecycle } from '../../../lifecycles/line.ts';
import { objectionLifecycle } from '../../../lifecycles/objection.ts';
import { paymentLifecycle } from '../../../lifecycles/payment.ts';
import { postReportLifecycle } from '../../../lifecycles/postReport.ts';
import { refundLifecycle } from '../../../lifecycles/refund.ts';
import { rosterLifecycle } from '../../../lifecycles/roster.ts';

/** The life cycles with transitions by staff. */
export const STAFF_LIFECYCLES = [
  applicationLifecycle,
  paymentLifecycle,
  refundLifecycle,
  certificateLifecycle,
  accountLifecycle,
  postReportLifecycle,
  inquiryLifecycle,
  correctionLifecycle,
  rosterLifecycle,
  objectionLifecycle,
  evidenceLifecycle,
  cashReceiptLifecycle,
  attendanceLifecycle,
  lineLifecycle,
  groupSeatLifecycle,
  invoiceLifecycle,
  billLifecycle,
] as const;
