import { WAITING_NAMES, type WaitingKind } from '@portal/shared/contract/office';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { STAFF_LIFECYCLES } from '../testing/staffLifecycles.ts';

/** Reason why a state that an employee may end is not counted as waiting. */
interface NotWaiting {
  not: string;
}

const CORRECTED = { not: 'a result is final until an employee finds it wrong' };
const BY_CALL_OFF = { not: 'calling off is decided for the course or exam' };

/** The kinds that count each state of no aggregate that an employee may end, or the reason for none. */
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
  'account ACTIVE': { not: 'it is suspended only where something was wrong' },
  'account SUSPENDED': { not: 'it was suspended by a decision, which says until when' },
  'post report WAITING': ['reports'],
  'post report UPHELD': { not: 'it is decided; its member may ask for another look by an inquiry' },
  'attendance PRESENT': { not: 'a mark is corrected only where it is wrong' },
  'attendance ABSENT': { not: 'a mark is corrected only where it is wrong' },
  'line WAITING': BY_CALL_OFF,
  'line OFFERED': BY_CALL_OFF,
  'groupSeat RESERVED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat INVITED': { not: 'the employer’s, until its invoice is overdue' },
  'groupSeat CANCEL_REQUESTED': ['cancellations'],
};

const OF_AGGREGATES = AGGREGATES.map(({ lifecycle }) => lifecycle?.name);

test('each state that an employee may end is counted in the overview, or says why not', () => {
  const states = STAFF_LIFECYCLES.filter(({ name }) => !OF_AGGREGATES.includes(name)).flatMap(({ name, transitions }) =>
    transitions.flatMap(({ from, by }) => (by === 'staff' && from !== null ? [`${name} ${from}`] : [])),
  );
  expect(Object.keys(COUNTED).toSorted()).toEqual([...new Set(states)].toSorted());
});

test('each kind that is counted is that of a state, or of what has no life cycle', () => {
  // Of offerings, the seats that many groups have held without paying.
  const others: WaitingKind[] = ['findings', 'grants', 'secondLooks', 'unpaidGroups'];
  const kinds = Object.values(COUNTED).flatMap((counted) => ('not' in counted ? [] : counted));
  const ofAggregates = AGGREGATES.flatMap(({ waiting }) => Object.keys(waiting));
  expect([...new Set([...kinds, ...ofAggregates, ...others])].toSorted()).toEqual(
    Object.keys(WAITING_NAMES).toSorted(),
  );
});
