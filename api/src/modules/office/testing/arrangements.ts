import type { CallName, CertificateStatus } from '@portal/shared/contract';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { TestServer } from '../../../testing/index.ts';
import { addApplication, addPaid, addRefund } from './applications.ts';
import { addCertificate } from './certificates.ts';
import { addEmployee } from './employee.ts';
import { addReport } from './reports.ts';

/** The tables whose rows are moved. */
export type Moved = 'application' | 'payment' | 'refund' | 'certificate' | 'member' | 'post_report';

/** How employees move a line of a life cycle. */
export interface TransitionCase {
  call: CallName;
  permission: Permission;
  /** The page where an employee does it. */
  screen: string;
  /** The entry in the audit log. */
  act: string;
  /** Makes a row in the line's first state; answers the input of the call, and what is moved. */
  arrange(server: TestServer): Promise<{ input: object; table: Moved; no: number }>;
}

/** A request to cancel, decided by its application; `moved` is what the line is about. */
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

export const result =
  (kind: 'education' | 'exam', status: 'CONFIRMED' | 'SAT', entered: string): TransitionCase['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind, status });
    return { input: { userExaminationNo: applicationNo, result: entered }, table: 'application', no: applicationNo };
  };

/** Calling a course off, for one application of it. */
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

export const certificate =
  (status: CertificateStatus, inputOf: (certificateNo: number) => object): TransitionCase['arrange'] =>
  async (server) => {
    const no = await addCertificate(server, { status });
    return { input: inputOf(no), table: 'certificate', no };
  };
/** The fee of a request that was asked for and due on 2026-12-09, by a line of the bank of that day or a later one. */
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

export const memberIn =
  (status: 'ACTIVE' | 'SUSPENDED'): TransitionCase['arrange'] =>
  async (server) => {
    const { memberNo } = await server.member({ status });
    return { input: { memberNo, reason: '확인함' }, table: 'member', no: memberNo };
  };
