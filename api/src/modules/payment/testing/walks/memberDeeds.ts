import fc from 'fast-check';
import { CODES, type PayMethod } from '@portal/shared/contract';
import { cancelForm } from '../../../manager/testing/offerings.ts';
import type { Books } from './books.ts';
import { Broken } from './broken.ts';
import { deed, nothing, pick, which, type AnyDeed, type Moment } from './deed.ts';
import {
  apply,
  cancel,
  endOpenPayment,
  hasEnded,
  isOpen,
  mayStart,
  newestOf,
  openPaymentOf,
  requestOf,
  startPayment,
} from './model.ts';
import { hear, newsOfClosing } from './modelOfNews.ts';
import { MEMBERS, METHODS } from './scene.ts';

/** What members do. */

/** Most is done by the first, whose payment every walk begins with. */
export const member = fc.constantFrom(0, 0, 0, 1, 1, MEMBERS - 1);
export const applicationOfMember = (books: Books, { memberNos }: Moment, index: number) =>
  newestOf(books, memberNos[index] ?? 0);
const ofMember = (books: Books, memberNo: number) => newestOf(books, memberNo)?.no ?? 0;

function expectCode(isAllowed: boolean, code: number, what: string): void {
  if (isAllowed === (code === CODES.SUCCESS.code)) return;
  throw new Broken('model', `${what} should be ${isAllowed ? 'allowed' : 'refused'} and answered ${code}`);
}

export const applying = (index: number): AnyDeed =>
  deed<number>({
    name: 'apply',
    text: `apply(${index})`,
    can: () => true,
    act: ({ call, cast, scene, offeringNo }) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return scene.kind === 'education'
        ? call('postIntEdu', memberNo, { educationNo: offeringNo() })
        : call('postIntExam', memberNo, { examinationNo: offeringNo() });
    },
    model(books, code, { now, memberNos }) {
      expectCode(apply(books, memberNos[index] ?? 0, now), code, 'applying');
      return true;
    },
  });

export const starting = (index: number, method: PayMethod): AnyDeed =>
  deed<number>({
    name: 'start',
    text: `start(${index}, ${method})`,
    can: (books, moment) => applicationOfMember(books, moment, index) !== undefined,
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('startPayment', memberNo, { userExaminationNo: ofMember(books, memberNo), payMethod: method });
    },
    model(books, code, { now, isLineUp, memberNos }) {
      const memberNo = memberNos[index] ?? 0;
      if (!mayStart(books, memberNo, now)) {
        expectCode(false, code, 'starting a payment');
        return true;
      }
      const application = newestOf(books, memberNo);
      if (!isLineUp || !application) return false;
      const open = openPaymentOf(books, application.no);
      if (open?.status === 'READY') return false;
      const entry = books.gateway.find(({ gatewayNo }) => gatewayNo === open?.gatewayNo);
      if (open && entry && open.method !== method && !hear(books, newsOfClosing(entry, now), now)) return false;
      const isAllowed = mayStart(books, memberNo, now);
      expectCode(isAllowed, code, 'starting a payment');
      if (!isAllowed || (open && isOpen(open) && open.method === method)) return true;
      endOpenPayment(books, application);
      startPayment(books, application, method);
      return true;
    },
  });

export const cancelling = (index: number): AnyDeed =>
  deed<number>({
    name: 'cancel',
    text: `cancel(${index})`,
    can: (books, moment) => applicationOfMember(books, moment, index) !== undefined,
    act: ({ call, cast, scene }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      const name = scene.kind === 'education' ? 'patchIntEduCancel' : 'patchIntExamCancel';
      return call(name, memberNo, cancelForm(ofMember(books, memberNo)));
    },
    model(books, code, moment) {
      const application = applicationOfMember(books, moment, index);
      expectCode(application !== undefined && cancel(books, application, moment.now), code, 'cancelling');
      return true;
    },
  });

const retracting = (index: number): AnyDeed =>
  deed<number>({
    name: 'retract',
    text: `retract(${index})`,
    can: (books, moment) => applicationOfMember(books, moment, index)?.status === 'CANCEL_REQUESTED',
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('patchIntCancelRetract', memberNo, { userExaminationNo: ofMember(books, memberNo) });
    },
    model(books, code, moment) {
      const application = applicationOfMember(books, moment, index);
      const request = application && requestOf(books, application);
      expectCode(request !== undefined, code, 'taking a cancellation back');
      if (application) application.status = 'CONFIRMED';
      if (request) request.status = 'RETRACTED';
      return true;
    },
  });

const namingAccount = (index: number): AnyDeed =>
  deed<number>({
    name: 'nameAccount',
    text: `nameAccount(${index})`,
    can: (books, moment) => waitingFor(books, moment, index).length > 0,
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('patchIntRefundAccount', memberNo, cancelForm(ofMember(books, memberNo)));
    },
    model(books, code, moment) {
      const waiting = waitingFor(books, moment, index);
      expectCode(waiting.length > 0, code, 'naming an account');
      for (const refund of waiting) refund.status = 'APPROVED';
      return true;
    },
  });

function waitingFor(books: Books, moment: Moment, index: number) {
  const application = applicationOfMember(books, moment, index);
  return books.refunds.filter(
    ({ applicationNo, status }) => applicationNo === application?.no && status === 'AWAITING_ACCOUNT',
  );
}

/** The done page asks how it went. */
const looking = (number: number): AnyDeed =>
  deed<void>({
    name: 'look',
    text: `look(${number})`,
    can: ({ payments }) => payments.length > 0,
    async act({ call }, { payments, applications }) {
      const payment = pick(payments, number);
      const owner = applications.find(({ no }) => no === payment?.applicationNo);
      if (payment && owner) await call('paymentState', owner.memberNo, { paymentNo: payment.no });
    },
    model: (books, _answer, { isLineUp }) => isLineUp && books.payments.every(hasEnded),
  });

/** The member presses again: the same key, the same answer, and nothing more happens. */
const repeating = (): AnyDeed =>
  deed<void>({
    name: 'repeat',
    text: 'repeat',
    can: (_books, { hasCalled }) => hasCalled,
    async act(world) {
      if (world.lastCall && !['startPayment', 'paymentState'].includes(world.lastCall.name))
        await world.repeat(world.lastCall);
    },
    model: nothing,
  });

export const memberDeeds: fc.WeightedArbitrary<AnyDeed>[] = [
  { weight: 3, arbitrary: member.map(applying) },
  {
    weight: 4,
    arbitrary: fc.tuple(member, fc.constantFrom(...METHODS)).map(([index, method]) => starting(index, method)),
  },
  { weight: 3, arbitrary: member.map(cancelling) },
  { weight: 4, arbitrary: member.map(retracting) },
  { weight: 4, arbitrary: member.map(namingAccount) },
  { weight: 1, arbitrary: which.map(looking) },
  { weight: 1, arbitrary: fc.constant(null).map(repeating) },
];
