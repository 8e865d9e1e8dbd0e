import fc from 'fast-check';
import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../../../clock/durations.ts';
import { executeCashReceipts } from '../../../cashReceipts/cashReceiptJob.ts';
import { checkCashReceipts } from '../../../cashReceipts/checkJob.ts';
import { pick } from '../command.ts';
import { DAY_MINUTES } from '../conditions.ts';
import type { Fixture } from '../fixture.ts';
import { Violation } from '../violation.ts';
import type { ReceiptBooks } from './receiptBooks.ts';

/** A command on cash receipts. */
export interface ReceiptCommand {
  text: string;
  can(books: ReceiptBooks): boolean;
  act(fixture: Fixture, books: ReceiptBooks): Promise<unknown>;
}

const deposits = ({ books }: ReceiptBooks) => books.payments.filter(({ method }) => method === 'vbank');
const ofMember = ({ cast }: Fixture) => cast.memberNos[0] ?? 0;
const NUMBERS = ['01012345678', '01087654321'];

/** Requests or corrects one; both allowed and rejected calls are expected. */
export const asking = (lot: number): ReceiptCommand => ({
  text: `ask(${lot})`,
  can: (all) => deposits(all).length > 0,
  async act(fixture, all) {
    const paymentNo = pick(deposits(all), 0)?.no ?? 0;
    const cashReceipt = { type: 'INCOME', number: NUMBERS[lot % NUMBERS.length] ?? '' } as const;
    const code = await fixture.call('requestCashReceipt', ofMember(fixture), { paymentNo, cashReceipt });
    const allowed: readonly number[] = [
      CODES.SUCCESS.code,
      CODES.CASH_RECEIPT_NOT_ALLOWED.code,
      CODES.CASH_RECEIPT_STATE_CHANGED.code,
    ];
    if (!allowed.includes(code)) throw new Violation('model', `asking for a cash receipt was answered with ${code}`);
  },
});

const takingBack: ReceiptCommand = {
  text: 'takeBack',
  can: ({ receipts }) => receipts.length > 0,
  act: (fixture, { receipts }) =>
    fixture.call('retractCashReceipt', ofMember(fixture), { cashReceiptNo: receipts.at(-1)?.no ?? 0 }),
};

const failedOf = ({ receipts }: ReceiptBooks) =>
  receipts.filter(({ status }) => status === 'FAILED' || status === 'CANCEL_FAILED');

const retrying: ReceiptCommand = {
  text: 'retry',
  can: (all) => failedOf(all).length > 0,
  async act(fixture, all) {
    const input = { cashReceiptNo: failedOf(all)[0]?.no ?? 0, reason: '확인함' };
    const code = await fixture.call('officeRetryCashReceipt', fixture.cast.employeeNo, input);
    if (code !== CODES.SUCCESS.code) throw new Violation('model', `a retry was answered with ${code}`);
  },
};

export const runningReceipts: ReceiptCommand = {
  text: 'job(cash-receipt)',
  can: ({ receipts }) => receipts.length > 0,
  act: (fixture) => executeCashReceipts(fixture.jobs()),
};

export const checkingReceipts: ReceiptCommand = {
  text: 'job(cash-receipt-check)',
  can: ({ receipts }) => receipts.length > 0,
  act: (fixture) => checkCashReceipts(fixture.jobs()),
};

/** An unanswered order is executed within a day, or never. */
const passing = (minutes: number): ReceiptCommand => ({
  text: `pass(${minutes})`,
  can: () => true,
  act(fixture) {
    if (minutes >= DAY_MINUTES / 2) fixture.api.doLateWork();
    fixture.clock.now = new Date(fixture.clock.now.getTime() + minutes * MINUTE_MS);
    return Promise.resolve();
  },
});

const workingLate: ReceiptCommand = {
  text: 'lateWork',
  can: () => true,
  act: (fixture) => Promise.resolve(fixture.api.doLateWork()),
};

const ORDER_TROUBLES = [
  'down',
  'silent',
  'late',
  'lost',
  'silentAfter',
  'fault',
  'storedFault',
  'faultAfter',
  'processing',
  'tooMany',
  'html',
  'halfPayment',
  'elsewhere',
] as const;
const LIST_TROUBLES = ['down', 'lost', 'silent', 'fault', 'tooMany', 'html'] as const;

const troubling = (
  at: 'issuing receipts' | 'cancelling receipts' | 'listing receipts',
  lot: number,
): ReceiptCommand => {
  const happenings = at === 'listing receipts' ? LIST_TROUBLES : ORDER_TROUBLES;
  const happening = happenings[lot % happenings.length] ?? 'fault';
  const times = 1 + (lot % 3);
  return {
    text: `trouble(${at}, ${happening}, ${times})`,
    can: () => true,
    act: (fixture) => Promise.resolve(fixture.api.spoil(at, happening, times)),
  };
};

/** The gateway rejects every order until reset. */
const refusing = (refusal: string | null): ReceiptCommand => ({
  text: `refuse(${refusal})`,
  can: () => true,
  act: (fixture) => Promise.resolve(void (fixture.api.receipts.refusal = refusal)),
});

/** The tax office decides on the newest undecided line. */
const deciding = (issueStatus: 'COMPLETED' | 'FAILED'): ReceiptCommand => ({
  text: `taxOffice(${issueStatus})`,
  can: () => true,
  act({ api: { receipts } }) {
    const line = receipts.lines.findLast((one) => one.issueStatus === 'IN_PROGRESS');
    if (line) receipts.taxOffice(line.receiptKey, issueStatus);
    return Promise.resolve();
  },
});

const AT = [
  'issuing receipts',
  'issuing receipts',
  'cancelling receipts',
  'cancelling receipts',
  'listing receipts',
] as const;

export const receiptCommands: fc.WeightedArbitrary<ReceiptCommand>[] = [
  { weight: 3, arbitrary: fc.nat({ max: 1 }).map(asking) },
  { weight: 1, arbitrary: fc.constant(takingBack) },
  { weight: 2, arbitrary: fc.constant(retrying) },
  { weight: 9, arbitrary: fc.constant(runningReceipts) },
  { weight: 2, arbitrary: fc.constant(checkingReceipts) },
  { weight: 5, arbitrary: fc.constantFrom(1, 6, 31, 61, DAY_MINUTES).map(passing) },
  { weight: 2, arbitrary: fc.constant(workingLate) },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...AT), fc.nat({ max: 99 })).map(([at, lot]) => troubling(at, lot)),
  },
  { weight: 2, arbitrary: fc.constantFrom('INVALID_REQUEST', null, null).map(refusing) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('COMPLETED' as const, 'COMPLETED' as const, 'FAILED' as const).map(deciding),
  },
];
