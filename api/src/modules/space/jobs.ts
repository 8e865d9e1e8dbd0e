import type { Job } from '../../pipeline/job.ts';
import { closeInquiriesJob } from './inquiries/closeInquiriesJob.ts';

export const spaceJobs: readonly Job[] = [closeInquiriesJob];
