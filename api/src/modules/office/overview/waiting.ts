import { sql, type RawBuilder } from 'kysely';
import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import {
  WAITING_NAMES,
  WAITING_PLACES,
  type OfferingKind,
  type PageKind,
  type WaitingKind,
} from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Aggregate } from '../../../aggregates/aggregate.ts';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { awaitsResults } from '../../../enrolment/offering/awaitsResults.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { underWay } from '../../../enrolment/offering/underWay.ts';
import { SET_PERMISSIONS_ACT } from '../../../internalControls/permissions/permissions.ts';
import { bankReadUntil } from '../../../money/bankRead.ts';
import { MEMBERS_ACTS, QUALIFICATION_ACTS } from '../parts/objects.ts';

/** Period within which unpaid groups are added up. */
const UNPAID_GROUPS_MS = 3 * DAY_MS;

type Waits = Aggregate['waiting'][string];

interface Waiting {
  kind: WaitingKind;
  count: number;
  oldest_at: Date | null;
  due_at: Date | null;
}

interface Kind extends Pick<Waits, 'due' | 'notBefore' | 'bankReadPast' | 'until' | 'notBy' | 'afterMs'> {
  since: string;
  /** SQL of the counted rows at a moment. */
  rows: (now: Date) => RawBuilder<unknown>;
}

/** Kinds that are no state of an aggregate. */
const OTHERS: Readonly<Record<string, Kind>> = {
  // Courses and exams of which groups have held more seats without paying than one group can.
  unpaidGroups: {
    since: 'applied_at',
    rows: (now) => sql`(
      select min(applied_at) as applied_at from application join employer_group on group_no = application_no
      where kind = 'group' and confirmed_at is null and applied_at > ${new Date(now.getTime() - UNPAID_GROUPS_MS)}
        and not exists (
          select from payment where payment.application_no = application.application_no and paid_at is not null
        )
      group by employer_group.education_no, employer_group.examination_no having sum(seats) > ${MAX_GROUP_SEATS}) as offering`,
  },
  findings: { since: 'found_at', rows: () => sql`money_finding where closed_at is null` },
  courseResults: {
    since: 'over_at',
    rows: (now) => sql`(
      select greatest(finish_at, ends_at) as over_at from education as offering where ${awaitsResults('education', now)}) as course`,
  },
  examResults: {
    since: 'finish_at',
    due: 'announced_at',
    rows: (now) => sql`(
      select finish_at, announced_at from examination as offering where ${awaitsResults('exam', now)}) as exam`,
  },
  coursesUnderWay: {
    since: 'began_at',
    rows: () => sql`${underWay('education')} as under_way`,
  },
  examsUnderWay: { since: 'began_at', rows: () => sql`${underWay('exam')} as under_way` },
  reports: {
    since: 'reported_at',
    rows: () =>
      sql`(select min(reported_at) as reported_at from post_report where status = 'WAITING' group by post_no) as post`,
  },
};

/** States as literals, in the words of the partial index. */
function conditionOf({ states, and }: Waits): string {
  const literals = states.map((state) => `'${state}'`).join(', ');
  return `status ${states.length === 1 ? `= ${literals}` : `in (${literals})`}${and === undefined ? '' : ` and ${and}`}`;
}

const kindOf = (table: string, waits: Waits): Kind => ({
  ...waits,
  rows: () => ('rows' in waits ? waits.rows : sql.raw(`${table} where ${conditionOf(waits)}`)),
});

/**
 * Counted rows of each kind. Every condition has a partial index, made with its table, so that the count costs waiting
 * rows and not decided ones.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  ...OTHERS,
  ...Object.fromEntries(
    AGGREGATES.flatMap(({ table, waiting }) =>
      Object.entries(waiting).map(([kind, waits]) => [kind, kindOf(table, waits)]),
    ),
  ),
};

/** Counts the pending work of an employee with these permissions. Overdue kinds come first, then by the oldest row. */
export async function listWaiting(
  db: Queries,
  { permissions, employeeNo, now }: { permissions: readonly Permission[]; employeeNo: number; now: Date },
): Promise<Waiting[]> {
  const counts = (Object.keys(WAITING_NAMES) as WaitingKind[]).flatMap((kind) => {
    const counted = KINDS[kind];
    return counted && kind in WAITING_PLACES && permissions.includes(WAITING_PLACES[kind as PageKind].permission)
      ? [countKind(kind, counted, { employeeNo, now })]
      : [];
  });
  if (counts.length === 0) return [];
  const mayGive = GIVERS.every((permission) => permissions.includes(permission));
  const all = [
    ...counts,
    countSecondLooks(permissions, { employeeNo, now }),
    ...(mayGive ? [countGrants(employeeNo)] : []),
  ];
  const { rows } = await sql<Waiting>`
    select * from (${sql.join(all, sql` union all `)}) as waiting
    order by (kind = ${OVERDUE} and count > 0 or coalesce(due_at <= ${now}, false)) desc, oldest_at nulls last`.execute(
    db,
  );
  return rows;
}

const countKind = (
  kind: WaitingKind,
  { since, rows, notBefore, bankReadPast, until, due, notBy, afterMs }: Kind,
  { employeeNo, now }: { employeeNo: number; now: Date },
) => sql`select ${kind}::text as kind, count(*)::int as count, min(${sql.ref(since)}) as oldest_at,
            ${due === undefined ? sql`null::timestamptz` : sql`min(${typeof due === 'string' ? sql.ref(due) : due})`} as due_at
          from ${rows(now)}
          ${notBefore === undefined ? sql`` : sql`and (${sql.ref(notBefore)} is null or ${sql.ref(notBefore)} <= ${now})`}
          ${bankReadPast === undefined ? sql`` : sql`and ${sql.ref(bankReadPast)} <= ${bankReadUntil(now)}`}
          ${until === undefined ? sql`` : sql`and ${sql.ref(until)} > ${now}`}
          ${notBy === undefined ? sql`` : sql`and ${sql.ref(notBy)} <> ${employeeNo}`}
          ${afterMs === undefined ? sql`` : sql`and ${sql.ref(since)} <= ${new Date(now.getTime() - afterMs)}`}`;

const OVERDUE: WaitingKind = 'overdueCorrections';

/** Permissions needed to confirm a grant of `money`. */
const GIVERS: readonly Permission[] = ['members', 'money'];

const countGrants = (employeeNo: number) => sql`
  select 'grants' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at
  from second_look
  where act = ${SET_PERMISSIONS_ACT} and confirmed_at is null and dropped_at is null and asked_by <> ${employeeNo}`;

const stillToDecide = ({ table, key, secondLook }: Aggregate) =>
  secondLook === null
    ? []
    : [sql.raw(`when '${table}' then exists (select from ${table} where ${key} = object_no and ${secondLook})`)];

/** Asked by others, about what has not been decided in another way since. */
/** Condition of a request to move or call off a course or exam. */
const isStillToCome = (kind: OfferingKind, now: Date) => {
  const { table, key } = OFFERING_KINDS[kind];
  return sql`exists (
    select from ${sql.table(table)} where ${sql.ref(key)} = object_no and not called_off and finish_at > ${now}
  )`;
};

function countSecondLooks(permissions: readonly Permission[], { employeeNo, now }: { employeeNo: number; now: Date }) {
  const ofQualification = sql`act in (${sql.join(QUALIFICATION_ACTS)})`;
  const ofMembers = sql`act in (${sql.join(MEMBERS_ACTS)})`;
  const own = sql.join(
    [
      permissions.includes('qualification') ? ofQualification : sql`false`,
      permissions.includes('members') ? ofMembers : sql`false`,
      permissions.includes('money') ? sql`not (${ofQualification} or ${ofMembers})` : sql`false`,
    ],
    sql` or `,
  );
  return sql`
    select 'secondLooks' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at
    from second_look
    where act <> ${SET_PERMISSIONS_ACT}
      and confirmed_at is null and dropped_at is null and asked_by <> ${employeeNo} and (${own}) and case object
      when 'employer_group' then exists (
        select from group_seat where group_no = object_no and status in ('RESERVED', 'INVITED')
      )
      when 'education' then ${isStillToCome('education', now)}
      when 'examination' then ${isStillToCome('exam', now)}
      ${sql.join(AGGREGATES.flatMap(stillToDecide), sql` `)}
      else true end`;
}
