import type { ApplicationAction, ApplicationStatus } from '@portal/shared/contract';
import { mayCancelConfirmed } from '../../../enrolment/application/mayCancelConfirmed.ts';
import { mayAddPhoto } from '../../../enrolment/application/photo.ts';
import { objectUntil } from '../../../enrolment/application/resultFacts.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { hasTicket } from '../../../enrolment/application/ticket.ts';
import { applicationLifecycle } from '../../../lifecycles/application.ts';
import { linesOf } from '../../../lifecycles/lifecycle.ts';

/** Status as the member may see it: until a result is announced, passed and failed both show as SAT. */
export function visibleStatus(
  application: Pick<ApplicationRow, 'status' | 'announced_at'>,
  now: Date,
): ApplicationStatus {
  const isResult = application.status === 'PASSED' || application.status === 'FAILED';
  const isAnnounced = application.announced_at !== null && application.announced_at <= now;
  return isResult && !isAnnounced ? 'SAT' : application.status;
}

/** Actions that the member may take now: transitions of the life cycle with their guards, and papers to print. */
export function applicationActions(application: ApplicationRow, now: Date): ApplicationAction[] {
  const status = visibleStatus(application, now);
  const rights: Record<ApplicationAction, boolean> = {
    pay: status === 'HELD' && application.pay_due_at !== null && application.pay_due_at > now,
    cancel: mayCancel(application, status, now),
    retract: linesOf(applicationLifecycle, { from: status, event: 'retract', by: 'member' }).length > 0,
    nameRefundAccount: application.awaiting_account > 0,
    denyRefundAccount: application.deniable_accounts > 0,
    // The entry code of the slip admits like that of the ticket: an exam has a slip only together with a ticket.
    printSlip: application.kind === 'exam' ? hasTicket(application) : status === 'CONFIRMED',
    printTicket: hasTicket(application),
    addPhoto: mayAddPhoto(application, status, now),
    printCompletion: application.kind === 'education' && status === 'COMPLETED',
    printReceipt: application.has_receipt,
    requestCertificate: status === 'PASSED' && application.ineligible_reason === null,
    printCertificate: status === 'PASSED' && application.certificate_no !== null,
    object: objectUntil(application, now) !== null,
  };
  return (Object.keys(rights) as ApplicationAction[]).filter((action) => rights[action]);
}

const mayCancel = (application: ApplicationRow, status: ApplicationStatus, now: Date) =>
  linesOf(applicationLifecycle, { from: status, event: 'cancel', by: 'member' }).some(
    ({ guard }) => guard === undefined || mayCancelConfirmed(guard, application, now),
  );
