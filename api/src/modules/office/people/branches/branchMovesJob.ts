import { SECOND_MS } from '../../../../clock/durations.ts';
import { beginRun } from '../../../../clock/runTime.ts';
import type { Job } from '../../../../pipeline/job.ts';
import { moveNextMembers } from './moveMembers.ts';

/** Time during which a run begins new work, and the lease after which another replica takes over from a crashed one. */
const MAX_RUN_MS = 20 * SECOND_MS;
const LEASE_SECONDS = 30;

/**
 * Moves members to the branch of their place of business after the regions of a branch have changed, a thousand in a
 * transaction, so that the next run continues after an interruption.
 */
export const branchMovesJob: Job = {
  name: 'branch-moves',
  everySeconds: 5,
  leaseSeconds: LEASE_SECONDS,
  async run({ db }) {
    const isOver = beginRun(MAX_RUN_MS);
    while (!isOver() && (await moveNextMembers(db)));
  },
};
