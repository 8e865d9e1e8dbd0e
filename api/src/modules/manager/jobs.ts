import type { Job } from '../../pipeline/job.ts';
import { certificateExpireJob } from './certificates/expireJob.ts';
import { evidenceMissingJob } from './eligibility/missingJob.ts';
import { billsJob } from './groups/billsJob.ts';
import { deadlineJob } from './groups/deadlineJob.ts';
import { invoiceDueJob } from './groups/invoiceDueJob.ts';
import { linksJob } from './groups/linksJob.ts';
import { lineJob } from './line/lineJob.ts';
import { changesJob } from './notices/changesJob.ts';
import { dayBeforeJob } from './notices/dayBeforeJob.ts';
import { dueSoonJob } from './notices/dueSoonJob.ts';
import { photoMissingJob } from './notices/photoMissingJob.ts';
import { resultsJob } from './notices/resultsJob.ts';
import { openingJob } from './openings/openingJob.ts';

export const managerJobs: readonly Job[] = [
  billsJob,
  certificateExpireJob,
  changesJob,
  dayBeforeJob,
  deadlineJob,
  dueSoonJob,
  evidenceMissingJob,
  invoiceDueJob,
  lineJob,
  linksJob,
  openingJob,
  photoMissingJob,
  resultsJob,
];
