import { endOfSeoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import { refundPercentNow, refundUntil } from '../../../enrolment/application/mayCancelConfirmed.ts';
import { mayAddPhoto, photoDueAt, photoOf } from '../../../enrolment/application/photo.ts';
import { findOwn, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { asksEvidence, evidenceDueDay, lackOfTicket } from '../../../enrolment/application/ticket.ts';
import { beginsAt } from '../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { findConfirmingPayment, refundableAmount } from '../../../enrolment/refund/store.ts';
import { applicationPage } from '../../../notices/pages.ts';
import type { Task } from './waiting.ts';

/**
 * Requirements that a member's coming exams lack for a ticket. Documents that the office is checking are no task. Once
 * a deadline has passed, a further task is about cancelling: the refund, and until when it is paid, also after the
 * beginning of the exam.
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
    if (application) tasks.push(...(await tasksOf(db, application, now)));
  }
  return tasks;
}

async function tasksOf(db: Queries, application: ApplicationRow, now: Date): Promise<Task[]> {
  const terms = currentTerms(application);
  const common = { title: offeringTitle(terms), path: applicationPage('exam', application.application_no).path };
  const hasBegun = beginsAt(terms) <= now;
  const lacksPhoto = photoOf(application) === '';
  const isPhotoLate = lacksPhoto && !mayAddPhoto(application, application.status, now);
  const isEvidenceGiven = ['SUBMITTED', 'ACCEPTED'].includes(application.evidence_state ?? '');
  const lacksEvidence = asksEvidence(application) && !isEvidenceGiven;
  const evidenceDueAt = endOfSeoulDay(evidenceDueDay((terms as ExamTerms).examDate));
  const tasks: Task[] = [];
  if (!hasBegun && !isPhotoLate) {
    if (lacksPhoto) tasks.push({ ...common, kind: 'addPhoto', amount: 0, dueAt: photoDueAt(application) });
    const kind = application.evidence_state === 'RETURNED' ? 'giveEvidenceAgain' : 'giveEvidence';
    if (lacksEvidence) tasks.push({ ...common, kind, amount: 0, dueAt: evidenceDueAt });
  }
  const isTooLate = isPhotoLate || (lacksEvidence && evidenceDueAt <= now);
  if (isTooLate || (hasBegun && lackOfTicket(application) !== null)) {
    const leaving = await refundIfLeft(db, application, now);
    const kind = isPhotoLate || hasBegun ? 'noTicket' : 'lateEvidence';
    if (leaving.amount > 0 || (isPhotoLate && !hasBegun)) tasks.push({ ...common, kind, ...leaving });
  }
  return tasks;
}

/** Won that a cancellation returns now, and until when; null without a refund. */
async function refundIfLeft(
  db: Queries,
  application: ApplicationRow,
  now: Date,
): Promise<Pick<Task, 'amount' | 'dueAt'>> {
  const payment = await findConfirmingPayment(db, application);
  const amount = refundableAmount(payment, refundPercentNow(application, now) ?? 0);
  return { amount, dueAt: amount > 0 ? refundUntil(application, now) : null };
}
