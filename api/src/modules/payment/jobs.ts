import { deliveryJob } from '../../integrations/gateway/sandbox/delivery.ts';
import type { Job } from '../../pipeline/job.ts';
import { expireJob } from './expireJob.ts';
import { inquiryJob } from './inquiryJob.ts';
import { refundJob } from './refundJob.ts';

export const paymentJobs: readonly Job[] = [expireJob, inquiryJob, refundJob, deliveryJob];
