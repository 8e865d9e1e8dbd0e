import { outboxJob } from '../../integrations/message/outboxJob.ts';
import { reportsJob } from '../../integrations/message/reportsJob.ts';
import { noticesJob } from '../../notices/noticesJob.ts';
import type { Job } from '../../pipeline/job.ts';
import { marketingJob } from './account/marketingJob.ts';
import { consentsJob } from './consents/consentsJob.ts';
import { textNoticesJob } from './consents/textNoticesJob.ts';
import { dormancyJob } from './dormancy/dormancyJob.ts';
import { reminderJob } from './hygiene/reminderJob.ts';
import { repeatWithdrawalsJob } from './restored/repeatWithdrawalsJob.ts';
import { retentionJob } from './retention/retentionJob.ts';
import { rosterJob } from './roster/rosterJob.ts';
import { erasedFilesJob } from './withdrawal/erasedFiles.ts';
import { withdrawalLogJob } from './withdrawal/withdrawalLogJob.ts';

export const userJobs: readonly Job[] = [
  noticesJob,
  outboxJob,
  reportsJob,
  dormancyJob,
  marketingJob,
  rosterJob,
  reminderJob,
  consentsJob,
  textNoticesJob,
  retentionJob,
  erasedFilesJob,
  withdrawalLogJob,
  repeatWithdrawalsJob,
];
