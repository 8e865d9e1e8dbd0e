import type { Job } from '../../pipeline/job.ts';
import { dueSoonJob } from './notices/dueSoonJob.ts';
import { resultsJob } from './notices/resultsJob.ts';

export const managerJobs: readonly Job[] = [dueSoonJob, resultsJob];
