import { sql, type Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import { fetchPage, type Page, type Paging } from '../database/page.ts';
import type { Queries } from '../database/tables.ts';
import type { ApplicationTable } from '../database/tables/manager.ts';
import { APPLICATION_DEAD_STATES } from '../lifecycles/application.ts';
import { OFFERING_KINDS, type ApplyType, type OfferingKind } from './offeringKind.ts';

export interface ApplicationRow extends Selectable<ApplicationTable> {
  /** When results are announced, by the terms or by a later date of the exam; null for education. */
  announced_at: Date | null;
}

/** An exam put off seals its results longer; one brought forward does not open them before the date that was agreed. */
export const announcedAt = sql<Date | null>`greatest(
  examination.announced_at,
  ((application.terms ->> 'passDate') || 'T' || (application.terms ->> 'passTime') || ':00+09:00')::timestamptz
)`;

const rowsWithAnnouncement = (db: Queries) =>
  db
    .selectFrom('application')
    .leftJoin('examination', 'examination.examination_no', 'application.examination_no')
    .selectAll('application')
    .select(announcedAt.as('announced_at'));

/** The member's own applications of one kind, newest first. */
export async function listOwn(
  db: Queries,
  memberNo: number,
  applyType: ApplyType,
  paging: Paging,
): Promise<Page<ApplicationRow>> {
  const query = rowsWithAnnouncement(db)
    .where('application.member_no', '=', memberNo)
    .where('application.apply_type', '=', applyType)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.application_no', 'desc');
  return fetchPage(query, paging);
}

/** One of the member's own applications; another member's is as unknown as none. */
export async function findOwn(
  db: Queries,
  memberNo: number,
  applyType: ApplyType,
  userExaminationNo: number,
): Promise<ApplicationRow | undefined> {
  return rowsWithAnnouncement(db)
    .where('application.application_no', '=', userExaminationNo)
    .where('application.member_no', '=', memberNo)
    .where('application.apply_type', '=', applyType)
    .executeTakeFirst();
}

/** Applications that still stand for a course or an exam. */
export async function countLive(
  db: Queries,
  memberNo: number,
  kind: OfferingKind,
  offeringNo: number,
): Promise<number> {
  const { live } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('member_no', '=', memberNo)
    .where(OFFERING_KINDS[kind].key, '=', offeringNo)
    .where('status', 'not in', APPLICATION_DEAD_STATES)
    .executeTakeFirstOrThrow();
  return live;
}

/** Whether the member completed education of a grade. */
export async function hasCompletedEducation(db: Queries, memberNo: number, rating: 1 | 2): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .where('apply_type', '=', 1)
    .where('status', '=', 'COMPLETED')
    .where('rating', '=', rating)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The row, locked until the transaction ends. Whoever changes an application, its payment or its seat locks
 * the application first, the payment second and the course or exam last, so that no two wait for each other.
 */
export async function lockApplication(
  db: Queries,
  userExaminationNo: number,
): Promise<Selectable<ApplicationTable> | undefined> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('application_no', '=', userExaminationNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what a transition decided; throws when the row was no longer in the state it was decided on. */
export async function writeStatus(
  db: Queries,
  userExaminationNo: number,
  from: ApplicationStatus,
  to: ApplicationStatus,
  also: { examination_code?: string; confirmed_at?: Date } = {},
): Promise<void> {
  const result = await db
    .updateTable('application')
    .set({ status: to, ...also })
    .where('application_no', '=', userExaminationNo)
    .where('status', '=', from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`application ${userExaminationNo} is no longer ${from}`);
}
