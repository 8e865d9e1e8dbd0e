import { endOfSeoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import { leaveEnd, mayLeaveChanged, refundPercentNow } from '../../../enrolment/application/mayCancelConfirmed.ts';
import { mayAddPhoto, photoDueAt, photoOf } from '../../../enrolment/application/photo.ts';
import { findOwn, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { asksEvidence, evidenceDueDay } from '../../../enrolment/application/ticket.ts';
import { beginsAt } from '../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { findConfirmingPayment, refundableAmount } from '../../../enrolment/refund/store.ts';
import { refundWindowEnd } from '../../../money/refundQuote.ts';
import { applicationPage } from '../../../notices/pages.ts';
import type { Task } from './waiting.ts';

/**
 * Requirements that a member's coming exams lack for a ticket. Documents that the office is checking are no task. After
 * the deadline of the photo, the task is about cancelling: the refund, and until when it is paid.
 */
export async function listTicketTasks(db: Queries, memberNo: number, now: Date): Promise<Task[]> {
  const confirmed = await db
    .selectFrom('application')
    .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .where('application.kind', '=', 'exam')
    .where('application.status', '=', 'CONFIRMED')
    .where('finish_at', '>', now)
    .where('called_off', '=', false)
    .orderBy('application_no')
    .execute();
  const tasks: Task[] = [];
  for (const { application_no } of confirmed) {
    const application = await findOwn(db, { memberNo, kind: 'exam', now }, application_no);
    if (application && beginsAt(currentTerms(application)) > now) tasks.push(...(await tasksOf(db, application, now)));
  }
  return tasks;
}

async function tasksOf(db: Queries, application: ApplicationRow, now: Date): Promise<Task[]> {
  const terms = currentTerms(application);
  const common = { title: offeringTitle(terms), path: applicationPage('exam', application.application_no).path };
  const hasPhoto = photoOf(application) !== '';
  if (!hasPhoto && !mayAddPhoto(application, application.status, now)) {
    const payment = await findConfirmingPayment(db, application);
    const amount = refundableAmount(payment, refundPercentNow(application, now) ?? 0);
    const leaveBy = mayLeaveChanged(application, now) ? leaveEnd(application) : refundWindowEnd(application.terms, now);
    const dueAt = amount > 0 ? leaveBy : null;
    return [{ ...common, kind: 'noTicket', amount, dueAt }];
  }
  const isEvidenceGiven = ['SUBMITTED', 'ACCEPTED'].includes(application.evidence_state ?? '');
  const evidenceDueAt = endOfSeoulDay(evidenceDueDay((terms as ExamTerms).examDate));
  return [
    ...(hasPhoto ? [] : [{ ...common, kind: 'addPhoto' as const, amount: 0, dueAt: photoDueAt(application) }]),
    ...(asksEvidence(application) && !isEvidenceGiven
      ? [{ ...common, kind: 'giveEvidence' as const, amount: 0, dueAt: evidenceDueAt }]
      : []),
  ];
}
