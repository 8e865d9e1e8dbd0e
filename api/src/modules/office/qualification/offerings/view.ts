import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { toPage } from '../../../../database/page.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { APPLICATION_DEAD_STATES } from '../../../../lifecycles/application.ts';
import type { CallContext } from '../../../../pipeline/handler.ts';
import { findOffering, listOfferings } from '../../../manager/offerings/store.ts';
import { viewOffering } from '../../../manager/offerings/view.ts';
import { courseFormOf, examFormOf } from './form.ts';
import { presentOffering } from './present.ts';

/** Courses or exams, those under way first. */
export async function listOfficeOfferings(
  { kind, rating, ...search }: CallValue<Calls['officeOfferings']>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
) {
  const page =
    kind === 'education'
      ? await listOfferings(db, 'education', { ...search, grade: rating }, now)
      : await listOfferings(db, 'exam', { ...search, grade: rating }, now);
  return toPage<(typeof page.rows)[number], ReturnType<typeof presentOffering>>(page, search, (row) =>
    presentOffering(row, now),
  );
}

/** One course or exam, with the values of its form. */
export async function viewOfficeOffering(
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  context: Pick<CallContext, 'db' | 'now'>,
) {
  const { db, now } = context;
  const course = kind === 'education' ? await viewOffering({ kind, offeringNo }, context) : null;
  const exam = kind === 'exam' ? await findOffering(db, kind, offeringNo, now) : null;
  const row = course ?? exam ?? (await viewOffering({ kind, offeringNo }, context));
  const { applicants } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('applicants'))
    .where(OFFERING_KINDS[kind].key, '=', offeringNo)
    .where('status', 'not in', APPLICATION_DEAD_STATES)
    .executeTakeFirstOrThrow();
  return {
    ...presentOffering(row, now),
    applicants,
    course: course ? courseFormOf(course) : null,
    exam: exam ? examFormOf(exam) : null,
  };
}
