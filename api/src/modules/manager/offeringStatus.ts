import { sql, type RawBuilder } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';

/** CLOSING begins so long before the end of the apply period, or when a tenth of the seats is left. */
const CLOSING_INTERVAL = sql.raw(`interval '3 days'`);

/** Where a course or exam stands at a moment, as one expression over its columns. */
export const statusAt = (now: Date): RawBuilder<OfferingStatus> => sql<OfferingStatus>`
  CASE
    WHEN called_off THEN 'CANCELLED'
    WHEN finish_at <= ${now}::timestamptz THEN 'FINISHED'
    WHEN apply_start_at > ${now}::timestamptz THEN 'UPCOMING'
    WHEN apply_end_at <= ${now}::timestamptz THEN 'CLOSED'
    WHEN taken >= capacity THEN 'FULL'
    WHEN apply_end_at - ${CLOSING_INTERVAL} <= ${now}::timestamptz OR (capacity - taken) * 10 <= capacity THEN 'CLOSING'
    ELSE 'OPEN'
  END`;

/** Follows from the status and is served by an index: rows long finished are never read for what is open. */
export function boundsOf(status: OfferingStatus, now: Date): RawBuilder<boolean> {
  switch (status) {
    case 'UPCOMING':
      return sql<boolean>`apply_end_at > ${now} AND apply_start_at > ${now}`;
    case 'OPEN':
    case 'CLOSING':
    case 'FULL':
      return sql<boolean>`apply_end_at > ${now} AND apply_start_at <= ${now}`;
    case 'CLOSED':
      return sql<boolean>`finish_at > ${now} AND apply_end_at <= ${now}`;
    case 'FINISHED':
      return sql<boolean>`finish_at <= ${now}`;
    case 'CANCELLED':
      return sql<boolean>`called_off`;
  }
}

/** Applicable first, soonest first; what is over stands last, newest first. Ties are broken by the key. */
export const listOrder = (key: 'education_no' | 'examination_no') => sql`
  CASE status WHEN 'OPEN' THEN 0 WHEN 'CLOSING' THEN 0 WHEN 'UPCOMING' THEN 1 WHEN 'FULL' THEN 2 WHEN 'CLOSED' THEN 3 WHEN 'FINISHED' THEN 4 ELSE 5 END,
  CASE WHEN status IN ('FINISHED', 'CANCELLED') THEN NULL ELSE held_at END,
  held_at DESC,
  ${sql.ref(key)}`;
