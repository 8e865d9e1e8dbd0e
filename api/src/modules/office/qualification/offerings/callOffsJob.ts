import { sql } from 'kysely';
import { SECOND_MS } from '../../../../clock/durations.ts';
import { beginRun } from '../../../../clock/runTime.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { leftToCancel } from '../../../../enrolment/offering/underWay.ts';
import type { OfferingRef } from '../../../../enrolment/queue/SeatQueue.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { Job, JobContext } from '../../../../pipeline/job.ts';
import { cancelCalledOff } from '../../../manager/applications/decisions.ts';
import { CALL_OFF_ACT } from '../../parts/objects.ts';

/** Time during which a run begins new work, and the lease after which another replica takes over from a crashed one. */
const MAX_RUN_MS = 20 * SECOND_MS;
const LEASE_SECONDS = 30;

/**
 * Cancels the applications for called-off courses and exams with a full refund. Each is a transaction of its own, so
 * the next run continues after an interruption. Another replica takes over after 30 seconds.
 */
export const callOffsJob: Job = {
  name: 'call-offs',
  everySeconds: 10,
  leaseSeconds: LEASE_SECONDS,
  async run(context) {
    const isOver = beginRun(MAX_RUN_MS);
    const errors: unknown[] = [];
    for (const kind of Object.keys(OFFERING_KINDS) as OfferingKind[])
      for (const offeringNo of await listUnfinished(kind, context.db))
        await finish({ kind, offeringNo }, isOver, context).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  },
};

async function listUnfinished(kind: OfferingKind, db: Queries): Promise<number[]> {
  const { rows } = await sql<{ offering_no: number }>`
    select distinct offering_no from ${leftToCancel(kind)} as left_to_cancel order by offering_no`.execute(db);
  return rows.map(({ offering_no }) => offering_no);
}

/** Each cancellation is recorded as an act of the employee who called it off. */
async function finish(
  offering: OfferingRef,
  isOver: () => boolean,
  { db, now: clock, log, configuration }: JobContext,
): Promise<void> {
  const now = clock();
  const decided = await db
    .selectFrom('office_audit')
    .select(['employee_no', 'ip', 'reason'])
    .where('object', '=', OFFERING_KINDS[offering.kind].table)
    .where('object_no', '=', offering.offeringNo)
    .where('act', '=', CALL_OFF_ACT)
    .orderBy('audit_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const caller = decided?.employee_no ? { memberNo: decided.employee_no } : null;
  const act = { act: CALL_OFF_ACT, object: 'application', reason: decided?.reason ?? '' } as const;
  const cancelled = await cancelCalledOff(offering, moneyContext({ db, now, log, configuration }), {
    record: (inside, objectNo) => recordAct({ db: inside, now, ip: decided?.ip ?? '', caller }, { ...act, objectNo }),
    isOver,
  });
  log.info({ ...offering, cancelled }, 'applications for what is called off are cancelled');
}
