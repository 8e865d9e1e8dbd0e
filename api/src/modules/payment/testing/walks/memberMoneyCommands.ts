import fc from 'fast-check';
import type { PayMethod } from '@portal/shared/contract';
import type { Books, RefundEntry } from './books.ts';
import { command, pick, which, type AnyCommand, type Situation } from './command.ts';
import { applicationOfMember, expectCode, formOf, member, ofMember } from './memberCommands.ts';
import { endOpenPayment, hasEnded, isOpen, mayStart, newestOf, openPaymentOf, startPayment } from './model.ts';
import { closed, hear } from './notificationModel.ts';
import { METHODS } from './scenario.ts';

/** Members' commands on their payments and refunds. */

export const starting = (index: number, method: PayMethod): AnyCommand =>
  command<number>({
    name: 'start',
    text: `start(${index}, ${method})`,
    can: (books, situation) => applicationOfMember(books, situation, index) !== undefined,
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('startPayment', memberNo, { userExaminationNo: ofMember(books, memberNo), payMethod: method });
    },
    model(books, code, { now, isCalm, memberNos, found }) {
      const memberNo = memberNos[index] ?? 0;
      if (!mayStart(books, memberNo, now)) {
        expectCode(false, code, 'starting a payment');
        return true;
      }
      const application = newestOf(books, memberNo);
      if (!isCalm || !application) return false;
      const open = openPaymentOf(books, application.no);
      if (open?.status === 'READY') return false;
      const entry = found.find(({ gatewayNo }) => gatewayNo === open?.gatewayNo);
      if (open && entry && open.method !== method && !hear(books, closed(entry), now)) return false;
      const isAllowed = mayStart(books, memberNo, now);
      expectCode(isAllowed, code, 'starting a payment');
      if (!isAllowed || (open && isOpen(open) && open.method === method)) return true;
      endOpenPayment(books, application);
      startPayment(books, application, method);
      return true;
    },
  });

const namingAccount = (index: number): AnyCommand =>
  command<number>({
    name: 'nameAccount',
    text: `nameAccount(${index})`,
    can: (books, situation) => waitingFor(books, situation, index).length > 0,
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('patchIntRefundAccount', memberNo, formOf(ofMember(books, memberNo)));
    },
    model(books, code, situation) {
      const waiting = waitingFor(books, situation, index);
      expectCode(waiting.length > 0, code, 'naming an account');
      for (const refund of waiting) refund.status = 'APPROVED';
      return true;
    },
  });

/** Denies an account named by an employee. */
const denyingAccount = (index: number): AnyCommand =>
  command<number>({
    name: 'denyAccount',
    text: `denyAccount(${index})`,
    can: (books, situation) => heldFor(books, situation, index, isNamed).length > 0,
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('patchIntRefundAccountDeny', memberNo, { userExaminationNo: ofMember(books, memberNo) });
    },
    model(books, code, situation) {
      const held = heldFor(books, situation, index, ({ payableFrom }) => (payableFrom ?? 0) > situation.now);
      expectCode(held.length > 0, code, 'denying an account');
      for (const refund of held) Object.assign(refund, { status: 'AWAITING_ACCOUNT', payableFrom: null });
      return true;
    },
  });

const isNamed = ({ payableFrom }: RefundEntry) => payableFrom !== null;

function heldFor(books: Books, situation: Situation, index: number, isHeld: (refund: RefundEntry) => boolean) {
  const application = applicationOfMember(books, situation, index);
  return books.refunds.filter(
    (refund) => refund.applicationNo === application?.no && refund.status === 'APPROVED' && isHeld(refund),
  );
}

function waitingFor(books: Books, situation: Situation, index: number) {
  const application = applicationOfMember(books, situation, index);
  return books.refunds.filter(
    ({ applicationNo, status }) => applicationNo === application?.no && status === 'AWAITING_ACCOUNT',
  );
}

/** The done page polls the outcome. */
const looking = (number: number): AnyCommand =>
  command<void>({
    name: 'look',
    text: `look(${number})`,
    can: ({ payments }) => payments.length > 0,
    async act({ call }, { payments, applications }) {
      const payment = pick(payments, number);
      const owner = applications.find(({ no }) => no === payment?.applicationNo);
      if (payment && owner) await call('paymentState', owner.memberNo, { paymentNo: payment.no });
    },
    model: (books, _answer, { isCalm }) => isCalm && books.payments.every(hasEnded),
  });

export const memberMoneyCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 4,
    arbitrary: fc.tuple(member, fc.constantFrom(...METHODS)).map(([index, method]) => starting(index, method)),
  },
  { weight: 4, arbitrary: member.map(namingAccount) },
  { weight: 2, arbitrary: member.map(denyingAccount) },
  { weight: 1, arbitrary: which.map(looking) },
];
