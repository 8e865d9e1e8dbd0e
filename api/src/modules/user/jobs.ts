import { outboxJob } from '../../integrations/message/outboxJob.ts';
import type { Job } from '../../pipeline/job.ts';
import { erasedFilesJob } from './erasure/erasedFiles.ts';
import { dormancyJob } from './jobs/dormancyJob.ts';
import { marketingJob } from './jobs/marketingJob.ts';
import { retentionJob } from './jobs/retentionJob.ts';

export const userJobs: readonly Job[] = [outboxJob, dormancyJob, marketingJob, retentionJob, erasedFilesJob];
