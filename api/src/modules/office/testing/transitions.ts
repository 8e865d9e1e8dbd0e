import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { STATUS_OF_RESULT } from '../qualification/results/resultStates.ts';
import { addApplication, addPaid, addRefund } from './applications.ts';
import {
  atTheDoor,
  batch,
  callingOff,
  callingOffLine,
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
  seatRequest,
  takingBack,
  takingRoster,
  unacceptedSeat,
  wrongMark,
  type TransitionCase,
} from './arrangements.ts';
import { bankFile } from './bankFile.ts';
import { addCertificate } from './certificates.ts';
import { billToIssue, callingOffInvoiced, transfer, unpaidSeats, writingOff } from './invoices.ts';

const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
const onCancellations = {
  call: 'officeDecideCancellation',
  permission: 'qualification',
  screen: '/office/cancellations',
} as const;
const onApplicants = { call: 'officeEnterResult', permission: 'qualification' } as const;
const onOfferings = {
  call: 'officeCallOff',
  permission: 'qualification',
  screen: '/office/courses/view',
  act: 'call off',
} as const;
const onRefunds = { permission: 'money', screen: '/office/refunds' } as const;
const onMembers = { permission: 'members', screen: '/office/members/view' } as const;
const onAmountChecks = { call: 'officeDecideReview', permission: 'money', screen: '/office/reviews' } as const;
const onRosters = { call: 'officeDecideRoster', permission: 'members', screen: '/office/roster' } as const;
const onReports = { call: 'officeDecideReport', permission: 'content', screen: '/office/reports' } as const;
const onCertificates = { permission: 'qualification', screen: '/office/certificates' } as const;
const onFees = { call: 'officeConfirmFee', permission: 'money', screen: '/office/transfers' } as const;
const onCorrections = {
  call: 'officeDecideCorrection',
  permission: 'members',
  screen: '/office/corrections/view',
} as const;
const requested = { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED' } as const;

const onResultCorrections = {
  call: 'officeDecideResultCorrection',
  permission: 'qualification',
  screen: '/office/result-corrections',
  act: 'correct result',
} as const;
const onObjections = {
  call: 'officeDecideObjection',
  permission: 'qualification',
  screen: '/office/objections',
} as const;

const onCashReceipts = {
  call: 'officeRetryCashReceipt',
  permission: 'money',
  screen: '/office/cash-receipts',
  act: 'retry cash receipt',
} as const;

const onInvoices = {
  call: 'officeConfirmInvoice',
  permission: 'money',
  screen: '/office/invoices',
  act: 'confirm invoice',
} as const;
const onUnpaidSeats = { ...onInvoices, call: 'officeCancelInvoiceSeats', act: 'cancel unpaid seats' } as const;

const onGroups = {
  call: 'officeCancelGroupSeats',
  permission: 'qualification',
  screen: '/office/groups/view',
  act: 'cancel unaccepted seats',
} as const;

const onEvidence = { call: 'officeDecideEvidence', permission: 'qualification', screen: '/office/evidence' } as const;

const onAttendance = {
  call: 'officeCorrectAttendance',
  permission: 'qualification',
  screen: '/office/courses/attendance',
  act: 'correct attendance',
} as const;

/** Every correction of a result. */
const CORRECTIONS = [
  ['education', 'COMPLETED', 'notComplete'],
  ['education', 'NOT_COMPLETED', 'complete'],
  ['exam', 'SAT', 'absent'],
  ['exam', 'ABSENT', 'sit'],
  ['exam', 'ABSENT', 'pass'],
  ['exam', 'ABSENT', 'fail'],
  ['exam', 'PASSED', 'fail'],
  ['exam', 'PASSED', 'sit'],
  ['exam', 'PASSED', 'absent'],
  ['exam', 'FAILED', 'pass'],
  ['exam', 'FAILED', 'sit'],
  ['exam', 'FAILED', 'absent'],
] as const;

/** Test case of every transition by staff, by `lifecycle from event to`. */
export const TRANSITION_CASES: Record<string, TransitionCase> = {
  'roster NOT_SENT take SENT': {
    call: 'officeTakeRoster',
    permission: 'members',
    screen: '/office/roster',
    act: 'take roster',
    arrange: takingRoster,
  },
  'roster SENT register REGISTERED': { ...onRosters, act: 'register on roster', arrange: onRoster('SENT', 'register') },
  'roster SENT refuse REFUSED': { ...onRosters, act: 'refuse on roster', arrange: onRoster('SENT', 'refuse') },
  'roster REFUSED putBack NOT_SENT': {
    ...onRosters,
    act: 'put back on roster',
    arrange: onRoster('REFUSED', 'putBack'),
  },
  'inquiry OPEN answer ANSWERED': {
    call: 'officeAnswerInquiry',
    permission: 'members',
    screen: '/office/inquiries/view',
    act: 'answer inquiry',
    arrange: inquiry,
  },
  'correction REQUESTED accept DONE': { ...onCorrections, act: 'correct member', arrange: correction('accept') },
  'correction REQUESTED refuse REFUSED': { ...onCorrections, act: 'refuse correction', arrange: correction('refuse') },
  ...Object.fromEntries(
    CORRECTIONS.map(([kind, from, result]): [string, TransitionCase] => [
      `application ${from} correct ${STATUS_OF_RESULT[result]}`,
      result === 'sit'
        ? {
            ...onResultCorrections,
            call: 'officeCorrectResult',
            screen: '/office/exams/view',
            arrange: takingBack(from),
          }
        : { ...onResultCorrections, arrange: resultCorrection(kind, from, result) },
    ]),
  ),
  'objection OPEN uphold UPHELD': { ...onObjections, act: 'uphold objection', arrange: objection('uphold') },
  'objection OPEN refuse REFUSED': { ...onObjections, act: 'refuse objection', arrange: objection('refuse') },
  'evidence SUBMITTED accept ACCEPTED': { ...onEvidence, act: 'accept evidence', arrange: evidence('accept') },
  'evidence SUBMITTED return RETURNED': { ...onEvidence, act: 'return evidence', arrange: evidence('return') },
  'bill WAITING issue ISSUED': {
    call: 'officeMarkBill',
    permission: 'money',
    screen: '/office/bills',
    act: 'issue bill',
    arrange: billToIssue,
  },
  'invoice OPEN paid PAID': { ...onInvoices, arrange: transfer('group_invoice') },
  'application CONFIRMED invoicePaid CONFIRMED': { ...onInvoices, arrange: transfer('application') },
  'payment null transferred PAID': { ...onInvoices, arrange: transfer('payment') },
  'invoice OPEN lower OPEN': { ...onUnpaidSeats, arrange: unpaidSeats('group_invoice') },
  'invoice OPEN lower CANCELLED': { ...onUnpaidSeats, arrange: unpaidSeats('group_invoice', { amount: 40_000 }) },
  'invoice OPEN callOff CANCELLED': { ...onOfferings, arrange: callingOffInvoiced() },
  'invoice OPEN writeOff WRITTEN_OFF': {
    ...onInvoices,
    call: 'officeWriteOffInvoice',
    act: 'write off invoice',
    arrange: writingOff,
  },
  'invoice WRITTEN_OFF paid PAID': { ...onInvoices, arrange: transfer('group_invoice', { status: 'WRITTEN_OFF' }) },
  'invoice WRITTEN_OFF callOff CANCELLED': {
    ...onOfferings,
    arrange: callingOffInvoiced({ status: 'WRITTEN_OFF' }),
  },
  'groupSeat RESERVED cancelUnpaid CANCELLED': { ...onUnpaidSeats, arrange: unpaidSeats('group_seat') },
  'groupSeat INVITED cancelUnpaid CANCELLED': {
    ...onUnpaidSeats,
    arrange: unpaidSeats('group_seat', { seatStatus: 'INVITED' }),
  },
  'groupSeat RESERVED cancelPaid CANCELLED': { ...onGroups, arrange: unacceptedSeat('RESERVED') },
  'groupSeat INVITED cancelPaid CANCELLED': { ...onGroups, arrange: unacceptedSeat('INVITED') },
  'attendance null take PRESENT': {
    ...onAttendance,
    call: 'officeTakeAttendance',
    act: 'take attendance',
    arrange: atTheDoor,
  },
  'attendance PRESENT correct ABSENT': { ...onAttendance, arrange: wrongMark('PRESENT', 'ABSENT') },
  'attendance ABSENT correct PRESENT': { ...onAttendance, arrange: wrongMark('ABSENT', 'PRESENT') },
  'post report WAITING hide UPHELD': { ...onReports, act: 'hide post', arrange: report('WAITING', 'hide') },
  'post report WAITING dismiss DISMISSED': {
    ...onReports,
    act: 'dismiss reports',
    arrange: report('WAITING', 'dismiss'),
  },
  'post report UPHELD restore DISMISSED': { ...onReports, act: 'restore post', arrange: report('UPHELD', 'restore') },
  'line WAITING callOff ENDED': { ...onOfferings, arrange: callingOffLine('WAITING') },
  'line OFFERED callOff ENDED': { ...onOfferings, arrange: callingOffLine('OFFERED') },
  'application HELD callOff CANCELLED': {
    ...onOfferings,
    arrange: callingOff('application', (server) => addApplication(server, { kind: 'education', status: 'HELD' })),
  },
  'application CONFIRMED callOff CANCELLED': {
    ...onOfferings,
    arrange: callingOff('application', (server) => addPaid(server)),
  },
  'application CANCEL_REQUESTED callOff CANCELLED': {
    ...onOfferings,
    arrange: callingOff('application', (server) => addRefund(server, requested)),
  },
  'refund REQUESTED callOff APPROVED': {
    ...onOfferings,
    arrange: callingOff('refund', (server) => addRefund(server, requested)),
  },
  'refund REQUESTED callOff AWAITING_ACCOUNT': {
    ...onOfferings,
    arrange: callingOff('refund', (server) =>
      addRefund(server, { ...requested, amount: 0, payment: { pay_method: 'vbank' } }),
    ),
  },
  'application CANCEL_REQUESTED approve CANCELLED': {
    ...onCancellations,
    act: 'approve cancellation',
    arrange: request('approve', 'application'),
  },
  'application CANCEL_REQUESTED reject CONFIRMED': {
    ...onCancellations,
    act: 'reject cancellation',
    arrange: request('reject', 'application'),
  },
  'groupSeat CANCEL_REQUESTED approve CANCELLED': {
    ...onCancellations,
    act: 'approve cancellation',
    arrange: seatRequest('approve', false),
  },
  'groupSeat CANCEL_REQUESTED reject CONFIRMED': {
    ...onCancellations,
    act: 'reject cancellation',
    arrange: seatRequest('reject', true),
  },
  'groupSeat CANCEL_REQUESTED reject RESERVED': {
    ...onCancellations,
    act: 'reject cancellation',
    arrange: seatRequest('reject', false),
  },
  'refund REQUESTED approve APPROVED': {
    ...onCancellations,
    act: 'approve cancellation',
    arrange: request('approve', 'refund'),
  },
  'refund REQUESTED reject REJECTED': {
    ...onCancellations,
    act: 'reject cancellation',
    arrange: request('reject', 'refund'),
  },
  'application CONFIRMED complete COMPLETED': {
    ...onApplicants,
    screen: '/office/courses/view',
    act: 'enter result: complete',
    arrange: result('education', 'CONFIRMED', 'complete'),
  },
  'application CONFIRMED notComplete NOT_COMPLETED': {
    ...onApplicants,
    screen: '/office/courses/view',
    act: 'enter result: notComplete',
    arrange: result('education', 'CONFIRMED', 'notComplete'),
  },
  'application CONFIRMED sit SAT': {
    ...onApplicants,
    screen: '/office/exams/view',
    act: 'enter result: sit',
    arrange: result('exam', 'CONFIRMED', 'sit'),
  },
  'application CONFIRMED absent ABSENT': {
    ...onApplicants,
    screen: '/office/exams/view',
    act: 'enter result: absent',
    arrange: result('exam', 'CONFIRMED', 'absent'),
  },
  'application SAT pass PASSED': {
    ...onApplicants,
    screen: '/office/exams/view',
    act: 'enter result: pass',
    arrange: result('exam', 'SAT', 'pass'),
  },
  'application SAT fail FAILED': {
    ...onApplicants,
    screen: '/office/exams/view',
    act: 'enter result: fail',
    arrange: result('exam', 'SAT', 'fail'),
  },
  'payment HELD_FOR_REVIEW accept PAID': { ...onAmountChecks, act: 'accept payment', arrange: review('accept') },
  'payment HELD_FOR_REVIEW giveBack PAID': { ...onAmountChecks, act: 'give payment back', arrange: review('giveBack') },
  'refund AWAITING_ACCOUNT nameAccount APPROVED': {
    ...onRefunds,
    call: 'officeNameRefundAccount',
    act: 'name refund account',
    arrange: refund({ status: 'AWAITING_ACCOUNT', toAccount: true, payment: { pay_method: 'vbank' } }, account),
  },
  'refund FAILED approve APPROVED': {
    ...onRefunds,
    call: 'officeApproveRefundAgain',
    act: 'approve refund again',
    arrange: refund({ status: 'FAILED' }, {}),
  },
  'account ACTIVE suspend SUSPENDED': {
    ...onMembers,
    call: 'officeSuspendMember',
    act: 'suspend member',
    arrange: memberIn('ACTIVE'),
  },
  'account SUSPENDED reinstate ACTIVE': {
    ...onMembers,
    call: 'officeReinstateMember',
    act: 'reinstate member',
    arrange: memberIn('SUSPENDED'),
  },
  'refund APPROVED transferred DONE': {
    ...onRefunds,
    call: 'officeRecordTransfer',
    act: 'record transfer',
    arrange: refund({ status: 'APPROVED', route: 'bank', toAccount: true, payment: { pay_method: 'phone' } }, {}),
  },
  'certificate AWAITING_TRANSFER transferred PAID': {
    ...onFees,
    act: 'confirm fee',
    arrange: fee('AWAITING_TRANSFER', '2026-12-10'),
  },
  'certificate EXPIRED transferred PAID': { ...onFees, act: 'confirm fee', arrange: fee('EXPIRED', '2026-12-09') },
  'certificate EXPIRED transferred EXPIRED': { ...onFees, act: 'owe fee', arrange: fee('EXPIRED', '2026-12-10') },
  'certificate CANCELLED transferred CANCELLED': {
    ...onFees,
    act: 'owe fee',
    arrange: fee('CANCELLED', '2026-12-09'),
  },
  'certificate PAID issue ISSUED': {
    ...onCertificates,
    call: 'officeIssueCertificates',
    act: 'issue certificate',
    arrange: certificate('PAID', batch),
  },
  'certificate PAID reject REJECTED': {
    ...onCertificates,
    call: 'officeRejectCertificate',
    act: 'reject certificate',
    arrange: certificate('PAID', one),
  },
  'certificate ISSUED send SENT': {
    ...onCertificates,
    call: 'officeSendCertificates',
    act: 'send certificate',
    arrange: certificate('ISSUED', batch),
  },
  'certificate ISSUED revoke REVOKED': {
    ...onCertificates,
    call: 'officeRevokeCertificate',
    act: 'revoke certificate',
    arrange: certificate('ISSUED', one),
  },
  'certificate SENT revoke REVOKED': {
    ...onCertificates,
    call: 'officeRevokeCertificate',
    act: 'revoke certificate',
    arrange: certificate('SENT', one),
  },
  'cashReceipt FAILED retry REQUESTED': { ...onCashReceipts, arrange: cashReceipt({ status: 'FAILED' }) },
  'cashReceipt FAILED retry UNKNOWN': {
    ...onCashReceipts,
    arrange: cashReceipt({ status: 'FAILED', is_unanswered: true, ordered_at: new Date('2026-12-10T10:00:00+09:00') }),
  },
  'cashReceipt CANCEL_FAILED retry CANCEL_UNKNOWN': {
    ...onCashReceipts,
    arrange: cashReceipt({ status: 'CANCEL_FAILED', receipt_key: 'rk-cancel', amount: 50_000 }),
  },
  'certificate null paidAgain CANCELLED': {
    call: 'officeConfirmBankLines',
    permission: 'money',
    screen: '/office/transfers/bank',
    act: 'owe fee',
    arrange: async (server) => {
      const no = await addCertificate(server, { status: 'PAID', holder_name: '두번낸이' });
      const content = bankFile({ name: '두번낸이', day: '2026-12-11', deposit: FIRST_TARIFF.certificate });
      const chosen = [{ line: 2, matter: 'feeAgain', no }];
      // The next row gets the next number.
      return { input: { content, chosen }, table: 'certificate', no: no + 1 };
    },
  },
  'certificate null reissue ISSUED': {
    ...onCertificates,
    call: 'officeReissueCertificate',
    act: 'reissue certificate',
    arrange: async (server) => {
      const replaced = await addCertificate(server, { status: 'SENT' });
      // The next row gets the next number.
      return { input: one(replaced), table: 'certificate', no: replaced + 1 };
    },
  },
};
