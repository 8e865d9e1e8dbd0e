import { sql } from 'kysely';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from './offeringKind.ts';

/** SQL condition: an application is for a course or exam, or holds the money of one of its groups. */
export function isForOffering(kind: OfferingKind, offeringNo: number) {
  const key = sql.ref(OFFERING_KINDS[kind].key);
  return sql<boolean>`application.application_no in (
    select application_no from application where ${key} = ${offeringNo}
    union all select group_no from employer_group where ${key} = ${offeringNo}
  )`;
}
