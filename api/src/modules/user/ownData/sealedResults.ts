import { sql } from 'kysely';
import { AGGREGATES } from '../../../aggregates/index.ts';
import type { TableName } from '../../../aggregates/owner.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { announcedAt } from '../../../enrolment/offering/announcedAt.ts';
import type { OwnRow } from './ownRows.ts';

/** Tables whose rows say a result. */
const OF_RESULTS: readonly TableName[] = [
  'exam_score',
  ...AGGREGATES.filter(({ isOfResult }) => isOfResult).map(({ table }) => table),
];
const RESULTS: readonly unknown[] = ['PASSED', 'FAILED'];

/** Applications of a member with results that are not announced yet. */
export async function sealedApplications(db: Queries, memberNo: number, now: Date): Promise<ReadonlySet<unknown>> {
  const rows = await db
    .selectFrom('application')
    .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
    .select('application.application_no')
    .where('application.member_no', '=', memberNo)
    .where(sql<boolean>`${announcedAt} > ${now}`)
    .execute();
  return new Set(rows.map(({ application_no }) => application_no));
}

/** Rows as their member may see them: an exported file must not reveal results before their announcement. */
export function withoutSealedResults(
  table: TableName,
  rows: readonly OwnRow[],
  sealed: ReadonlySet<unknown>,
): OwnRow[] {
  const isSealed = (row: OwnRow) => sealed.has(row['application_no']);
  if (OF_RESULTS.includes(table)) return rows.filter((row) => !isSealed(row));
  if (table !== 'application') return [...rows];
  return rows.map((row) => (isSealed(row) && RESULTS.includes(row['status']) ? { ...row, status: 'SAT' } : row));
}
