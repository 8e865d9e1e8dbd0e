import fc from 'fast-check';
import { DAY_MS } from '../../../../clock/durations.ts';
import { decideReview } from '../../office/decideReview.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from '../../office/refunds.ts';
import type { ApplicationEntry, PaymentEntry, RefundEntry } from './books.ts';
import { deed, pick, which, type AnyDeed } from './deed.ts';
import { applicationOf, book, owe } from './model.ts';
import { pay } from './modelOfNews.ts';
import { expectStatus } from './officeDeeds.ts';

/** What the association's employees do about payments and refunds. */

const isUnderReview = ({ status }: PaymentEntry) => status === 'HELD_FOR_REVIEW';
const hasFailed = ({ status }: RefundEntry) => status === 'FAILED';
const goesByBank = ({ route }: RefundEntry) => route === 'bank';
const waitsForAccount = (refunds: readonly RefundEntry[]) => (application: ApplicationEntry) =>
  refunds.some(({ applicationNo, status }) => applicationNo === application.no && status === 'AWAITING_ACCOUNT');

const reviewing = (number: number, decision: 'accept' | 'giveBack'): AnyDeed =>
  deed<string | null>({
    name: decision,
    text: `${decision}(${number})`,
    can: ({ payments }) => payments.some(isUnderReview),
    act: (world, { payments }) =>
      decideReview({ paymentNo: pick(payments.filter(isUnderReview), number)?.no ?? 0, decision }, world.staff()),
    model(books, answer, { now }) {
      const payment = pick(books.payments.filter(isUnderReview), number);
      const application = payment && applicationOf(books, payment.applicationNo);
      expectStatus(payment ? 'PAID' : null, answer, decision);
      if (!payment || !application) return true;
      payment.status = 'PAID';
      if (decision === 'accept') pay(books, payment, application, now);
      else owe(books, payment, 'OVERPAID');
      return true;
    },
  });

const approvingAgain = (number: number): AnyDeed =>
  deed<string | null>({
    name: 'approveAgain',
    text: `approveAgain(${number})`,
    can: ({ refunds }) => refunds.some(hasFailed),
    act: (world, { refunds }) =>
      approveAgain({ refundNo: pick(refunds.filter(hasFailed), number)?.no ?? 0 }, world.staff()),
    model(books, answer) {
      const refund = pick(books.refunds.filter(hasFailed), number);
      expectStatus(refund ? 'APPROVED' : null, answer, 'approving again');
      if (refund) refund.status = 'APPROVED';
      return true;
    },
  });

const transferring = (number: number): AnyDeed =>
  deed<string | null>({
    name: 'transfer',
    text: `transfer(${number})`,
    can: ({ refunds }) => refunds.some(goesByBank),
    act: (world, { refunds }) =>
      recordTransfer({ refundNo: pick(refunds.filter(goesByBank), number)?.no ?? 0 }, world.staff()),
    model(books, answer, { now }) {
      const refund = pick(books.refunds.filter(goesByBank), number);
      const payment = books.payments.find(({ no }) => no === refund?.paymentNo);
      const isAllowed = refund?.status === 'APPROVED' && refund.route === 'bank' && (refund.payableFrom ?? 0) <= now;
      expectStatus(isAllowed ? 'DONE' : null, answer, 'transferring');
      if (!isAllowed || !payment) return true;
      refund.status = 'DONE';
      book(payment, refund.amount);
      return true;
    },
  });

const namingForMember = (number: number): AnyDeed =>
  deed<number>({
    name: 'nameForMember',
    text: `nameForMember(${number})`,
    can: ({ refunds }) => refunds.some(({ status }) => status === 'AWAITING_ACCOUNT'),
    act: (world, { applications, refunds }) => {
      const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
      return nameAccountForMember(
        { applicationNo: pick(applications.filter(waitsForAccount(refunds)), number)?.no ?? 0, account },
        world.staff(),
      );
    },
    model(books, _named, { now }) {
      const application = pick(books.applications.filter(waitsForAccount(books.refunds)), number);
      for (const refund of books.refunds) {
        if (refund.applicationNo === application?.no && refund.status === 'AWAITING_ACCOUNT')
          Object.assign(refund, { status: 'APPROVED', payableFrom: now + DAY_MS });
      }
      return true;
    },
  });

export const officeMoneyDeeds: fc.WeightedArbitrary<AnyDeed>[] = [
  {
    weight: 6,
    arbitrary: fc
      .tuple(which, fc.constantFrom('accept', 'giveBack'))
      .map(([number, decision]) => reviewing(number, decision)),
  },
  { weight: 4, arbitrary: which.map(approvingAgain) },
  { weight: 4, arbitrary: which.map(transferring) },
  { weight: 2, arbitrary: which.map(namingForMember) },
];
