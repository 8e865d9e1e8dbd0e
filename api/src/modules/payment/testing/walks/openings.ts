import type { PayMethod } from '@portal/shared/contract';
import { dying } from './accidentCommands.ts';
import type { AnyCommand } from './command.ts';
import { concurrent } from './concurrent.ts';
import { cutting, DAY_MINUTES, waiting, waitingUntil } from './conditions.ts';
import { delivering, depositing, leaving, returning } from './gatewayCommands.ts';
import { ending, refundingThere } from './gatewayMoneyCommands.ts';
import { running } from './jobCommands.ts';
import { applying, cancelling } from './memberCommands.ts';
import { starting } from './memberMoneyCommands.ts';
import { endingMembership } from './membershipCommands.ts';
import { callingOff, deciding, grading, moving } from './officeCommands.ts';
import type { Scenario } from './scenario.ts';
import { changing, HABITS, happeningOf, troubling, workingLate } from './troubleCommands.ts';

const A_WEEK_MINUTES = 7 * 24 * 60;
/** Longer than the gateway may delay a seat's release. */
const DELAY_MINUTES = 11;
/** Statements from a browser's return until the money is booked. */
const STATEMENTS = 12;
/** The first time after the next boundary. */
const past = waitingUntil(0, 1);
const begun = (method: PayMethod) => [applying(0), starting(0, method)];
const paid = (method: PayMethod) => [...begun(method), ...payment(method, true)];
const deposit = [...begun('vbank'), leaving(0, 'approve', true)];
const unheard = (method: PayMethod) => [...begun(method), ...payment(method, false)];
const missed = [...deposit, past, running('expire')];
/** The gateway could not close the account, and the seat was released. */
const leftOpen = [...deposit, past, waiting(DELAY_MINUTES), troubling('cancelling', 'fault'), running('expire')];
const approved = (method: PayMethod) => [...paid(method), cancelling(0), deciding(0, 'approve')];

/** The payer returns and the money is taken; unless `isTold`, the response is lost and the connection fails. */
const payment = (method: PayMethod, isTold: boolean): AnyCommand[] => {
  if (method === 'vbank') return [leaving(0, 'approve', true), depositing(0, 0, isTold)];
  if (isTold) return [leaving(0, 'approve', true)];
  return [troubling('confirming', 'lost'), troubling('asking', 'down'), leaving(0, 'approve', true)];
};

/** The first order meets trouble; the next one runs when due. */
const refundedWithTrouble = (lot: number) => [
  troubling('cancelling', happeningOf('cancelling', lot)),
  running('refund'),
  waiting(3),
  running('refund'),
];

/** Half was refunded in the console, and a third is requested. */
const nothingLeft = [...paid('vbank'), refundingThere(0, 50), delivering(0, false), past, cancelling(0)];

/**
 * Openings of walks: from the first step, or from received money, so that rare cases are not left to chance. Impossible
 * commands, such as a deposit for a card, are skipped.
 */
const OPENINGS: Record<string, (scenario: Pick<Scenario, 'method' | 'lot'>) => AnyCommand[]> = {
  begun: ({ method }) => begun(method),
  paid: ({ method }) => paid(method),
  'paid, and nobody was told': ({ method }) => unheard(method),
  'approved, and the browser did not come back': ({ method }) => [...begun(method), leaving(0, 'approve', false)],
  'confirmed with trouble': ({ method, lot }) => [
    ...begun(method),
    troubling('confirming', happeningOf('confirming', lot)),
    leaving(0, 'approve', true),
  ],
  'confirmed with trouble, and asked about with trouble': ({ method, lot }) => [
    ...begun(method),
    troubling('confirming', happeningOf('confirming', lot)),
    troubling('asking', happeningOf('asking', lot)),
    leaving(0, 'approve', true),
    waiting(1),
    running('inquire'),
  ],
  'rejected by the bank': ({ method, lot }) => [
    ...begun(method),
    changing(HABITS[lot % HABITS.length] ?? 'usual'),
    leaving(0, 'approve', true),
  ],
  'opened with trouble': ({ method, lot }) => [
    applying(0),
    troubling('opening', happeningOf('opening', lot)),
    starting(0, method),
    starting(0, method),
  ],
  'another amount': () => [...deposit, depositing(0, 1_000, true)],
  'given up while the line is down': ({ method }) => [...begun(method), cutting('down'), ...secondTry(method)],
  'paid twice': ({ method }) => [
    ...begun(method),
    troubling('confirming', 'late'),
    leaving(0, 'approve', true),
    ...secondTry(method),
    leaving(0, 'approve', true),
    workingLate(),
  ],
  'an account': () => deposit,
  'a deposit in time, told late': () => [...deposit, depositing(0, 0, false), cutting('down'), past],
  'an account that nobody paid to': () => missed,
  'an account that nobody paid to, and a seat that another has': () => [...missed, applying(1)],
  'a deposit too late': () => [...leftOpen, depositing(0, 0, true)],
  'a deposit too late, and a seat that another has': () => [...leftOpen, applying(1), depositing(0, 0, true)],
  'a deposit for what was called off': () => [...leftOpen, callingOff(), depositing(0, 0, true)],
  'a deposit after the beginning': () => [...leftOpen, waiting(A_WEEK_MINUTES), depositing(0, 0, true)],
  'a deposit too late, of who has applied again': () => [...leftOpen, waiting(61), applying(0), depositing(0, 0, true)],
  'a deposit of who has left': ({ lot }) => [
    ...leftOpen,
    endingMembership(0, lot % 2 === 0 ? 'withdraw' : 'suspend'),
    depositing(0, 0, true),
  ],
  'closed with trouble': ({ lot }) => [
    ...deposit,
    past,
    troubling('cancelling', happeningOf('cancelling', lot)),
    running('expire'),
    running('inquire'),
  ],
  'partly back before it is heard of': ({ method }) => [
    ...unheard(method),
    refundingThere(0, 50),
    delivering(1, false),
  ],
  'partly back after the process died in the middle': ({ method, lot }) => [
    ...begun(method),
    dying(leaving(0, 'approve', true), 1 + (lot % STATEMENTS)),
    refundingThere(0, 50),
    delivering(0, false),
  ],
  'two results, one after the other': ({ method, lot }) => [...paid(method), grading(0, lot), grading(0, lot + 2)],
  'a whole refund asked for': ({ method }) => [...paid(method), cancelling(0)],
  'a part asked for': ({ method }) => [...paid(method), past, cancelling(0)],
  'moved, and left whatever the window': ({ method }) => [...paid(method), past, past, moving(), cancelling(0)],
  'a part asked for, moved, and left': ({ method }) => [...paid(method), past, cancelling(0), moving(), cancelling(0)],
  'a deposit too late for what has moved': () => [...leftOpen, moving(), depositing(0, 0, true), cancelling(0)],
  'a part approved': ({ method }) => [...paid(method), past, cancelling(0), deciding(0, 'approve')],
  'less left than is approved': ({ method }) => [
    ...paid(method),
    cancelling(0),
    refundingThere(0, 50),
    delivering(0, false),
    deciding(0, 'approve'),
  ],
  'a part given back at the console': ({ method }) => [...paid(method), refundingThere(0, 50)],
  'nothing left to ask for, until it is called off': () => [...nothingLeft, callingOff()],
  'nothing left to ask for': () => nothingLeft,
  'asked for news in vain': ({ method }) => [
    ...begun(method),
    cutting('down'),
    waiting(1),
    running('inquire'),
    cutting('up'),
  ],
  'a refund whose answer is lost': ({ method }) => [...approved(method), cutting('lost'), running('refund')],
  'a refund with trouble': ({ method, lot }) => [...approved(method), ...refundedWithTrouble(lot)],
  'a part refunded with trouble': ({ method, lot }) => [
    ...paid(method),
    past,
    cancelling(0),
    deciding(0, 'approve'),
    ...refundedWithTrouble(lot),
  ],
  'called off, and refunded with trouble': ({ method, lot }) => [
    ...paid(method),
    callingOff(),
    ...refundedWithTrouble(lot),
  ],
  'a deposit refunded with trouble': ({ lot }) => [...approved('vbank'), ...refundedWithTrouble(lot)],
  'a part with trouble, then all of it': ({ method, lot }) => [
    ...paid(method),
    past,
    cancelling(0),
    deciding(0, 'approve'),
    troubling('cancelling', happeningOf('cancelling', lot)),
    running('refund'),
    callingOff(),
  ],
  'a refund that is carried out later': ({ method, lot }) => [
    ...approved(method),
    changing('cancel later'),
    running('refund'),
    ...(lot % 3 === 0 ? [] : [ending(0, lot % 3 === 1), waiting(3), running('refund')]),
  ],
  'a deposit that goes back later': ({ lot }) => [
    ...approved('vbank'),
    changing('refund later'),
    running('refund'),
    ...(lot % 3 === 0 ? [] : [ending(0, lot % 3 === 1), waiting(3), running('refund')]),
  ],
  'a deposit that its bank sends back': () => [...approved('vbank'), changing('refund bounces'), running('refund')],
  'a refund at an unknown bank': ({ method }) => [...paid(method), cancelling(0, '달빛은행'), deciding(0, 'approve')],
  'asked late': ({ method, lot }) => [
    ...begun(method),
    leaving(0, 'approve', false),
    waiting(lot % 2 === 0 ? 9 : 12),
    returning(0, false),
  ],
  'the list of the day with trouble': ({ method, lot }) => [
    ...unheard(method),
    waiting(DAY_MINUTES),
    troubling('listing', happeningOf('listing', lot)),
    running('reconcile'),
  ],
  // Concurrent commands that only a lock separates.
  'two applications at once': ({ method }) => [concurrent(applying(0), applying(0)), starting(0, method)],
  'paid and cancelled at once': ({ method }) => [...unheard(method), concurrent(delivering(0, false), cancelling(0))],
  'paid and over at once': ({ method }) => [
    ...unheard(method),
    past,
    concurrent(delivering(0, false), running('expire')),
  ],
  'told twice at once': ({ method }) => [...unheard(method), concurrent(delivering(0, true), delivering(0, true))],
  'back twice at once': ({ method }) => [
    ...begun(method),
    leaving(0, 'approve', false),
    concurrent(returning(0, true), returning(0, true)),
  ],
  'told while nobody answers': ({ method }) => [
    ...unheard(method),
    troubling('asking', 'down'),
    waiting(1),
    concurrent(running('inquire'), delivering(0, false)),
  ],
  'sent twice at once': ({ method }) => [...approved(method), concurrent(running('refund'), running('refund'))],
  'sent and given back at the console at once': ({ method }) => [
    ...paid(method),
    past,
    cancelling(0),
    deciding(0, 'approve'),
    refundingThere(0, 33),
    concurrent(running('refund'), delivering(0, false)),
  ],
};

const ALL = Object.values(OPENINGS);

export const openingOf = (scenario: Scenario): AnyCommand[] =>
  ALL[scenario.opening % ALL.length]?.(scenario) ?? begun(scenario.method);

/** The connection recovers while the other page is opened. */
function secondTry(method: PayMethod): AnyCommand[] {
  return [starting(0, method === 'phone' ? 'card' : 'phone'), cutting('up'), starting(0, 'phone')];
}
