import fc from 'fast-check';
import { CODES, type CertificateStatus } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../../../clock/durations.ts';
import { certificateExpireJob } from '../../../../manager/certificates/expireJob.ts';
import { requestForm } from '../../../../manager/testing/certificates.ts';
import { pick } from '../command.ts';
import type { Fixture } from '../fixture.ts';
import { ACCOUNT, expectCode } from '../memberCommands.ts';
import { Violation } from '../violation.ts';
import type { BankDeposit, FeeBooks, FeeRequest } from './feeBooks.ts';
import { afterReading, isHeld } from './feeRules.ts';

/** A command about the fee of a certificate. */
export interface FeeCommand {
  text: string;
  can(books: FeeBooks): boolean;
  /** Returns the code of a call; 0 without one. */
  act(fixture: Fixture, books: FeeBooks): Promise<number>;
  /** Expected status of the request; undefined if only the rules judge. */
  expected?(books: FeeBooks, code: number): { no: number; status: CertificateStatus } | undefined;
}

const REASON = '은행 거래내역';
const MEMBERS = 2;
const ofMember = (fixture: Fixture, index: number) => fixture.cast.memberNos[index] ?? 0;
const inState = ({ requests }: FeeBooks, status: CertificateStatus) => requests.filter((one) => one.status === status);

const asking = (index: number): FeeCommand => ({
  text: `ask(${index})`,
  can: () => true,
  async act(fixture, { requests }) {
    const memberNo = ofMember(fixture, index);
    const code = await fixture.call('upsertCertificate', memberNo, requestForm({ certName: '외식경영관리사 2급' }));
    expectCode(!requests.some((one) => one.memberNo === memberNo && isHeld(one)), code, 'asking for a certificate');
    return code;
  },
});

const withdrawing = (number: number): FeeCommand => ({
  text: `takeBack(${number})`,
  can: (books) => inState(books, 'AWAITING_TRANSFER').length > 0,
  act(fixture, books) {
    const request = pick(inState(books, 'AWAITING_TRANSFER'), number);
    return fixture.call('patchIntCertificateCancel', request?.memberNo ?? 0, { certificateNo: request?.no ?? 0 });
  },
});

const unpaid = ({ requests, bank }: FeeBooks): FeeRequest[] =>
  requests.filter(({ no }) => !bank.some(({ certificateNo }) => certificateNo === no));

/** A member transfers once, in time or not, or after the request has ended. */
const transferring = (number: number): FeeCommand => ({
  text: `transfer(${number})`,
  can: (books) => unpaid(books).length > 0,
  act({ clock }, books) {
    const request = pick(unpaid(books), number);
    if (request) books.bank.push({ certificateNo: request.no, day: seoulDay(clock.now), isRead: false });
    return Promise.resolve(0);
  },
});

const unread = ({ bank }: FeeBooks): BankDeposit[] => bank.filter(({ isRead }) => !isRead);

/** An employee finds a line in the bank's list at any time. */
const reading = (number: number): FeeCommand => ({
  text: `read(${number})`,
  can: (books) => unread(books).length > 0,
  async act(fixture, books) {
    const deposit = pick(unread(books), number);
    if (!deposit) return 0;
    const { certificateNo, day } = deposit;
    const input = { certificateNo, day, reason: REASON };
    const code = await fixture.call('officeConfirmFee', fixture.cast.employeeNo, input);
    if (code !== CODES.SUCCESS.code)
      throw new Violation('model', `a deposit was refused with ${code}: ${JSON.stringify(deposit)}`);
    return code;
  },
  expected(books) {
    const deposit = pick(unread(books), number);
    const request = books.requests.find(({ no }) => no === deposit?.certificateNo);
    if (!deposit || !request) return undefined;
    const status = afterReading(request, deposit, books);
    deposit.isRead = true;
    return { no: request.no, status };
  },
});

/** The office's decision on a paid request. */
const deciding = (number: number, name: 'officeRejectCertificate' | 'officeIssueCertificate'): FeeCommand => ({
  text: `${name}(${number})`,
  can: (books) => inState(books, 'PAID').length > 0,
  act(fixture, books) {
    const certificateNo = pick(inState(books, 'PAID'), number)?.no ?? 0;
    return fixture.call(name, fixture.cast.employeeNo, { certificateNo, reason: REASON });
  },
});

const owed = ({ requests }: FeeBooks) => requests.filter((one) => one.owed > 0 && !one.isReturned);

const namingAccount = (number: number): FeeCommand => ({
  text: `nameAccount(${number})`,
  can: (books) => owed(books).length > 0,
  act(fixture, books) {
    const request = pick(owed(books), number);
    const input = { certificateNo: request?.no ?? 0, ...ACCOUNT };
    return fixture.call('patchIntCertificateAccount', request?.memberNo ?? 0, input);
  },
});

const givingBack = (number: number): FeeCommand => ({
  text: `giveBack(${number})`,
  can: (books) => owed(books).length > 0,
  async act(fixture, books) {
    const request = pick(owed(books), number);
    const input = { certificateNo: request?.no ?? 0, reason: REASON };
    const code = await fixture.call('officeRecordFeeReturned', fixture.cast.employeeNo, input);
    expectCode(request?.hasAccount === true, code, 'recording that a fee went back');
    return code;
  },
});

const passing = (days: number): FeeCommand => ({
  text: `pass(${days})`,
  can: () => true,
  act({ clock }) {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    return Promise.resolve(0);
  },
});

const expiring: FeeCommand = {
  text: 'job(certificate-expire)',
  can: (books) => inState(books, 'AWAITING_TRANSFER').length > 0,
  act: (fixture) => certificateExpireJob.run(fixture.jobs()).then(() => 0),
};

const which = fc.constantFrom(0, 0, 1, 2);

export const feeCommands: fc.Arbitrary<FeeCommand> = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: MEMBERS - 1 }).map(asking) },
  { weight: 1, arbitrary: which.map(withdrawing) },
  { weight: 3, arbitrary: which.map(transferring) },
  { weight: 4, arbitrary: which.map(reading) },
  { weight: 1, arbitrary: which.map((number) => deciding(number, 'officeRejectCertificate')) },
  { weight: 1, arbitrary: which.map((number) => deciding(number, 'officeIssueCertificate')) },
  { weight: 1, arbitrary: which.map(namingAccount) },
  { weight: 1, arbitrary: which.map(givingBack) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }).map(passing) },
  // Beyond every due day at once, so that an earlier transfer is read after the request has expired.
  { weight: 1, arbitrary: fc.constant(14).map(passing) },
  { weight: 3, arbitrary: fc.constant(expiring) },
);
