import type { Job } from '../../pipeline/job.ts';
import { mailingsJob } from './qualification/mailings/mailingsJob.ts';

export const officeJobs: readonly Job[] = [mailingsJob];
