import type { Job } from '../../pipeline/job.ts';
import { certificateExpireJob } from './certificates/expireJob.ts';
import { dueSoonJob } from './notices/dueSoonJob.ts';
import { resultsJob } from './notices/resultsJob.ts';

export const managerJobs: readonly Job[] = [certificateExpireJob, dueSoonJob, resultsJob];
