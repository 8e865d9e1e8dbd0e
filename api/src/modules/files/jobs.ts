import type { Job } from '../../pipeline/job.ts';
import { unusedUploadsJob } from './uploads/unusedUploadsJob.ts';

export const fileJobs: readonly Job[] = [unusedUploadsJob];
