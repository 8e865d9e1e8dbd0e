import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Call, type CallName, type CertificateStatus } from '@portal/shared/contract';
import type { Permission } from '@portal/shared/contract/office/permission';
import { accountLifecycle } from '../../lifecycles/account.ts';
import { applicationLifecycle } from '../../lifecycles/application.ts';
import { certificateLifecycle } from '../../lifecycles/certificate.ts';
import { paymentLifecycle } from '../../lifecycles/payment.ts';
import { refundLifecycle } from '../../lifecycles/refund.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { addApplication, addPaid, addRefund } from './testing/applications.ts';
import { addCertificate } from './testing/certificates.ts';
import { addEmployee, type Employee } from './testing/employee.ts';

/** Every line of a life cycle that employees move: `application CANCEL_REQUESTED approve CANCELLED`. */
const STAFF_LINES = [
  applicationLifecycle,
  paymentLifecycle,
  refundLifecycle,
  certificateLifecycle,
  accountLifecycle,
].flatMap(({ name, transitions }) =>
  transitions.filter(({ by }) => by === 'staff').map(({ from, event, to }) => `${name} ${from} ${event} ${to}`),
);

/** The tables whose rows are moved. */
type Moved = 'application' | 'payment' | 'refund' | 'certificate' | 'member';

interface Way {
  call: CallName;
  permission: Permission;
  /** The page where an employee does it. */
  screen: string;
  /** The entry in the audit log. */
  act: string;
  /** Makes a row in the line's first state; answers the input of the call, and what is moved. */
  arrange(server: TestServer): Promise<{ input: object; table: Moved; no: number }>;
}

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
const onReviews = { call: 'officeDecideReview', permission: 'money', screen: '/office/reviews' } as const;

/** A request to cancel, decided by its application; `moved` is what the line is about. */
const request =
  (decision: 'approve' | 'reject', moved: 'application' | 'refund'): Way['arrange'] =>
  async (server) => {
    const { applicationNo, refundNo } = await addRefund(server, {
      status: 'REQUESTED',
      applicationStatus: 'CANCEL_REQUESTED',
    });
    const input = { userExaminationNo: applicationNo, decision, reason: '확인함' };
    return { input, table: moved, no: moved === 'application' ? applicationNo : refundNo };
  };

const result =
  (kind: 'education' | 'exam', status: 'CONFIRMED' | 'SAT', entered: string): Way['arrange'] =>
  async (server) => {
    const { applicationNo } = await addApplication(server, { kind, status });
    return { input: { userExaminationNo: applicationNo, result: entered }, table: 'application', no: applicationNo };
  };

/** Calling a course off, for one application of it. */
const callingOff =
  (
    moved: 'application' | 'refund',
    add: (server: TestServer) => Promise<{ applicationNo: number; offeringNo: number; refundNo?: number }>,
  ): Way['arrange'] =>
  async (server) => {
    const { applicationNo, offeringNo, refundNo } = await add(server);
    const { client } = await addEmployee(server);
    const offering = { kind: 'education', offeringNo };
    const quote = (await client.call('officeCallOffQuote', offering)).entity as { title: string; amount: number };
    const input = { ...offering, typedTitle: quote.title, amount: quote.amount, reason: '강사 사정' };
    return { input, table: moved, no: moved === 'refund' ? (refundNo ?? 0) : applicationNo };
  };

const review =
  (decision: 'accept' | 'giveBack'): Way['arrange'] =>
  async (server) => {
    const { paymentNo } = await addPaid(server, { status: 'HELD_FOR_REVIEW', paid_amount: 40_000 });
    return { input: { paymentNo, decision, reason: '통화함' }, table: 'payment', no: paymentNo };
  };

const refund =
  (refund: Parameters<typeof addRefund>[1], input: object): Way['arrange'] =>
  async (server) => {
    const { refundNo } = await addRefund(server, refund);
    return { input: { refundNo, reason: '통화함', ...input }, table: 'refund', no: refundNo };
  };

const onCertificates = { permission: 'qualification', screen: '/office/certificates' } as const;

const certificate =
  (status: CertificateStatus, inputOf: (certificateNo: number) => object): Way['arrange'] =>
  async (server) => {
    const no = await addCertificate(server, { status });
    return { input: inputOf(no), table: 'certificate', no };
  };
const one = (certificateNo: number) => ({ certificateNo, reason: '확인함' });
const batch = (certificateNo: number) => ({ certificateNos: [certificateNo] });

const memberIn =
  (status: 'ACTIVE' | 'SUSPENDED'): Way['arrange'] =>
  async (server) => {
    const { memberNo } = await server.member({ status });
    return { input: { memberNo, reason: '확인함' }, table: 'member', no: memberNo };
  };

const requested = { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED' } as const;

const WAYS: Record<string, Way> = {
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
  'payment HELD_FOR_REVIEW accept PAID': { ...onReviews, act: 'accept payment', arrange: review('accept') },
  'payment HELD_FOR_REVIEW giveBack PAID': { ...onReviews, act: 'give payment back', arrange: review('giveBack') },
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
    call: 'officeConfirmFee',
    permission: 'money',
    screen: '/office/transfers',
    act: 'confirm fee',
    arrange: certificate('AWAITING_TRANSFER', one),
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
  'certificate null reissue ISSUED': {
    ...onCertificates,
    call: 'officeReissueCertificate',
    act: 'reissue certificate',
    arrange: async (server) => {
      const replaced = await addCertificate(server, { status: 'SENT' });
      // The row that does not exist yet takes the next number.
      return { input: one(replaced), table: 'certificate', no: replaced + 1 };
    },
  },
};

test('every line that employees move is reachable from the office', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(STAFF_LINES.toSorted());
});

test.each(Object.entries(WAYS))('%s: its call needs the permission, and its page exists', (_line, way) => {
  const call: Call = calls[way.call];
  expect(call).toMatchObject({ access: 'employee', permission: way.permission });
  const section = readFileSync(join(import.meta.dirname, '../../../../mf-office/src/section.ts'), 'utf8');
  expect(section).toContain(`path: '${way.screen}'`);
});

describeOnBothDatabases('lines that employees move', (open) => {
  let server: TestServer;
  let employee: Employee;
  // The course has begun and goes on, so that results can be entered and it can be called off.
  const now = new Date('2026-12-10T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server);
  });
  const statusOf = async (table: Moved, no: number) => {
    if (table === 'certificate')
      return server.db.selectFrom(table).select('status').where('certificate_no', '=', no).executeTakeFirst();
    if (table === 'member')
      return server.db.selectFrom(table).select('status').where('member_no', '=', no).executeTakeFirst();
    if (table === 'application')
      return server.db.selectFrom(table).select('status').where('application_no', '=', no).executeTakeFirst();
    if (table === 'payment')
      return server.db.selectFrom(table).select('status').where('payment_no', '=', no).executeTakeFirst();
    return server.db.selectFrom(table).select('status').where('refund_no', '=', no).executeTakeFirst();
  };

  test.each(Object.entries(WAYS))('%s: is made by its call and recorded', async (line, way) => {
    const [, from, , to] = line.split(' ');
    const { input, table, no } = await way.arrange(server);
    expect(await statusOf(table, no)).toEqual(from === 'null' ? undefined : { status: from });
    expect(await employee.client.call(way.call, input)).toMatchObject({ status: 200, code: 1 });
    expect(await statusOf(table, no)).toEqual({ status: to });
    const entry = await server.db
      .selectFrom('office_audit')
      .selectAll()
      .orderBy('audit_no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ act: way.act, employee_no: employee.memberNo, ip: '192.0.2.20', at: now });
  });
});
