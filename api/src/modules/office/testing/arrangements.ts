import type { ApplicationStatus, CallName, CertificateStatus } from '@portal/shared/contract';
import type { Result } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS } from '../../../clock/durations.ts';
import type { TestServer } from '../../../testing/index.ts';
import { askForPerson } from '../../user/testing/corrections.ts';
import { addApplication, addPaid, addRefund } from './applications.ts';
import { addMark } from './attendance.ts';
import { addCashReceipt } from './cashReceipts.ts';
import { addCertificate } from './certificates.ts';
import { addEmployee } from './employee.ts';
import { addEvidence } from './evidence.ts';
import { addSeatRequest, addUnacceptedSeat } from './groups.ts';
import { addInquiry } from './inquiries.ts';
import type { MovedRow } from './movedRow.ts';
import { addPlace } from './places.ts';
import { addReport } from './reports.ts';
import { announceNow } from './results.ts';
import { addRosterEntry } from './roster.ts';

/** Test case for a transition by an employee. */
export interface TransitionCase {
  call: CallName;
  permission: Permission;
  /** Page on which the employee does it. */
  screen: string;
  /** Act in the audit log. */
  act: string;
  /** Creates a row in the initial state; returns the input of the call and the row. */
  arrange(server: TestServer): Promise<MovedRow & { input: object }>;
}

/** A failed cash receipt. */
export const cashReceipt =
  (columns: Parameters<typeof addCashReceipt>[1]): TransitionCase['arrange'] =>
  async (server) => {
    const no = await addCashReceipt(server, { failure: 'REFUSED', ...columns });
    return { input: { cashReceiptNo: no, reason: '번호 확인함' }, table: 'cash_receipt', no };
  };

/** A pending cancellation, decided by its application; `moved` is the table of the transition. */
export const request =
  (decision: 'approve' | 'reject', moved: 'application' | 'refund'): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo, refundNo } = await addRefund(server, {
      status: 'REQUESTED',
      applicationStatus: 'CANCEL_REQUESTED',
    });
    const input = { userExaminationNo: applicationNo, decision, reason: '확인함' };
    return { input, table: moved, no: moved === 'application' ? applicationNo : refundNo };
  };

/** A pending cancellation of a group's seat, accepted by a person or not. */
export const seatRequest =
  (decision: 'approve' | 'reject', isAccepted: boolean): TransitionCase['arrange'] =>
  async (server) => {
    const { groupNo, seatNo } = await addSeatRequest(server, { isAccepted });
    return {
      input: { userExaminationNo: groupNo, seatNo, decision, reason: '확인함' },
      table: 'group_seat',
      no: seatNo,
    };
  };

export const unacceptedSeat =
  (status: 'RESERVED' | 'INVITED'): TransitionCase['arrange'] =>
  async (server) => {
    const { groupNo, seatNo } = await addUnacceptedSeat(server, { status });
    return { input: { groupNo, reason: '연락 두절' }, table: 'group_seat', no: seatNo };
  };

export const result =
  (kind: 'education' | 'exam', status: 'CONFIRMED' | 'SAT', entered: string): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind, status });
    return { input: { userExaminationNo: applicationNo, result: entered }, table: 'application', no: applicationNo };
  };

/** Calls off a course with one application. */
export const callingOff =
  (
    moved: 'application' | 'refund',
    add: (server: TestServer) => Promise<{ applicationNo: number; offeringNo: number; refundNo?: number }>,
  ): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo, offeringNo, refundNo } = await add(server);
    const { client } = await addEmployee(server);
    const offering = { kind: 'education', offeringNo };
    const quote = (await client.call('officeCallOffQuote', offering)).entity as { title: string; amount: number };
    const input = { ...offering, typedTitle: quote.title, amount: quote.amount, reason: '강사 사정' };
    return { input, table: moved, no: moved === 'refund' ? (refundNo ?? 0) : applicationNo };
  };

/** Calls off a course with a member in its queue. */
export const callingOffLine =
  (status: 'WAITING' | 'OFFERED'): TransitionCase['arrange'] =>
  async (server) => {
    const now = server.services.now();
    const { offeringNo, placeNo } = await addPlace(server, { status, offer_due_at: new Date(now.getTime() + DAY_MS) });
    const arranged = await callingOff('application', async () => ({ applicationNo: placeNo, offeringNo }))(server);
    return { ...arranged, table: 'place_in_line' };
  };

export const review =
  (decision: 'accept' | 'giveBack'): TransitionCase['arrange'] =>
  async (server) => {
    const { paymentNo } = await addPaid(server, { status: 'HELD_FOR_REVIEW', paid_amount: 40_000 });
    return { input: { paymentNo, decision, reason: '통화함' }, table: 'payment', no: paymentNo };
  };

export const refund =
  (refund: Parameters<typeof addRefund>[1], input: object): TransitionCase['arrange'] =>
  async (server) => {
    const { refundNo } = await addRefund(server, refund);
    return { input: { refundNo, reason: '통화함', ...input }, table: 'refund', no: refundNo };
  };

export const report =
  (status: 'WAITING' | 'UPHELD', decision: 'hide' | 'dismiss' | 'restore'): TransitionCase['arrange'] =>
  async (server) => {
    const { postNo, reportNo } = await addReport(server, status);
    const input = { postNo, decision, lastReportNo: reportNo, reason: '비방' };
    return { input, table: 'post_report', no: reportNo };
  };

/** A requested correction of an announced result. */
export const resultCorrection =
  (kind: 'education' | 'exam', status: ApplicationStatus, result: Result): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind, status });
    if (kind === 'exam') await announceNow(server, offeringNo);
    const first = await addEmployee(server, ['qualification'], '김먼저');
    const asked = { userExaminationNo: applicationNo, result, reason: '채점 오류' };
    const answer = await first.client.call('officeCorrectResult', asked);
    if (answer.entity !== 'asked') throw new Error(`${kind} ${status} ${result}: ${JSON.stringify(answer)}`);
    const { correction_no: correctionNo } = await server.db
      .selectFrom('result_correction')
      .select('correction_no')
      .where('application_no', '=', applicationNo)
      .executeTakeFirstOrThrow();
    return { input: { correctionNo, decision: 'confirm' }, table: 'application', no: applicationNo };
  };

/** A result reset until a first one is entered, which one employee may do before the announcement. */
export const takingBack =
  (status: ApplicationStatus): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind: 'exam', status });
    const input = { userExaminationNo: applicationNo, result: 'sit', reason: '다른 사람의 답안지' };
    return { input, table: 'application', no: applicationNo };
  };

/** Creates an open objection and returns its number. */
async function addObjection({ db, services }: TestServer, applicationNo: number): Promise<number> {
  const now = services.now();
  const { objection_no } = await db
    .insertInto('result_objection')
    .values({
      application_no: applicationNo,
      status: 'OPEN',
      content: '2번 답안을 다시 봐주세요.',
      path: null,
      raised_at: now,
      due_at: new Date(now.getTime() + 14 * DAY_MS),
    })
    .returning('objection_no')
    .executeTakeFirstOrThrow();
  return objection_no;
}

/** An objection to an announced result. */
export const objection =
  (decision: 'uphold' | 'refuse'): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind: 'exam', status: 'FAILED' });
    const no = await addObjection(server, applicationNo);
    return {
      input: { objectionNo: no, decision, answer: '답안지를 다시 확인했습니다.' },
      table: 'result_objection',
      no,
    };
  };

/** Undecided documents of eligibility. */
export const evidence =
  (decision: 'accept' | 'return'): TransitionCase['arrange'] =>
  async (server) => {
    const { memberNo } = await server.member();
    const no = await addEvidence(server, memberNo);
    return { input: { evidenceNo: no, decision, reason: '기간 확인' }, table: 'eligibility_evidence', no };
  };

/** An applicant at the door without a mark. */
export const atTheDoor: TransitionCase['arrange'] = async (server) => {
  const { applicationNo, offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
  const { memberNo: recordedBy } = await addEmployee(server);
  const other = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
  // The next row gets the next number.
  const no = 1 + (await addMark(server, { applicationNo: other.applicationNo, recordedBy }));
  const entries = [{ userExaminationNo: applicationNo, takenAt: server.services.now().toISOString() }];
  return { input: { kind: 'education', offeringNo, lessonNo: 1, entries }, table: 'attendance', no };
};

/** A wrong mark. */
export const wrongMark =
  (from: 'PRESENT' | 'ABSENT', to: 'PRESENT' | 'ABSENT'): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const { memberNo: recordedBy } = await addEmployee(server);
    const no = await addMark(server, { applicationNo, status: from, recordedBy });
    const input = { userExaminationNo: applicationNo, lessonNo: 1, status: to, reason: '착오' };
    return { input, table: 'attendance', no };
  };

export const certificate =
  (status: CertificateStatus, inputOf: (certificateNo: number) => object): TransitionCase['arrange'] =>
  async (server) => {
    const no = await addCertificate(server, { status });
    return { input: inputOf(no), table: 'certificate', no };
  };
/** The fee of a request made and due on 2026-12-09, in a bank line of that day or later. */
export const fee =
  (status: CertificateStatus, day: string): TransitionCase['arrange'] =>
  async (server) => {
    const no = await addCertificate(server, {
      status,
      paid_at: null,
      requested_at: new Date('2026-12-09T10:00:00+09:00'),
      due_at: new Date('2026-12-10T00:00:00+09:00'),
      ended_at: status === 'AWAITING_TRANSFER' ? null : server.services.now(),
    });
    return { input: { certificateNo: no, day, reason: '확인함' }, table: 'certificate', no };
  };
export const one = (certificateNo: number) => ({ certificateNo, reason: '확인함' });
export const batch = (certificateNo: number) => ({ certificateNos: [certificateNo] });

/** A request to change the name. */
export const correction =
  (decision: 'accept' | 'refuse'): TransitionCase['arrange'] =>
  async (server) => {
    const { client } = await server.member();
    const no = await askForPerson(client);
    return { input: { correctionNo: no, decision, reason: '확인함' }, table: 'correction', no };
  };

export const memberIn =
  (status: 'ACTIVE' | 'SUSPENDED'): TransitionCase['arrange'] =>
  async (server) => {
    const { memberNo } = await server.member({ status });
    return { input: { memberNo, reason: '확인함' }, table: 'member', no: memberNo };
  };

/** An open inquiry. */
export const inquiry: TransitionCase['arrange'] = async (server) => {
  const { inquiryNo, entryNo } = await addInquiry(server);
  return { input: { inquiryNo, lastEntryNo: entryNo, content: '답변' }, table: 'inquiry', no: inquiryNo };
};

/** A roster entry in a state, decided individually. */
export const onRoster =
  (status: 'SENT' | 'REFUSED', decision: 'register' | 'refuse' | 'putBack'): TransitionCase['arrange'] =>
  async (server) => {
    const { rosterNo } = await addRosterEntry(server, status);
    return { input: { rosterNo, decision, reason: '번호가 다름' }, table: 'roster_entry', no: rosterNo };
  };

/** All unsent roster entries, including this one. */
export const takingRoster: TransitionCase['arrange'] = async (server) => {
  const { rosterNo } = await addRosterEntry(server, 'NOT_SENT');
  return { input: { reason: '식약처' }, table: 'roster_entry', no: rosterNo };
};
