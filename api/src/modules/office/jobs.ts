import type { Job } from '../../pipeline/job.ts';
import { mailingsJob } from './qualification/mailings/mailingsJob.ts';
import { callOffsJob } from './qualification/offerings/callOffsJob.ts';

export const officeJobs: readonly Job[] = [callOffsJob, mailingsJob];
