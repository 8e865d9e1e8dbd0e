import fc from 'fast-check';
import { CODES, type CertificateStatus } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../../../clock/durations.ts';
import { certificateExpireJob } from '../../../../manager/certificates/expireJob.ts';
import { requestForm } from '../../../../manager/testing/certificates.ts';
import { Broken } from '../broken.ts';
import { pick } from '../deed.ts';
import { ACCOUNT, expectCode } from '../memberDeeds.ts';
import type { World } from '../world.ts';
import type { BankDeposit, FeeBooks, FeeRequest } from './feeBooks.ts';
import { afterReading, isHeld } from './feeRules.ts';

/** What somebody does about the fee of a certificate. */
export interface FeeDeed {
  text: string;
  can(books: FeeBooks): boolean;
  /** Answers the code of a call; 0 where there was none. */
  act(world: World, books: FeeBooks): Promise<number>;
  /** The status that the request should have now; undefined where the rules alone judge. */
  expected?(books: FeeBooks, code: number): { no: number; status: CertificateStatus } | undefined;
}

const REASON = '은행 거래내역';
const MEMBERS = 2;
const ofMember = (world: World, index: number) => world.cast.memberNos[index] ?? 0;
const inState = ({ requests }: FeeBooks, status: CertificateStatus) => requests.filter((one) => one.status === status);

const asking = (index: number): FeeDeed => ({
  text: `ask(${index})`,
  can: () => true,
  async act(world, { requests }) {
    const memberNo = ofMember(world, index);
    const code = await world.call('upsertCertificate', memberNo, requestForm({ certName: '외식경영관리사 2급' }));
    expectCode(!requests.some((one) => one.memberNo === memberNo && isHeld(one)), code, 'asking for a certificate');
    return code;
  },
});

const withdrawing = (number: number): FeeDeed => ({
  text: `takeBack(${number})`,
  can: (books) => inState(books, 'AWAITING_TRANSFER').length > 0,
  act(world, books) {
    const request = pick(inState(books, 'AWAITING_TRANSFER'), number);
    return world.call('patchIntCertificateCancel', request?.memberNo ?? 0, { certificateNo: request?.no ?? 0 });
  },
});

const unpaid = ({ requests, bank }: FeeBooks): FeeRequest[] =>
  requests.filter(({ no }) => !bank.some(({ certificateNo }) => certificateNo === no));

/** A member transfers, in time or not, also when the request has ended; once for each. */
const transferring = (number: number): FeeDeed => ({
  text: `transfer(${number})`,
  can: (books) => unpaid(books).length > 0,
  act({ clock }, books) {
    const request = pick(unpaid(books), number);
    if (request) books.bank.push({ certificateNo: request.no, day: seoulDay(clock.now), isRead: false });
    return Promise.resolve(0);
  },
});

const unread = ({ bank }: FeeBooks): BankDeposit[] => bank.filter(({ isRead }) => !isRead);

/** An employee finds a line in the bank's list, whenever it is. */
const reading = (number: number): FeeDeed => ({
  text: `read(${number})`,
  can: (books) => unread(books).length > 0,
  async act(world, books) {
    const deposit = pick(unread(books), number);
    if (!deposit) return 0;
    const { certificateNo, day } = deposit;
    const input = { certificateNo, day, reason: REASON };
    const code = await world.call('officeConfirmFee', world.cast.employeeNo, input);
    if (code !== CODES.SUCCESS.code)
      throw new Broken('model', `a deposit was refused with ${code}: ${JSON.stringify(deposit)}`);
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

/** The office's decision on a request whose fee has come. */
const deciding = (number: number, name: 'officeRejectCertificate' | 'officeIssueCertificate'): FeeDeed => ({
  text: `${name}(${number})`,
  can: (books) => inState(books, 'PAID').length > 0,
  act(world, books) {
    const certificateNo = pick(inState(books, 'PAID'), number)?.no ?? 0;
    return world.call(name, world.cast.employeeNo, { certificateNo, reason: REASON });
  },
});

const owed = ({ requests }: FeeBooks) => requests.filter((one) => one.owed > 0 && !one.isReturned);

const namingAccount = (number: number): FeeDeed => ({
  text: `nameAccount(${number})`,
  can: (books) => owed(books).length > 0,
  act(world, books) {
    const request = pick(owed(books), number);
    const input = { certificateNo: request?.no ?? 0, ...ACCOUNT };
    return world.call('patchIntCertificateAccount', request?.memberNo ?? 0, input);
  },
});

const givingBack = (number: number): FeeDeed => ({
  text: `giveBack(${number})`,
  can: (books) => owed(books).length > 0,
  async act(world, books) {
    const request = pick(owed(books), number);
    const input = { certificateNo: request?.no ?? 0, reason: REASON };
    const code = await world.call('officeRecordFeeReturned', world.cast.employeeNo, input);
    expectCode(request?.hasAccount === true, code, 'recording that a fee went back');
    return code;
  },
});

const passing = (days: number): FeeDeed => ({
  text: `pass(${days})`,
  can: () => true,
  act({ clock }) {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    return Promise.resolve(0);
  },
});

const expiring: FeeDeed = {
  text: 'job(certificate-expire)',
  can: (books) => inState(books, 'AWAITING_TRANSFER').length > 0,
  act: (world) => certificateExpireJob.run(world.jobs()).then(() => 0),
};

const which = fc.constantFrom(0, 0, 1, 2);

export const feeDeeds: fc.Arbitrary<FeeDeed> = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: MEMBERS - 1 }).map(asking) },
  { weight: 1, arbitrary: which.map(withdrawing) },
  { weight: 3, arbitrary: which.map(transferring) },
  { weight: 4, arbitrary: which.map(reading) },
  { weight: 1, arbitrary: which.map((number) => deciding(number, 'officeRejectCertificate')) },
  { weight: 1, arbitrary: which.map((number) => deciding(number, 'officeIssueCertificate')) },
  { weight: 1, arbitrary: which.map(namingAccount) },
  { weight: 1, arbitrary: which.map(givingBack) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }).map(passing) },
  { weight: 3, arbitrary: fc.constant(expiring) },
);
