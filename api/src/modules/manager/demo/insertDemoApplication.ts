import type { ApplicationStatus } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { nextExamCode } from '../../../enrolment/offering/seats.ts';
import { freeSeat } from '../../../enrolment/queue/leave.ts';
import { bookPaid } from '../../../integrations/gateway/sandbox/bookPaid.ts';
import { taxFreeOf, type Sold } from '../../../money/taxFree.ts';
import { courseAnswers, examAnswers } from '../applications/answers.ts';
import { takeSeatAndSubmit } from '../applications/submitStore.ts';
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
  const paymentNo = amount > 0 ? await insertDemoPayment(db, payment) : null;
  await db
    .updateTable('application')
    .set({ status, examination_code: code, confirmed_at: at, pay_due_at: null, payment_no: paymentNo })
    .where('application_no', '=', applicationNo)
    .execute();
  return applicationNo;
}

interface DemoPayment {
  applicationNo: number;
  memberNo: number;
  amount: number;
  sold: Sold;
  at: Date;
  isRefunded: boolean;
}

/** Inserts a card payment, also at the demo's gateway, and returns its number. */
export async function insertDemoPayment(
  db: Queries,
  { applicationNo, memberNo, amount, sold, at, isRefunded }: DemoPayment,
): Promise<number> {
  const { payment_no } = await db
    .insertInto('payment')
    .values({
      application_no: applicationNo,
      member_no: memberNo,
      pay_method: 'card',
      amount,
      status: isRefunded ? 'REFUNDED' : 'PAID',
      gateway_no: null,
      checkout_url: null,
      due_at: at,
      opened_at: at,
      checked_at: at,
      paid_at: at,
      paid_amount: amount,
      refund_due: isRefunded ? amount : 0,
      refunded_amount: isRefunded ? amount : 0,
      closed_at: at,
      vbank_bank: null,
      vbank_account: null,
      vbank_holder: null,
      vbank_due_at: null,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  // Also at the demo's gateway, so that a refund requested in the demo can be executed.
  const taxFreeAmount = taxFreeOf(sold, amount);
  const gateway_no = await bookPaid(db, { paymentNo: payment_no, amount, taxFreeAmount, at, isRefunded });
  await db.updateTable('payment').set({ gateway_no }).where('payment_no', '=', payment_no).execute();
  if (!isRefunded) return payment_no;
  await db
    .insertInto('refund')
    .values({
      application_no: applicationNo,
      payment_no,
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
  return payment_no;
}
