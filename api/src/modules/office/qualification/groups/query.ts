import { sql, type RawBuilder } from 'kysely';
import type { GroupStatus } from '@portal/shared/contract/manager';
import { typedName } from '@portal/shared/rules';
import { formatSeoul } from '@portal/shared/time';
import { likePattern } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { awaitsDeposit } from '../../../../enrolment/application/statusName.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { LIVE_SEAT_STATES } from '../../../../lifecycles/groupSeat.ts';

interface Wanted {
  keyword?: string | undefined;
  status?: GroupStatus | undefined;
  kind?: OfferingKind | undefined;
  offeringNo?: number | undefined;
}

/** Groups with their employers and the applications that hold their money. */
export const groupsWithEmployers = (db: Queries) =>
  db
    .selectFrom('employer_group')
    .innerJoin('application', 'application.application_no', 'employer_group.group_no')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .selectAll('application')
    .select(['member.name as employer', 'member.user_phone as employer_phone', awaitsDeposit.as('awaits_deposit')]);

/** Current start, as text in Seoul time. */
const begins = sql`coalesce(application.changed_to ->> 'day', application.terms ->> 'eduDate', application.terms ->> 'examDate')
  || ' ' || coalesce(application.changed_to ->> 'time', application.terms ->> 'time')`;

const hasLiveSeats = sql`exists (
  select from group_seat where group_seat.group_no = employer_group.group_no
    and group_seat.status in (${sql.join(LIVE_SEAT_STATES)})
)`;

const isInvoiced = sql`exists (
  select from group_invoice where group_invoice.group_no = employer_group.group_no and group_invoice.status = 'OPEN'
)`;

/** SQL equivalent of the group's status in `modules/manager/groups/present.ts`. */
function isAt(status: GroupStatus, now: Date): RawBuilder<boolean> {
  const isAwaited = sql`application.status = 'CONFIRMED' and ${hasLiveSeats}
    and ${begins} > ${formatSeoul(now, 'YYYY-MM-DD HH:mm')}`;
  const conditions: Record<GroupStatus, RawBuilder<boolean>> = {
    SUBMITTED: sql`application.status = 'HELD'`,
    INVOICED: sql`(application.status = 'CONFIRMED' and ${isInvoiced})`,
    PAID: sql`(${isAwaited} and not ${isInvoiced})`,
    CLOSED: sql`(application.status <> 'HELD' and not (${isAwaited}) and not ${isInvoiced})`,
  };
  return conditions[status];
}

/** Groups that match a search, newest first. */
export function findGroups(db: Queries, { keyword, status, kind, offeringNo }: Wanted, now: Date) {
  let query = groupsWithEmployers(db);
  if (status) query = query.where(isAt(status, now));
  if (kind && offeringNo !== undefined)
    query = query.where(`employer_group.${OFFERING_KINDS[kind].key}`, '=', offeringNo);
  if (keyword) query = query.where('employer_group.business_name', 'ilike', likePattern(typedName(keyword)));
  return query.orderBy('employer_group.group_no', 'desc');
}
