import { sql, type Selectable } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';
import { likePattern, offsetOf, type Paging } from '../../database/page.ts';
import type { Queries } from '../../database/tables.ts';
import { OFFERING_KINDS, type OfferingKind } from './offeringKind.ts';
import { boundsOf, listOrder, statusAt } from './offeringStatus.ts';
import type { EducationTable, ExaminationTable } from './tables.ts';

interface WithStatus { status: OfferingStatus }
export type EducationRow = Selectable<EducationTable> & WithStatus;
export type ExaminationRow = Selectable<ExaminationTable> & WithStatus;
export interface OfferingRows {
  education: EducationRow;
  examination: ExaminationRow;
}

export interface OfferingSearch extends Paging {
  keyword?: string | undefined;
  rating?: 1 | 2 | undefined;
  status?: OfferingStatus | undefined;
  eduType?: 1 | 2 | undefined;
}

/** One page of courses or exams, and how many there are in all. */
export async function listOfferings<Kind extends OfferingKind>(db: Queries, kind: Kind, search: OfferingSearch, now: Date) {
  const { table, key, titleColumn } = OFFERING_KINDS[kind];
  const conditions = [
    search.status ? sql`status = ${search.status} AND ${boundsOf(search.status, now)}` : sql`true`,
    search.rating ? sql`rating = ${search.rating}` : sql`true`,
    search.eduType && kind === 'education' ? sql`edu_type = ${search.eduType}` : sql`true`,
    search.keyword
      ? sql`(${sql.ref(titleColumn)} ILIKE ${likePattern(search.keyword)} OR address ILIKE ${likePattern(search.keyword)})`
      : sql`true`,
  ];
  const found = sql`(SELECT *, ${statusAt(now)} AS status FROM ${sql.table(table)}) AS found WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await sql<OfferingRows[Kind]>`
    SELECT * FROM ${found} ORDER BY ${listOrder(key)} LIMIT ${search.limit} OFFSET ${offsetOf(search)}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${found}`.execute(db);
  return { rows, totalRow: counted.rows[0]?.total ?? 0 };
}

/** One course or exam with its status, or undefined. */
export async function findOffering<Kind extends OfferingKind>(db: Queries, kind: Kind, offeringNo: number, now: Date) {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<OfferingRows[Kind]>`
    SELECT *, ${statusAt(now)} AS status FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${offeringNo}`.execute(db);
  return rows[0];
}

/** Gives a seat back. */
export async function freeSeat(db: Queries, kind: OfferingKind, offeringNo: number) {
  const { table, key } = OFFERING_KINDS[kind];
  await sql`UPDATE ${sql.table(table)} SET taken = taken - 1 WHERE ${sql.ref(key)} = ${offeringNo}`.execute(db);
}

/**
 * Takes a seat again for an application whose seat was given back: only before it begins, while one is left,
 * and when the member has not applied anew. Answers whether it did.
 */
export async function retakeSeat(db: Queries, kind: OfferingKind, offeringNo: number, memberNo: number, now: Date) {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql`
    UPDATE ${sql.table(table)} AS offering SET taken = taken + 1
    WHERE ${sql.ref(key)} = ${offeringNo} AND taken < capacity AND NOT called_off AND held_at > ${now}
      AND NOT EXISTS (
        SELECT 1 FROM application AS other
        WHERE other.member_no = ${memberNo} AND other.${sql.ref(key)} = ${offeringNo} AND other.status NOT IN ('EXPIRED', 'CANCELLED')
      )
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** The next exam number: year, round, grade and a running number, never given twice. */
export async function nextExaminationCode(db: Queries, examinationNo: number) {
  const exam = await db
    .updateTable('examination')
    .set((eb) => ({ last_code: eb('last_code', '+', 1) }))
    .where('examination_no', '=', examinationNo)
    .returning(['year', 'rounds', 'rating', 'last_code'])
    .executeTakeFirstOrThrow();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(exam.year % 100)}${two(exam.rounds)}${exam.rating}-${String(exam.last_code).padStart(4, '0')}`;
}
