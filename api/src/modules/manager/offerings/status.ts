import { sql, type RawBuilder } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';
import { LINE_OPENS_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';

/** CLOSING begins this long before the end of the apply period, or when a tenth of the seats is left. */
const CLOSING_INTERVAL = sql.raw(`interval '3 days'`);

/** Condition that it is not finished, by two columns with an index each. */
export const isUnfinished = (kind: OfferingKind, now: Date): RawBuilder<boolean> =>
  kind === 'education'
    ? sql<boolean>`(finish_at > ${now} or (ends_at is not null and ends_at > ${now}))`
    : sql<boolean>`finish_at > ${now}`;

/** Status of a course or an exam at a time, as one expression over its columns; `finish` is its end. */
export const statusAt = (now: Date, finish: RawBuilder<Date>): RawBuilder<OfferingStatus> => sql<OfferingStatus>`
  case
    when called_off then 'CANCELLED'
    when ${finish} <= ${now}::timestamptz then 'FINISHED'
    when apply_start_at > ${now}::timestamptz then 'UPCOMING'
    when apply_end_at <= ${now}::timestamptz then 'CLOSED'
    when taken >= capacity then 'FULL'
    when apply_end_at - ${CLOSING_INTERVAL} <= ${now}::timestamptz or (capacity - taken) * 10 <= capacity then 'CLOSING'
    else 'OPEN'
  end`;

/** Condition that its queue takes entries before applying opens. */
export const isLineNear = (now: Date): RawBuilder<boolean> => sql<boolean>`
  apply_start_at - ${sql.raw(`interval '${LINE_OPENS_BEFORE_MINUTES} minutes'`)} <= ${now}::timestamptz`;

/** Conditions implied by a status and served by an index, so that a search for open ones never reads old rows. */
export function boundsOf(kind: OfferingKind, status: OfferingStatus, now: Date): RawBuilder<boolean> {
  switch (status) {
    case 'UPCOMING':
      return sql<boolean>`apply_end_at > ${now} and apply_start_at > ${now}`;
    case 'OPEN':
    case 'CLOSING':
    case 'FULL':
      return sql<boolean>`apply_end_at > ${now} and apply_start_at <= ${now}`;
    case 'CLOSED':
      return sql<boolean>`${isUnfinished(kind, now)} and apply_end_at <= ${now}`;
    case 'FINISHED':
      return sql<boolean>`finish_at <= ${now}`;
    case 'CANCELLED':
      return sql<boolean>`called_off`;
  }
}

/** Order of unfinished ones: open ones first, soonest first. The key breaks ties. */
export const listOrder = (key: 'education_no' | 'examination_no') => sql`
  case status when 'OPEN' then 0 when 'CLOSING' then 0 when 'UPCOMING' then 1 when 'FULL' then 2 else 3 end,
  held_at, ${sql.ref(key)}`;
