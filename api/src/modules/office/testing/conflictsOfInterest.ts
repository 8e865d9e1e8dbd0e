import type { CallName } from '@portal/shared/contract';
import type { TestServer } from '../../../testing/index.ts';
import { nameFeeAccount } from '../../manager/certificates/ownRequest.ts';
import { storeFinding } from '../../payment/findings/store.ts';
import { addApplication, addPaid } from './applications.ts';
import {
  batch,
  callingOff,
  cashReceipt,
  certificate,
  correction,
  evidence,
  fee,
  inquiry,
  memberIn,
  objection,
  one,
  onRoster,
  refund,
  report,
  request,
  result,
  resultCorrection,
  review,
  unacceptedSeat,
  type TransitionCase,
} from './arrangements.ts';
import { addMark } from './attendance.ts';
import { bankFile } from './bankFile.ts';
import { addCertificate } from './certificates.ts';
import { addEvidence } from './evidence.ts';
import { addAllowance, billToIssue, transfer, unpaidSeats, writingOff } from './invoices.ts';
import { ownerOf } from './movedRow.ts';

/** An employee's own record in a call. */
interface ConflictCase {
  /** Creates the record in a state that another employee could decide; returns the call's input and the owner. */
  arrange(server: TestServer): Promise<{ input: object; memberNo: number }>;
  /** The call decides many records: the own one is rejected separately, with its outcome. */
  isOneOfMany?: true;
}

const of = (arrange: TransitionCase['arrange'], also?: Pick<ConflictCase, 'isOneOfMany'>): ConflictCase => ({
  async arrange(server) {
    const { input, ...row } = await arrange(server);
    return { input, memberNo: await ownerOf(server.db, row) };
  },
  ...also,
});

const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
const byBank = { status: 'APPROVED', route: 'bank', toAccount: true, payment: { pay_method: 'phone' } } as const;
const toName = { status: 'AWAITING_ACCOUNT', toAccount: true, payment: { pay_method: 'vbank' } } as const;

/** A rejected certificate request with a refund account for its fee. */
const owedFee: ConflictCase['arrange'] = async (server) => {
  const certificateNo = await addCertificate(server, { status: 'REJECTED' });
  const memberNo = await ownerOf(server.db, { table: 'certificate', no: certificateNo });
  const context = { ...server.services, db: server.db, now: server.services.now(), caller: { memberNo } };
  await nameFeeAccount({ certificateNo, account }, context as unknown as Parameters<typeof nameFeeAccount>[1]);
  return { input: one(certificateNo), memberNo };
};

const finding: ConflictCase['arrange'] = async (server) => {
  const { paymentNo, memberNo } = await addPaid(server);
  const { db, services } = server;
  const ours = { day: '2026-12-09', kind: 'AMOUNT_DIFFERS', payment_no: paymentNo, our_amount: 50_000 } as const;
  await storeFinding(db, {
    ...ours,
    gateway_no: `G-${paymentNo}`,
    gateway_amount: 40_000,
    found_at: services.now(),
  });
  const { finding_no } = await db
    .selectFrom('money_finding')
    .select('finding_no')
    .where('payment_no', '=', paymentNo)
    .executeTakeFirstOrThrow();
  return { input: { findingNo: finding_no, note: '확인함' }, memberNo };
};

const bankLine: ConflictCase['arrange'] = async (server) => {
  const no = await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '김본인' });
  const content = bankFile({ name: '김본인', deposit: 15_000, day: '2026-12-10' });
  const input = { content, chosen: [{ line: 2, matter: 'certificateFee', no }] };
  return { input, memberNo: await ownerOf(server.db, { table: 'certificate', no }) };
};

const ownScores: ConflictCase['arrange'] = async (server) => {
  const { applicationNo, memberNo } = await addApplication(server, { kind: 'exam', status: 'SAT' });
  return { input: { userExaminationNo: applicationNo, scores: [{ name: '이론', score: 90 }] }, memberNo };
};

const ownPapers: ConflictCase['arrange'] = async (server) => {
  const { memberNo } = await server.member();
  return { input: { evidenceNo: await addEvidence(server, memberNo), fileNo: 1 }, memberNo };
};

const ownCorrection: ConflictCase['arrange'] = async (server) => {
  const { applicationNo, memberNo } = await addApplication(server, { kind: 'exam', status: 'FAILED' });
  return { input: { userExaminationNo: applicationNo, result: 'pass', reason: '채점 오류' }, memberNo };
};

const ownDoor: ConflictCase['arrange'] = async (server) => {
  const { applicationNo, memberNo, offeringNo } = await addApplication(server, {
    kind: 'education',
    status: 'CONFIRMED',
  });
  const entries = [{ userExaminationNo: applicationNo, takenAt: server.services.now().toISOString() }];
  return { input: { kind: 'education', offeringNo, lessonNo: 1, entries }, memberNo };
};

const ownMark: ConflictCase['arrange'] = async (server) => {
  const { applicationNo, memberNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
  await addMark(server, { applicationNo, status: 'ABSENT', recordedBy: memberNo });
  return { input: { userExaminationNo: applicationNo, lessonNo: 1, status: 'PRESENT', reason: '착오' }, memberNo };
};

const ownAllowance =
  (status: 'ASKED' | 'ALLOWED'): ConflictCase['arrange'] =>
  async (server) => {
    const { allowanceNo, employer } = await addAllowance(server, status);
    return { input: { allowanceNo, reason: '확인함' }, memberNo: employer.memberNo };
  };

const ownAllowing: ConflictCase['arrange'] = async (server) => {
  const { memberNo } = await server.member({ user_id: 'ownbusiness' });
  const business = { businessNumber: '1248100998', businessName: '한빛국밥집', limit: 100_000, untilDay: '2026-12-31' };
  return { input: { userId: 'ownbusiness', ...business, reason: '확인함' }, memberNo };
};

const ownAccount = memberIn('ACTIVE');
const rights: TransitionCase['arrange'] = async (server) => {
  const { input, ...member } = await ownAccount(server);
  return { ...member, input: { ...input, permissions: ['content'] } };
};

/** Every call that could decide an own record. */
export const CONFLICT_CASES: Partial<Record<CallName, ConflictCase>> = {
  officeDecideCancellation: of(request('approve', 'application')),
  officeRefundAccount: of(refund(byBank, {})),
  officeApproveRefundAgain: of(refund({ status: 'FAILED' }, {})),
  officeNameRefundAccount: of(refund(toName, account)),
  officeRecordTransfer: of(refund(byBank, {})),
  officeDecideReview: of(review('giveBack')),
  officeCloseFinding: { arrange: finding },
  officeMarkBill: of(billToIssue),
  officeReleaseBill: of(async (server) => {
    const { input, ...bill } = await billToIssue(server);
    return { ...bill, input: { ...input, reason: '홈택스 오류' } };
  }),
  officeConfirmInvoice: of(transfer('group_invoice')),
  officeCancelInvoiceSeats: of(unpaidSeats('group_invoice')),
  officeWriteOffInvoice: of(writingOff),
  officeCancelGroupSeats: of(unacceptedSeat('INVITED')),
  officeConfirmAllowance: { arrange: ownAllowance('ASKED') },
  officeEndAllowance: { arrange: ownAllowance('ALLOWED') },
  officeAllowInvoices: { arrange: ownAllowing },
  officeRetryCashReceipt: of(cashReceipt({ status: 'FAILED' })),
  officeEnterResult: of(result('exam', 'CONFIRMED', 'sit')),
  officeReturnPhoto: of(async (server) => {
    const { input, ...application } = await result('exam', 'CONFIRMED', 'sit')(server);
    return { ...application, input: { ...input, photo: 'uploads/me.webp', reason: '얼굴이 가려졌습니다.' } };
  }),
  officeEnterScores: { arrange: ownScores },
  officeCorrectResult: { arrange: ownCorrection },
  officeDecideResultCorrection: of(resultCorrection('exam', 'FAILED', 'pass')),
  officeDecideObjection: of(objection('uphold')),
  officeObjectionFile: of(objection('uphold')),
  officeDecideEvidence: of(evidence('accept')),
  officeEvidenceFile: { arrange: ownPapers },
  officeTakeAttendance: { arrange: ownDoor, isOneOfMany: true },
  officeCorrectAttendance: { arrange: ownMark },
  officeCallOff: of(callingOff('application', (server) => addPaid(server))),
  officeIssueCertificate: of(certificate('PAID', one)),
  officeIssueCertificates: of(certificate('PAID', batch), { isOneOfMany: true }),
  officeSendCertificates: of(certificate('ISSUED', batch), { isOneOfMany: true }),
  officeSendPost: of(
    certificate('ISSUED', (no) => ({ certificateNo: no, carrier: 'EPOST', trackingNumber: '6012345678901' })),
  ),
  officeRejectCertificate: of(certificate('PAID', one)),
  officeRevokeCertificate: of(certificate('ISSUED', one)),
  officeReissueCertificate: of(certificate('ISSUED', one)),
  officeConfirmFee: of(fee('AWAITING_TRANSFER', '2026-12-09')),
  officeFeeAccount: { arrange: owedFee },
  officeRecordFeeReturned: { arrange: owedFee },
  officeConfirmBankLines: { arrange: bankLine, isOneOfMany: true },
  officeDecideReport: of(report('WAITING', 'dismiss')),
  officeAnswerInquiry: of(inquiry),
  officeDecideCorrection: of(correction('accept')),
  officeDecideRoster: of(onRoster('SENT', 'register')),
  officeSuspendMember: of(ownAccount),
  officeReinstateMember: of(ownAccount),
  officeEndSessions: of(ownAccount),
  officeSetMemberBranch: of(ownAccount),
  officeAssignBranch: of(ownAccount),
  officeRefuseMarketing: of(ownAccount),
  officeSetEmployee: of(rights),
  officeDismissEmployee: of(ownAccount),
  officeRefuseGrant: of(ownAccount),
  officeSendLoginLink: of(ownAccount),
  officeResetFactors: of(ownAccount),
};

/** Calls that take a member's record without deciding it, with the reason, or that have a test of their own. */
export const DECIDES_NOTHING: Partial<Record<CallName, string>> = {
  officeMember: 'reads',
  officeShowMember: 'reads, and is in the audit log',
  officeCorrection: 'reads, and is in the audit log',
  officeCorrectionDocument: 'reads, and is in the audit log',
  officeApplicants: 'reads',
  officeGroup: 'reads, and is in the audit log',
  officeApplicantPhotos: 'reads, and is in the audit log',
  officeCertificates: 'reads',
  officeReport: 'reads',
  officeInquiry: 'reads',
  officeRoster: 'reads',
  officeTakeRosterAgain: 'takes out what was taken before, and is in the audit log',
  officeEnterBillFile: 'a file, of which the own row is refused: bills.test.ts',
  officeEnterHygieneFile: 'a file, of which the own row is refused: hygiene.test.ts',
  officeEnterRosterFile: 'a file, of which the own row is refused: roster.test.ts',
  officeAudit: 'reads',
  officeUndoImport: 'a file of many members, whose own row no employee can single out',
  officeCloseImport: 'a file of many members, whose own row no employee can single out',
  officePrintCertificates: 'prints what was decided; its holder prints the same',
  officePrintLabels: 'prints where it goes; nothing is decided',
  officeEnterTracking: 'a table, of which the own row is refused: post.test.ts',
  officeEnterResults: 'a table, of which the own row is refused: results.test.ts',
};
