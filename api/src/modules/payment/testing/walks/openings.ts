import type { PayMethod } from '@portal/shared/contract';
import { cutting, waiting, waitingUntil } from './conditions.ts';
import type { AnyDeed } from './deed.ts';
import { delivering, pressing, refundingThere } from './gatewayDeeds.ts';
import { running } from './jobDeeds.ts';
import { applying, cancelling } from './memberDeeds.ts';
import { starting } from './memberMoneyDeeds.ts';
import { callingOff, deciding } from './officeDeeds.ts';
import type { Scene } from './scene.ts';
import { together } from './together.ts';

const A_WEEK_MINUTES = 7 * 24 * 60;
/** The first moment after the next one that divides. */
const past = waitingUntil(0, 1);
const begun = (method: PayMethod) => [applying(0), starting(0, method)];
const paid = (method: PayMethod) => [...begun(method), ...payment(method, true)];
const deposit = [...begun('vbank'), pressing(0, 'issue', true)];
const unheard = (method: PayMethod) => [...begun(method), ...payment(method, false)];
const missed = [...deposit, past, running('expire')];

/** Paid, and told or not; the account that a deposit needs is always told. */
const payment = (method: PayMethod, isTold: boolean): AnyDeed[] =>
  method === 'vbank' ? [pressing(0, 'issue', true), pressing(0, 'deposit', isTold)] : [pressing(0, 'approve', isTold)];

/**
 * How walks begin: from the first step on, and from where money has come, so that what is rare is not reached by luck
 * alone. What makes no sense (a wrong amount by deposit) is skipped.
 */
const OPENINGS = {
  begun,
  paid,
  'paid, and nobody was told': unheard,
  'another amount': (method) => [...begun(method), pressing(0, 'wrongAmount', true)],
  'given up while the line is down': (method) => [...begun(method), cutting('down'), ...secondTry(method)],
  'paid twice': (method) => [
    ...begun(method),
    cutting('down'),
    ...secondTry(method),
    ...payment('phone', true),
    pressing(1, 'approve', false),
  ],
  'an account': () => deposit,
  'a deposit in time, told late': () => [...deposit, pressing(0, 'deposit', false), cutting('down'), past],
  'an account that nobody paid to': () => missed,
  'an account that nobody paid to, and a seat that another has': () => [...missed, applying(1)],
  'a deposit too late': () => [...missed, pressing(0, 'lateDeposit', true)],
  'a deposit too late, and a seat that another has': () => [...missed, applying(1), pressing(0, 'lateDeposit', true)],
  'a deposit for what was called off': () => [...missed, callingOff(), pressing(0, 'lateDeposit', true)],
  'a deposit after the beginning': () => [...missed, waiting(A_WEEK_MINUTES), pressing(0, 'lateDeposit', true)],
  'a deposit too late, of who has applied again': () => [
    ...missed,
    waiting(61),
    applying(0),
    pressing(0, 'lateDeposit', true),
  ],
  'partly back before it is heard of': (method) => [...unheard(method), refundingThere(0, 50), delivering(1, false)],
  'a whole refund asked for': (method) => [...paid(method), cancelling(0)],
  'a part asked for': (method) => [...paid(method), past, cancelling(0)],
  'a part approved': (method) => [...paid(method), past, cancelling(0), deciding(0, 'approve')],
  'less left than is approved': (method) => [
    ...paid(method),
    cancelling(0),
    refundingThere(0, 50),
    delivering(0, false),
    deciding(0, 'approve'),
  ],
  'a part given back at the console': (method) => [...paid(method), refundingThere(0, 50)],
  'nothing left to ask for, until it is called off': () => [
    ...paid('vbank'),
    refundingThere(0, 50),
    delivering(0, false),
    past,
    cancelling(0),
  ],
  'asked for news in vain': (method) => [
    ...begun(method),
    cutting('down'),
    waiting(1),
    running('inquire'),
    cutting('up'),
  ],
  'a refund whose answer is lost': (method) => [
    ...paid(method),
    cancelling(0),
    deciding(0, 'approve'),
    cutting('lost'),
    running('refund'),
  ],
  // Two at once, where a lock is all that keeps them apart.
  'two applications at once': (method) => [together(applying(0), applying(0)), starting(0, method)],
  'paid and cancelled at once': (method) => [...unheard(method), together(delivering(0, false), cancelling(0))],
  'paid and over at once': (method) => [...unheard(method), past, together(delivering(0, false), running('expire'))],
  'told twice at once': (method) => [...unheard(method), together(delivering(0, true), delivering(0, true))],
  'told while nobody answers': (method) => [
    ...unheard(method),
    cutting('down'),
    waiting(1),
    together(running('inquire'), delivering(0, false)),
  ],
  'sent twice at once': (method) => [
    ...paid(method),
    cancelling(0),
    deciding(0, 'approve'),
    together(running('refund'), running('refund')),
  ],
  'sent and given back at the console at once': (method) => [
    ...paid(method),
    past,
    cancelling(0),
    deciding(0, 'approve'),
    refundingThere(0, 33),
    together(running('refund'), delivering(0, false)),
  ],
} satisfies Record<string, (method: PayMethod) => AnyDeed[]>;

const ALL: ((method: PayMethod) => AnyDeed[])[] = Object.values(OPENINGS);

export const openingOf = ({ method, opening }: Scene): AnyDeed[] =>
  ALL[opening % ALL.length]?.(method) ?? begun(method);

/** The line works again while the other page is opened. */
function secondTry(method: PayMethod): AnyDeed[] {
  return [starting(0, method === 'phone' ? 'card' : 'phone'), cutting('up'), starting(0, 'phone')];
}
