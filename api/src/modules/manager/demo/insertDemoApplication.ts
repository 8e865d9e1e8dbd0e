import type { ApplicationStatus } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { nextExamCode } from '../../../enrolment/offering/seats.ts';
import { freeSeat } from '../../../enrolment/queue/leave.ts';
import { courseAnswers, examAnswers } from '../applications/answers.ts';
import { takeSeatAndSubmit } from '../applications/submitStore.ts';
import { insertDemoPayments, type DemoPayment } from './insertDemoPayments.ts';
import { demoPhotoPath } from './photos.ts';

interface DemoApplication {
  kind: OfferingKind;
  offeringNo: number;
  memberNo: number;
  status: ApplicationStatus;
  /** Day of applying, within the apply period. */
  appliedDay: string;
}

/**
 * Inserts an application with the statement for members' applications, at a time in the past, and sets its status and
 * its payment. Returns its number.
 */
export async function insertDemoApplication(
  db: Queries,
  { kind, offeringNo, memberNo, status, appliedDay }: DemoApplication,
): Promise<number> {
  const at = seoulInstant(appliedDay, '14:20');
  const form = { memo: '', isDisorder: 1 as const, enName: 'KIM JEONGSIK', userProfile: demoPhotoPath(memberNo) };
  const answers = kind === 'education' ? courseAnswers(form) : examAnswers(form);
  const submitted = await takeSeatAndSubmit(db, kind, { memberNo, offeringNo, answers, now: at, payDueAt: at });
  if (!submitted) throw new Error(`the demo found no seat in ${kind} ${offeringNo}`);
  const applicationNo = submitted.application_no;
  const cancelled = status === 'CANCELLED';
  if (cancelled) await freeSeat({ kind, offeringNo }, { db, now: at });
  const code = kind === 'exam' && !cancelled ? await nextExamCode(db, offeringNo) : null;
  const amount = submitted.price;
  const payment = { applicationNo, memberNo, amount, sold: kind, at, isRefunded: cancelled };
  const [paymentNo] = await insertDemoPayments(db, amount > 0 ? [payment] : []);
  if (payment.isRefunded && amount > 0) await insertDemoRefund(db, payment, paymentNo);
  await db
    .updateTable('application')
    .set({ status, examination_code: code, confirmed_at: at, pay_due_at: null })
    .where('application_no', '=', applicationNo)
    .execute();
  return applicationNo;
}

/** Inserts a refund of the whole payment, which was executed at once. */
async function insertDemoRefund(
  db: Queries,
  { applicationNo, amount, at }: DemoPayment,
  paymentNo: number | undefined,
): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      application_no: applicationNo,
      payment_no: paymentNo ?? null,
      status: 'DONE',
      cause: 'CANCEL',
      route: 'gateway',
      amount,
      to_account: false,
      percent: 100,
      bank: '한빛은행',
      account_name: '김정식',
      account_masked: '*********4821',
      account_sealed: null,
      requested_at: at,
      decided_at: at,
      leased_until: null,
      finished_at: at,
    })
    .execute();
}
