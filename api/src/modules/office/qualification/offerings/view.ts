import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { toPage } from '../../../../database/page.ts';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { HttpError } from '../../../../errors/errors.ts';
import {
  APPLICATION_DEAD_STATES,
  AWAITED_STATES,
  CALLED_OFF_FROM,
  SEALED_STATES,
} from '../../../../lifecycles/application.ts';
import type { CallContext } from '../../../../pipeline/handler.ts';
import { findOffering, listOfferings, type DraftChoice } from '../../../manager/offerings/store.ts';
import { countChanges } from '../changes/list.ts';
import { courseFormOf, examFormOf } from './form.ts';
import { findHall, listLecturersOf } from './hallAndLecturers.ts';
import { presentOffering } from './present.ts';
import { listFixedFields } from './sold.ts';

/** Maps the filter to drafts. A status is public, so a filter by status excludes drafts. */
const draftsOf = ({ isDraft, status }: Pick<CallValue<Calls['officeOfferings']>, 'isDraft' | 'status'>): DraftChoice =>
  isDraft ? 'only' : isDraft === false || status ? 'none' : 'too';

/** Lists courses or exams: drafts first, then those under way. */
export async function listOfficeOfferings(
  { kind, rating, isDraft, ...search }: CallValue<Calls['officeOfferings']>,
  { db, now, caller }: Pick<CallContext, 'db' | 'now'> & { caller: { memberNo: number } | null },
) {
  // Stored sizes are those of all branches.
  const isCounted = caller !== null && 'branchNo' in caller && caller.branchNo !== null;
  const wanted = { ...search, isCounted, grade: rating, drafts: draftsOf({ isDraft, status: search.status }) };
  const page =
    kind === 'education'
      ? await listOfferings(db, 'education', wanted, now)
      : await listOfferings(db, 'exam', wanted, now);
  return toPage<(typeof page.rows)[number], ReturnType<typeof presentOffering>>(page, search, (row) =>
    presentOffering(row, now),
  );
}

/** Returns a course or exam with its form's values. */
export async function viewOfficeOffering(
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  { db, now }: Pick<CallContext, 'db' | 'now'>,
) {
  const course = (kind === 'education' && (await findOffering(db, kind, offeringNo, now))) || null;
  const exam = (kind === 'exam' && (await findOffering(db, kind, offeringNo, now))) || null;
  const row = course ?? exam;
  if (!row) throw new HttpError('NOT_FOUND');
  // After the start, only a change of the announcement affects applicants.
  const awaited = row.held_at <= now ? [...AWAITED_STATES, ...SEALED_STATES] : AWAITED_STATES;
  const { applicants, awaiting, undecided } = await db
    .selectFrom('application')
    .select(({ fn }) => [
      fn.countAll<number>().as('applicants'),
      fn.countAll<number>().filterWhere('status', 'in', awaited).as('awaiting'),
      fn.countAll<number>().filterWhere('status', 'in', CALLED_OFF_FROM).as('undecided'),
    ])
    .where(isForOffering(kind, offeringNo))
    .where('status', 'not in', APPLICATION_DEAD_STATES)
    .executeTakeFirstOrThrow();
  return {
    ...presentOffering(row, now),
    applicants,
    awaiting,
    leftToCancel: row.called_off ? undecided : 0,
    fixedFields: await listFixedFields({ kind, offeringNo }, row, db),
    changes: await countChanges({ kind, offeringNo }, db),
    hall: await findHall(row, db),
    lecturers: course ? await listLecturersOf(offeringNo, db) : [],
    course: course ? courseFormOf(course) : null,
    exam: exam ? examFormOf(exam) : null,
  };
}
