import type { Job } from '../../pipeline/job.ts';
import { certificateExpireJob } from './certificates/expireJob.ts';

export const managerJobs: readonly Job[] = [certificateExpireJob];
