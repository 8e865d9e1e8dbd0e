import fc from 'fast-check';
import { DAY_MS } from '../../../../clock/durations.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { decideAmountCheck } from '../../amountChecks/decideAmountCheck.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from '../../refunds/decisions.ts';
import type { ApplicationEntry, PaymentEntry, RefundEntry } from './books.ts';
import { command, pick, which, type AnyCommand } from './command.ts';
import { ACCOUNT } from './memberCommands.ts';
import { applicationOf, book, owe } from './model.ts';
import { pay } from './notificationModel.ts';
import { expectStatus } from './officeCommands.ts';

/** The office's commands on payments and refunds. */

const isUnderReview = ({ status }: PaymentEntry) => status === 'HELD_FOR_REVIEW';
const hasFailed = ({ status }: RefundEntry) => status === 'FAILED';
const goesByBank = ({ route }: RefundEntry) => route === 'bank';
const waitsForAccount = (refunds: readonly RefundEntry[]) => (application: ApplicationEntry) =>
  refunds.some(({ applicationNo, status }) => applicationNo === application.no && status === 'AWAITING_ACCOUNT');

const decideCheck = (number: number, decision: 'accept' | 'giveBack'): AnyCommand =>
  command<string | null>({
    name: decision,
    text: `${decision}(${number})`,
    can: ({ payments }) => payments.some(isUnderReview),
    act: (fixture, { payments }) =>
      decideAmountCheck(
        { paymentNo: pick(payments.filter(isUnderReview), number)?.no ?? 0, decision },
        fixture.staff(),
      ),
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

/** With or without another account. After UNANSWERED a card payment may already be refunded: no account is accepted. */
const approvingAgain = (number: number, isAccountGiven: boolean): AnyCommand =>
  command<string | null>({
    name: 'approveAgain',
    text: `approveAgain(${number}, ${isAccountGiven})`,
    can: ({ refunds }) => refunds.some(hasFailed),
    act: (fixture, { refunds }) =>
      approveAgain(
        {
          refundNo: pick(refunds.filter(hasFailed), number)?.no ?? 0,
          ...(isAccountGiven && { account: ACCOUNT }),
        },
        fixture.staff(),
      ).catch((error: unknown) => {
        if (error instanceof BusinessError) return error.codeName;
        throw error;
      }),
    model(books, answer, { now }) {
      const refund = pick(books.refunds.filter(hasFailed), number);
      const payment = books.payments.find(({ no }) => no === refund?.paymentNo);
      if (!refund) {
        expectStatus(null, answer, 'approving again');
        return true;
      }
      const isOtherWay = isAccountGiven && payment?.method !== 'vbank';
      const isOpen = refund.failure === 'UNANSWERED' && refund.route === 'gateway';
      if (isOtherWay && isOpen) {
        expectStatus('REFUND_UNANSWERED', answer, 'approving again');
        return true;
      }
      expectStatus('APPROVED', answer, 'approving again');
      refund.status = 'APPROVED';
      if (isAccountGiven) refund.payableFrom = now + DAY_MS;
      if (refund.failure === 'BOUNCED' || refund.route === 'bank' || isOtherWay) {
        refund.route = 'bank';
        refund.toAccount = true;
      }
      return true;
    },
  });

const transferring = (number: number): AnyCommand =>
  command<string | null>({
    name: 'transfer',
    text: `transfer(${number})`,
    can: ({ refunds }) => refunds.some(goesByBank),
    act: (fixture, { refunds }) =>
      recordTransfer({ refundNo: pick(refunds.filter(goesByBank), number)?.no ?? 0 }, fixture.staff()),
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

const namingForMember = (number: number): AnyCommand =>
  command<number>({
    name: 'nameForMember',
    text: `nameForMember(${number})`,
    can: ({ refunds }) => refunds.some(({ status }) => status === 'AWAITING_ACCOUNT'),
    act: (fixture, { applications, refunds }) => {
      return nameAccountForMember(
        { applicationNo: pick(applications.filter(waitsForAccount(refunds)), number)?.no ?? 0, account: ACCOUNT },
        fixture.staff(),
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

export const officeMoneyCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 6,
    arbitrary: fc
      .tuple(which, fc.constantFrom('accept', 'giveBack'))
      .map(([number, decision]) => decideCheck(number, decision)),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(which, fc.boolean()).map(([number, isGiven]) => approvingAgain(number, isGiven)),
  },
  { weight: 4, arbitrary: which.map(transferring) },
  { weight: 2, arbitrary: which.map(namingForMember) },
];
