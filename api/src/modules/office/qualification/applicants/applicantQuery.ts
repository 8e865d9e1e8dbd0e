import { sql, type RawBuilder } from 'kysely';
import type { ApplicationStatus, PhotoState } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { typedName } from '@portal/shared/rules';
import { likePattern } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { CourseAnswers, ExamAnswers } from '../../../../database/types/tables/manager.ts';
import { awaitsDeposit } from '../../../../enrolment/application/statusName.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { applicantName } from '../../parts/described.ts';

/** A subselect, evaluated only for the page's rows: a join would read the payments of all courses. */
const paidAmount = sql<number | null>`(
  select payment.paid_amount from payment where payment.payment_no = application.payment_no
)`;

interface Applied {
  kind: OfferingKind;
  offeringNo: number;
  keyword?: string | undefined;
  status?: ApplicationStatus | undefined;
  photo?: PhotoState | undefined;
}

/** SQL equivalent of the photo state in `enrolment/application/photo.ts`. */
const hasPhoto = sql`coalesce(application.answers ->> 'userProfile', '') <> ''`;
const PHOTO_STATES: Record<PhotoState, RawBuilder<boolean>> = {
  given: sql<boolean>`${hasPhoto}`,
  missing: sql<boolean>`(not ${hasPhoto} and application.photo_return_reason is null)`,
  returned: sql<boolean>`(not ${hasPhoto} and application.photo_return_reason is not null)`,
};

/** Applicants for a course or exam, filtered by state, photo and keyword in name or exam number. */
export function applicantsOf(db: Queries, { kind, offeringNo, keyword, status, photo }: Applied) {
  const all = db
    .selectFrom('application')
    .select([
      'application.application_no',
      'application.member_no',
      'application.applied_at',
      'application.examination_code',
      'application.status',
      'application.answers',
      'application.kind',
      'application.terms',
      'application.changed_to',
      'application.photo_return_reason',
      'application.photo_returned_at',
    ])
    .select([applicantName.as('name'), paidAmount.as('paid_amount'), awaitsDeposit.as('awaits_deposit')])
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo);
  const inState = status ? all.where('application.status', '=', status) : all;
  const query = photo && kind === 'exam' ? inState.where(PHOTO_STATES[photo]) : inState;
  if (!keyword) return query;
  const pattern = likePattern(typedName(keyword));
  return query.where(
    sql<boolean>`(${applicantName} ilike ${pattern} or application.examination_code ilike ${pattern})`,
  );
}

/** Renders the answers that an employee needs; empty after the member's withdrawal. */
export const presentAnswers = (answers: Partial<CourseAnswers & ExamAnswers>) => ({
  userBirth: answers.userBirth ?? '',
  memo: answers.memo ?? '',
  needsAssistance: answers.isDisorder === 2,
});
