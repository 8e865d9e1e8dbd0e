import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { maskPhone } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { AWAITED_STATES } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

interface Offering {
  kind: OfferingKind;
  offeringNo: number;
}

/** The member's knowledge of the newest change. */
const changeState = sql<'unread' | 'read' | 'confirmed'>`case
  when newest.confirmed_at is not null then 'confirmed' when newest.read_at is not null then 'read' else 'unread'
end`;

/** Waiting applications of a course or exam with a notified change, each with its newest one. */
const notifiedOf = (db: Queries, { kind, offeringNo }: Offering) =>
  db
    .selectFrom('application')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('application_change')
          .selectAll()
          .whereRef('application_change.application_no', '=', 'application.application_no')
          .orderBy('application_change_no', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .where('application.status', 'in', AWAITED_STATES);

/** Counts applicants by their knowledge of the newest change; null if nothing was ever changed for them. */
export async function countChanges(offering: Offering, db: Queries) {
  const rows = await notifiedOf(db, offering)
    .select(({ fn }) => [changeState.as('state'), fn.countAll<number>().as('applicants')])
    .groupBy(changeState)
    .execute();
  const underWay = await db
    .selectFrom('offering_change')
    .select('offering_change_no')
    .where(OFFERING_KINDS[offering.kind].key, '=', offering.offeringNo)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (rows.length === 0 && !underWay) return null;
  const counts = { unread: 0, read: 0, confirmed: 0, isUnderWay: underWay !== undefined };
  for (const { state, applicants } of rows) counts[state] = applicants;
  return counts;
}

/** Lists applicants by their knowledge of the newest change, unread ones first. */
export async function listChanges(
  { kind, offeringNo, state, ...paging }: CallValue<Calls['officeChanges']>,
  context: MemberContext,
) {
  const notified = notifiedOf(context.db, { kind, offeringNo })
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .select(['application.application_no', 'application.member_no', 'member.user_phone', applicantName.as('name')])
    .select(['newest.before', 'newest.after', 'newest.changed_at', 'newest.read_at', 'newest.confirmed_at'])
    .orderBy(sql`newest.confirmed_at is not null, newest.read_at is not null`)
    .orderBy('application.application_no');
  const linkable = await linkableMember(context);
  return listPage(state ? notified.where(changeState, '=', state) : notified, paging, (row) => ({
    userExaminationNo: row.application_no,
    name: row.name,
    memberNo: linkable(row.member_no),
    phone: maskPhone(row.user_phone),
    before: row.before,
    after: row.after,
    changedAt: seoulTimestamp(row.changed_at),
    readAt: row.read_at && seoulTimestamp(row.read_at),
    confirmedAt: row.confirmed_at && seoulTimestamp(row.confirmed_at),
  }));
}
