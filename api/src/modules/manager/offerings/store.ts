import { sql, type Selectable } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';
import { OFFERING_KINDS } from '../../../applications/offeringKind.ts';
import { fetchPage, likePattern, type Page, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';
import type { EducationTable, ExaminationTable, OfferingKind } from '../../../database/tables/manager.ts';
import { boundsOf, listOrder, statusAt } from './status.ts';

interface WithStatus {
  status: OfferingStatus;
}
export type EducationRow = Selectable<EducationTable> & WithStatus;
export type ExamRow = Selectable<ExaminationTable> & WithStatus;
interface OfferingRows {
  education: EducationRow;
  exam: ExamRow;
}

interface OfferingSearch extends Paging {
  keyword?: string | undefined;
  grade?: 1 | 2 | undefined;
  status?: OfferingStatus | undefined;
  /** Only of courses. */
  eduType?: 1 | 2 | undefined;
}

/** One page of courses or exams: those that can be applied for first. */
export function listOfferings<Kind extends OfferingKind>(
  db: Queries,
  kind: Kind,
  search: OfferingSearch,
  now: Date,
): Promise<Page<OfferingRows[Kind]>> {
  const { table, key, titleColumn } = OFFERING_KINDS[kind];
  const conditions = [
    search.status ? sql`status = ${search.status} and ${boundsOf(search.status, now)}` : sql`true`,
    search.grade ? sql`grade = ${search.grade}` : sql`true`,
    search.eduType && kind === 'education' ? sql`edu_type = ${search.eduType}` : sql`true`,
    search.keyword
      ? sql`(${sql.ref(titleColumn)} ilike ${likePattern(search.keyword)} or address ilike ${likePattern(search.keyword)})`
      : sql`true`,
  ];
  const offerings = sql<OfferingRows[OfferingKind]>`(select *, ${statusAt(now)} as status from ${sql.table(table)})`;
  const query = db
    .selectFrom(offerings.as('offering'))
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .selectAll('offering')
    .$castTo<OfferingRows[Kind]>()
    .orderBy(listOrder(key));
  return fetchPage(query, search);
}

/** One course or exam with its status, or undefined. */
export async function findOffering<Kind extends OfferingKind>(db: Queries, kind: Kind, offeringNo: number, now: Date) {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<OfferingRows[Kind]>`
    select *, ${statusAt(now)} as status from ${sql.table(table)} where ${sql.ref(key)} = ${offeringNo}`.execute(db);
  return rows[0];
}
