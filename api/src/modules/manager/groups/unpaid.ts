import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingRef } from '../../../enrolment/line/lockedLine.ts';
import { HOLD_PAUSE_MS } from '../../../enrolment/offering/hold.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Two forms of one employer at the same time would both find no group that is unpaid, and no place in the line. */
export const lockEmployer = (memberNo: number, db: Queries) =>
  db.selectFrom('member').select('member_no').where('member_no', '=', memberNo).forNoKeyUpdate().execute();

/** Fifty seats that nobody pays, again and again, would keep everybody else away. */
export async function requireNoneUnpaid({ kind, offeringNo }: OfferingRef, { db, now, caller }: MemberContext) {
  const unpaid = await db
    .selectFrom('employer_group')
    .innerJoin('application', 'application.application_no', 'employer_group.group_no')
    .select('application.status')
    .where(`employer_group.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .where('application.member_no', '=', caller.memberNo)
    .where(({ or, and, eb }) =>
      or([
        eb('application.status', '=', 'HELD'),
        and([
          eb('application.status', '=', 'EXPIRED'),
          eb('application.expired_at', '>', new Date(now.getTime() - HOLD_PAUSE_MS)),
        ]),
      ]),
    )
    .orderBy('application.status', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (unpaid) throw new BusinessError(unpaid.status === 'HELD' ? 'GROUP_UNPAID' : 'APPLY_AFTER_EXPIRY');
}
