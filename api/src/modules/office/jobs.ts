import type { Job } from '../../pipeline/job.ts';
import { journalCheckJob } from './money/journal/checkJob.ts';
import { branchMovesJob } from './people/branches/branchMovesJob.ts';
import { bulletinsJob } from './people/bulletins/bulletinsJob.ts';
import { importsJob } from './people/imports/importsJob.ts';
import { mailingsJob } from './qualification/mailings/mailingsJob.ts';
import { callOffsJob } from './qualification/offerings/callOffsJob.ts';

export const officeJobs: readonly Job[] = [
  ...[callOffsJob, mailingsJob, bulletinsJob],
  ...[branchMovesJob, importsJob, journalCheckJob],
];
