import { applicationLifecycle } from '../../lifecycles/application.ts';
import { NOTIFIED_TRANSITIONS } from './notices.ts';

/**
 * Transitions without a notice of their own: the call confirms a submission, an invoice and a refund have their own
 * notices, and the rest is done by the member.
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

/** Correcting an announced result sends its own notice: `modules/manager/corrections/correct.ts`. */
const CORRECTIONS = applicationLifecycle.transitions.filter(({ event }) => event === 'correct');

test('every transition of the life cycle has a notice, or is listed as needing none', () => {
  const notified = NOTIFIED_TRANSITIONS.flatMap(({ from, event, to }) =>
    from.map((state) => `${state} ${event} ${to}`),
  );
  const lines = applicationLifecycle.transitions
    .filter((line) => !CORRECTIONS.includes(line))
    .map(({ from, event, to }) => `${from} ${event} ${to}`);
  // A state may have several transitions by the same event, distinguished by a guard.
  expect([...notified, ...UNTOLD].toSorted()).toEqual([...new Set(lines)].toSorted());
});
