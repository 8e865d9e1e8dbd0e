import { deliveryJob } from '../../integrations/gateway/sandbox/delivery.ts';
import type { Job } from '../../pipeline/job.ts';
import { cashReceiptJob } from './cashReceipts/cashReceiptJob.ts';
import { cashReceiptCheckJob } from './cashReceipts/checkJob.ts';
import { payoutsJob } from './reconciliation/payoutsJob.ts';
import { reconcileJob } from './reconciliation/reconcileJob.ts';
import { refundJob } from './refunds/refundJob.ts';
import { expireJob } from './settlement/expireJob.ts';
import { inquiryJob } from './settlement/inquiryJob.ts';

export const paymentJobs: readonly Job[] = [
  expireJob,
  inquiryJob,
  refundJob,
  reconcileJob,
  payoutsJob,
  cashReceiptJob,
  cashReceiptCheckJob,
  deliveryJob,
];
