import type { ApplicationStatus } from '@portal/shared/contract';
import { OFFERING_KINDS, type OfferingKind } from '../../../applications/offeringKind.ts';
import { freeSeat, nextExaminationCode } from '../../../applications/seats.ts';
import { seoulMoment } from '../../../clock/seoul.ts';
import type { Queries } from '../../../database/tables.ts';
import { educationAnswers, examinationAnswers } from '../answers.ts';
import { takeSeatAndSubmit } from '../submitStore.ts';

export interface DemoApplication {
  kind: OfferingKind;
  offeringNo: number;
  memberNo: number;
  status: ApplicationStatus;
  /** The day of applying, within the apply period. */
  appliedDay: string;
}

/**
 * Enters an application of the demo by the statement that members' applications go through, at a moment in the
 * past, and brings it to its state with the payment that belongs to it.
 */
export async function enterApplication(
  db: Queries,
  { kind, offeringNo, memberNo, status, appliedDay }: DemoApplication,
): Promise<number> {
  const at = seoulMoment(appliedDay, '14:20');
  const common = { memo: '', isDisorder: 1 as const, enName: 'KIM JEONGSIK', userProfile: '' };
  const answers =
    kind === 'education'
      ? await educationAnswers(db, memberNo, { educationNo: offeringNo, ...common })
      : await examinationAnswers(db, memberNo, { examinationNo: offeringNo, ...common });
  const made = await takeSeatAndSubmit(db, kind, { memberNo, offeringNo, answers, now: at, payDueAt: at });
  if (!made) throw new Error(`the demo found no seat in ${OFFERING_KINDS[kind].table} ${offeringNo}`);
  const no = made.user_examination_no;
  const cancelled = status === 'CANCELLED';
  if (cancelled) await freeSeat(db, kind, offeringNo);
  const code = kind === 'examination' && !cancelled ? await nextExaminationCode(db, offeringNo) : null;
  const { price } = await db
    .updateTable('application')
    .set({ status, examination_code: code, confirmed_at: at, pay_due_at: null })
    .where('user_examination_no', '=', no)
    .returning('price')
    .executeTakeFirstOrThrow();
  if (price > 0) await enterPayment(db, no, memberNo, price, at, cancelled);
  return no;
}

async function enterPayment(
  db: Queries,
  userExaminationNo: number,
  memberNo: number,
  amount: number,
  at: Date,
  refunded: boolean,
) {
  const { payment_no } = await db
    .insertInto('payment')
    .values({
      user_examination_no: userExaminationNo,
      member_no: memberNo,
      pay_method: 'card',
      amount,
      status: refunded ? 'REFUNDED' : 'PAID',
      gateway_no: `DEMO-${userExaminationNo}`,
      checkout_url: null,
      due_at: at,
      opened_at: at,
      checked_at: at,
      paid_at: at,
      paid_amount: amount,
      refunded_amount: refunded ? amount : 0,
      vbank_bank: null,
      vbank_account: null,
      vbank_holder: null,
      vbank_due_at: null,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  // The sandbox knows of it too, so that a refund asked for in the demo can go out.
  await db
    .insertInto('sandbox_payment')
    .values({
      gateway_no: `DEMO-${userExaminationNo}`,
      payment_no,
      method: 'card',
      amount,
      told_amount: amount,
      title: '',
      return_url: '/main',
      due_at: at,
      state: refunded ? 'REFUNDED' : 'PAID',
      approve_at: null,
      account: null,
      refunded: refunded ? amount : 0,
    })
    .execute();
  if (!refunded) return;
  await db
    .insertInto('refund')
    .values({
      user_examination_no: userExaminationNo,
      payment_no,
      status: 'DONE',
      cause: 'CANCEL',
      route: 'gateway',
      amount,
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
