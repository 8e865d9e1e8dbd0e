import type { Insertable } from 'kysely';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import type { ApplicationTable, OfferingKind } from '../../../database/types/tables/manager.ts';
import type { PaymentTable, RefundTable } from '../../../database/types/tables/payment.ts';
import { insertRefund, reserveRefund, type RefundRow } from '../../../enrolment/refund/store.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addCourse, addExam } from '../../manager/testing/offerings.ts';

/** Creates applications in the states that the office handles, for a course or exam with a taken seat. */

export const PRICE = 50_000;
const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };

const COMMON_TERMS = {
  rating: 2,
  time: '10:00',
  address: '서울특별시 중구 세종대로 110',
  address2: '',
  reStartDate: '2026-10-26',
  reEndDate: '2026-12-09',
  percent: 100,
  reStartDate2: '2026-12-10',
  reEndDate2: '2026-12-10',
  percent2: 80,
};
/** Terms of an application of each kind, for 2026-12-10. */
export const TERMS = {
  education: { ...COMMON_TERMS, title: '외식경영관리사 2급 집합교육', eduType: 1, eduDate: '2026-12-10' },
  exam: {
    ...COMMON_TERMS,
    year: 2026,
    rounds: 4,
    examinationName: '외식경영관리사 2급',
    part: '필기',
    examDate: '2026-12-10',
    passDate: '2026-12-24',
    passTime: '10:00',
  },
};

/** Answers of an exam's applicant. */
export const EXAM_ANSWERS = JSON.stringify({
  koName: '홍길동',
  enName: '',
  userBirth: '19900101',
  postCode: '',
  userAddr: '',
  userAddr2: '',
  memo: '',
  userProfile: '',
});

/** Creates a free application in a state. */
export async function addApplication(
  server: TestServer,
  {
    kind,
    isGroup = false,
    ...columns
  }: { kind: OfferingKind; isGroup?: boolean } & Pick<Insertable<ApplicationTable>, 'status'> &
    Partial<Insertable<ApplicationTable>>,
) {
  const { db, services } = server;
  const { memberNo, client } = await server.member();
  const offeringNo = await (kind === 'education' ? addCourse(db, { taken: 5 }) : addExam(db, { taken: 5 }));
  const { application_no: applicationNo } = await db
    .insertInto('application')
    .values({
      member_no: memberNo,
      kind: isGroup ? 'group' : kind,
      education_no: kind === 'education' && !isGroup ? offeringNo : null,
      examination_no: kind === 'exam' && !isGroup ? offeringNo : null,
      grade: 2,
      price: 0,
      terms: JSON.stringify(TERMS[kind]),
      answers: JSON.stringify({ name: '홍길동', userBirth: '19900101' }),
      examination_code: null,
      applied_at: services.now(),
      pay_due_at: services.now(),
      confirmed_at: services.now(),
      ...columns,
    })
    .returning('application_no')
    .executeTakeFirstOrThrow();
  return { applicationNo, offeringNo, memberNo, client };
}

/** Creates an application, for a course by default, with a payment; CONFIRMED if that is PAID. */
export async function addPaid(
  server: TestServer,
  columns: Partial<Insertable<PaymentTable>> = {},
  changes: { isGroup?: boolean; kind?: OfferingKind } & Partial<Omit<Insertable<ApplicationTable>, 'kind'>> = {},
) {
  const { db, services } = server;
  const application = await addApplication(server, { kind: 'education', status: 'HELD', price: PRICE, ...changes });
  const { payment_no: paymentNo } = await db
    .insertInto('payment')
    .values({
      application_no: application.applicationNo,
      member_no: application.memberNo,
      pay_method: 'card',
      amount: PRICE,
      status: 'PAID',
      gateway_no: null,
      checkout_url: null,
      due_at: services.now(),
      opened_at: services.now(),
      checked_at: null,
      paid_at: services.now(),
      paid_amount: PRICE,
      ended_at: null,
      closed_at: null,
      reviewed_at: null,
      vbank_bank: null,
      vbank_account: null,
      vbank_holder: null,
      vbank_due_at: null,
      ...columns,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  if ((columns.status ?? 'PAID') === 'PAID')
    await db
      .updateTable('application')
      .set({ status: 'CONFIRMED', payment_no: paymentNo })
      .where('application_no', '=', application.applicationNo)
      .execute();
  return { ...application, paymentNo };
}

/** Creates a paid application with a refund in a state, with an account if its route needs one. */
export async function addRefund(
  server: TestServer,
  {
    payment = {},
    applicationStatus = 'CANCELLED',
    ...refund
  }: Pick<Insertable<RefundTable>, 'status'> & {
    payment?: Partial<Insertable<PaymentTable>>;
    applicationStatus?: Insertable<ApplicationTable>['status'];
    route?: RefundTable['route'];
    toAccount?: boolean;
    amount?: number;
    cause?: RefundTable['cause'];
    failure?: NonNullable<RefundRow['failure']>;
  },
) {
  const { db, services, configuration } = server;
  const paid = await addPaid(server, payment);
  await db
    .updateTable('application')
    .set({ status: applicationStatus })
    .where('application_no', '=', paid.applicationNo)
    .execute();
  const {
    status,
    amount = PRICE,
    route = 'gateway',
    toAccount = false,
    cause = 'CANCEL',
    failure = 'REFUSED',
  } = refund;
  if (status !== 'REQUESTED') await reserveRefund(db, paid.paymentNo, amount);
  const refundNo = await insertRefund(db, configuration.encryptionKeys, {
    applicationNo: paid.applicationNo,
    paymentNo: paid.paymentNo,
    status: status === 'FAILED' || status === 'UNKNOWN' ? 'APPROVED' : status,
    cause,
    route,
    toAccount,
    amount,
    percent: 100,
    account: toAccount && status !== 'AWAITING_ACCOUNT' ? account : null,
    now: services.now(),
  });
  if (status === 'FAILED')
    await writeTransition(db, 'refund', { no: refundNo, from: 'APPROVED', to: status, columns: { failure } });
  if (status === 'UNKNOWN')
    await writeTransition(db, 'refund', {
      no: refundNo,
      from: 'APPROVED',
      to: status,
      columns: { unknown_since: services.now() },
    });
  return { ...paid, refundNo };
}
