import { WAITING_NAMES, type WaitingKind } from '@portal/shared/contract/office';
import { STAFF_LIFECYCLES } from '../testing/staffLifecycles.ts';

/** Reason why a state that an employee may end is not counted as waiting. */
interface NotWaiting {
  not: string;
}

const CORRECTED = { not: 'a result is final until an employee finds it wrong' };
const BY_CALL_OFF = { not: 'calling off is decided for the course or exam' };

/** The kinds that count each state that an employee may end, or the reason for none. */
const COUNTED: Record<string, readonly WaitingKind[] | NotWaiting> = {
  'application HELD': BY_CALL_OFF,
  'application CONFIRMED': ['courseResults', 'examResults', 'coursesUnderWay', 'examsUnderWay'],
  'application CANCEL_REQUESTED': ['cancellations', 'coursesUnderWay', 'examsUnderWay'],
  'application SAT': ['examResults'],
  'application COMPLETED': CORRECTED,
  'application NOT_COMPLETED': CORRECTED,
  'application ABSENT': CORRECTED,
  'application PASSED': CORRECTED,
  'application FAILED': CORRECTED,
  'payment HELD_FOR_REVIEW': ['reviews'],
  'refund REQUESTED': ['cancellations'],
  'refund AWAITING_ACCOUNT': ['refundAccounts'],
  'refund APPROVED': ['transfers'],
  'refund FAILED': ['failedRefunds'],
  'certificate AWAITING_TRANSFER': ['certificateFees'],
  'certificate EXPIRED': { not: 'a fee that comes late is read at the bank' },
  'certificate CANCELLED': { not: 'a fee that comes all the same is read at the bank' },
  'certificate PAID': ['certificatesToIssue'],
  'certificate ISSUED': ['certificatesToSend', 'postsToSend'],
  'certificate SENT': { not: 'it is revoked only where something was wrong' },
  'account ACTIVE': { not: 'it is suspended only where something was wrong' },
  'account SUSPENDED': { not: 'it was suspended by a decision, which says until when' },
  'post report WAITING': ['reports'],
  'post report UPHELD': { not: 'it is decided; its member may ask for another look by an inquiry' },
  'inquiry OPEN': ['inquiries'],
  'correction REQUESTED': ['corrections', 'overdueCorrections'],
  'roster NOT_SENT': ['roster'],
  'roster SENT': ['rosterUnanswered'],
  'roster REFUSED': ['rosterRefused'],
  'objection OPEN': ['objections'],
  'evidence SUBMITTED': ['evidence'],
  'cashReceipt FAILED': ['cashReceipts'],
  'cashReceipt CANCEL_FAILED': ['cashReceipts'],
  'attendance PRESENT': { not: 'a mark is corrected only where it is wrong' },
  'attendance ABSENT': { not: 'a mark is corrected only where it is wrong' },
  'line WAITING': BY_CALL_OFF,
  'line OFFERED': BY_CALL_OFF,
  'groupSeat RESERVED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat INVITED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat CANCEL_REQUESTED': ['cancellations'],
  'invoice OPEN': ['overdueInvoices'],
  'invoice WRITTEN_OFF': { not: 'nobody counts on the money; it is read at the bank if it comes' },
  'bill WAITING': ['bills'],
};

test('each state that an employee may end is counted in the overview, or has a reason not to be', () => {
  const states = STAFF_LIFECYCLES.flatMap(({ name, transitions }) =>
    transitions.flatMap(({ from, by }) => (by === 'staff' && from !== null ? [`${name} ${from}`] : [])),
  );
  expect(Object.keys(COUNTED).toSorted()).toEqual([...new Set(states)].toSorted());
});

test('each counted kind belongs to a state, or to something without a life cycle', () => {
  const others: WaitingKind[] = [
    'unsettledRefunds',
    'findings',
    'resultCorrections',
    'feesToReturn',
    'tariffChanges',
    'grants',
    'secondLooks',
    // Counts an offering with many unpaid group seats, not a state.
    'unpaidGroups',
  ];
  const kinds = Object.values(COUNTED).flatMap((counted) => ('not' in counted ? [] : counted));
  expect([...new Set([...kinds, ...others])].toSorted()).toEqual(Object.keys(WAITING_NAMES).toSorted());
});
