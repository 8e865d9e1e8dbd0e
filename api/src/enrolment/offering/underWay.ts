import { sql, type RawBuilder } from 'kysely';
import type { RecordedAct } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { CALLED_OFF_FROM } from '../../lifecycles/application.ts';
import { OFFERING_KINDS } from './offeringKind.ts';

const CALL_OFF_ACT: RecordedAct = 'call off';

/**
 * SQL table of `application_no` and `offering_no`: applications that a call-off still has to cancel. Called-off items
 * are an array, so that their applications are found by index.
 */
export function leftToCancel(kind: OfferingKind): RawBuilder<unknown> {
  const { table, key } = OFFERING_KINDS[kind];
  const calledOff = sql`any(array(select ${sql.ref(key)} from ${sql.table(table)} where called_off))`;
  const isLeft = sql`application.status in (${sql.join(CALLED_OFF_FROM)})`;
  return sql`(
    select application.application_no, application.${sql.ref(key)} as offering_no from application
    where ${isLeft} and application.${sql.ref(key)} = ${calledOff}
    union all
    select application.application_no, employer_group.${sql.ref(key)} from employer_group
    join application on application.application_no = employer_group.group_no
    where ${isLeft} and employer_group.${sql.ref(key)} = ${calledOff}
  )`;
}

/**
 * SQL table of `offering_no` and `began_at`: employees' acts on courses or exams that jobs have not finished, such as a
 * call-off, notices of a change, or a message to the applicants.
 */
export function underWay(kind: OfferingKind): RawBuilder<unknown> {
  const { table, key } = OFFERING_KINDS[kind];
  return sql`(
    select offering_no, (
      select max(at) from office_audit
      where object = ${table} and object_no = offering_no and act = ${CALL_OFF_ACT}
    ) as began_at
    from ${leftToCancel(kind)} as left_to_cancel group by offering_no
    union all
    select ${sql.ref(key)}, changed_at from offering_change where done_at is null and ${sql.ref(key)} is not null
    union all
    select ${sql.ref(key)}, made_at from mailing
    where ${sql.ref(key)} is not null
      and mailing_no in (select mailing_no from mailing_recipient where handled_at is null)
  )`;
}
