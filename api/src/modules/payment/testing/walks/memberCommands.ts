import fc from 'fast-check';
import { CODES } from '@portal/shared/contract';
import { cancelForm } from '../../../manager/testing/offerings.ts';
import type { Books } from './books.ts';
import { command, type AnyCommand, type Situation } from './command.ts';
import { apply, cancel, newestOf, requestOf } from './model.ts';
import { MEMBERS } from './scenario.ts';
import { Violation } from './violation.ts';

/** Members' commands on their applications. */

/** Index of a member; mostly the first, whose payment begins every walk. */
export const member = fc.constantFrom(0, 0, 0, 1, 1, MEMBERS - 1);
/** The newest application of a member who can log in. */
export const applicationOfMember = (books: Books, { memberNos }: Situation, index: number) =>
  books.gone.includes(memberNos[index] ?? 0) ? undefined : newestOf(books, memberNos[index] ?? 0);
/** A refund account at a bank that the gateway supports. */
export const ACCOUNT = { accountName: '홍길동', bank: '국민은행', account: '1102345678901' };
export const formOf = (userExaminationNo: number, bank = ACCOUNT.bank) => ({
  ...cancelForm(userExaminationNo),
  ...ACCOUNT,
  bank,
});
export const ofMember = (books: Books, memberNo: number) => newestOf(books, memberNo)?.no ?? 0;

export function expectCode(isAllowed: boolean, code: number, what: string): void {
  if (isAllowed === (code === CODES.SUCCESS.code)) return;
  throw new Violation('model', `${what} should be ${isAllowed ? 'allowed' : 'refused'} and answered ${code}`);
}

export const applying = (index: number): AnyCommand =>
  command<number>({
    name: 'apply',
    text: `apply(${index})`,
    can: (books, { memberNos }) => !books.gone.includes(memberNos[index] ?? 0),
    act: ({ call, cast, scenario, offeringNo }) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return scenario.kind === 'education'
        ? call('postIntEdu', memberNo, { educationNo: offeringNo() })
        : call('postIntExam', memberNo, { examinationNo: offeringNo() });
    },
    model(books, code, { now, memberNos }) {
      expectCode(apply(books, memberNos[index] ?? 0, now), code, 'applying');
      return true;
    },
  });

/** @param bank another bank for the account */
export const cancelling = (index: number, bank?: string): AnyCommand =>
  command<number>({
    name: 'cancel',
    text: `cancel(${index}${bank === undefined ? '' : `, ${bank}`})`,
    can: (books, situation) => applicationOfMember(books, situation, index) !== undefined,
    act: ({ call, cast, scenario }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      const name = scenario.kind === 'education' ? 'patchIntEduCancel' : 'patchIntExamCancel';
      return call(name, memberNo, formOf(ofMember(books, memberNo), bank));
    },
    model(books, code, situation) {
      const application = applicationOfMember(books, situation, index);
      expectCode(application !== undefined && cancel(books, application, situation.now), code, 'cancelling');
      return true;
    },
  });

const retracting = (index: number): AnyCommand =>
  command<number>({
    name: 'retract',
    text: `retract(${index})`,
    can: (books, situation) => applicationOfMember(books, situation, index)?.status === 'CANCEL_REQUESTED',
    act: ({ call, cast }, books) => {
      const memberNo = cast.memberNos[index] ?? 0;
      return call('patchIntCancelRetract', memberNo, { userExaminationNo: ofMember(books, memberNo) });
    },
    model(books, code, situation) {
      const application = applicationOfMember(books, situation, index);
      const request = application && requestOf(books, application);
      expectCode(request !== undefined, code, 'taking a cancellation back');
      if (application) application.status = 'CONFIRMED';
      if (request) request.status = 'RETRACTED';
      return true;
    },
  });

/** Repeats the last call with the same key: the stored response is returned, and nothing else happens. */
const repeating = (): AnyCommand =>
  command<boolean>({
    name: 'repeat',
    text: 'repeat',
    can: (_books, { hasCalled }) => hasCalled,
    async act(fixture) {
      const { lastCall } = fixture;
      if (!lastCall || ['startPayment', 'paymentState'].includes(lastCall.name)) return true;
      const wasAnswered = lastCall.isAnswered;
      await fixture.repeat(lastCall);
      return wasAnswered;
    },
    model: (_books, wasAnswered) => wasAnswered,
  });

export const memberCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  { weight: 3, arbitrary: member.map(applying) },
  { weight: 3, arbitrary: member.map((index) => cancelling(index)) },
  { weight: 4, arbitrary: member.map(retracting) },
  { weight: 1, arbitrary: fc.constant(null).map(repeating) },
];
