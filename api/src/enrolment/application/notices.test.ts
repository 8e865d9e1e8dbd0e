import { applicationLifecycle } from '../../lifecycles/application.ts';
import { NOTIFIED_TRANSITIONS } from './notices.ts';

/**
 * Submitting is told where it is made, a paid invoice by its own notice, money that is not needed by its refund; the
 * rest the member did.
 */
const UNTOLD = [
  'null submit CONFIRMED',
  'null submit HELD',
  'CANCEL_REQUESTED retract CONFIRMED',
  'CONFIRMED sit SAT',
  'CONFIRMED absent ABSENT',
  'EXPIRED paid EXPIRED',
  'CANCELLED paid CANCELLED',
  'CONFIRMED paid CONFIRMED',
  'CONFIRMED invoicePaid CONFIRMED',
  'CANCEL_REQUESTED paid CANCEL_REQUESTED',
];

/** A correction tells its member by itself, of an announced result: `modules/manager/corrections/correct.ts`. */
const CORRECTIONS = applicationLifecycle.transitions.filter(({ event }) => event === 'correct');

test('every line of the life cycle is told, or is one of those that need no telling', () => {
  const told = NOTIFIED_TRANSITIONS.flatMap(({ from, event, to }) => from.map((state) => `${state} ${event} ${to}`));
  const lines = applicationLifecycle.transitions
    .filter((line) => !CORRECTIONS.includes(line))
    .map(({ from, event, to }) => `${from} ${event} ${to}`);
  // A state is left by the same event twice where a guard tells which of them it is.
  expect([...told, ...UNTOLD].toSorted()).toEqual([...new Set(lines)].toSorted());
});
