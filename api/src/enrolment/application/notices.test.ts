import { applicationLifecycle } from '../../lifecycles/application.ts';
import { NOTIFIED_TRANSITIONS } from './notices.ts';

/** Submitting is told where it is made, and money that is not needed by its refund; the rest the member did. */
const UNTOLD = [
  'null submit CONFIRMED',
  'null submit HELD',
  'CANCEL_REQUESTED retract CONFIRMED',
  'CONFIRMED sit SAT',
  'CONFIRMED absent ABSENT',
  // Where nobody could use the seat, and where none is left.
  'EXPIRED paid EXPIRED',
  'EXPIRED paid EXPIRED',
  'CANCELLED paid CANCELLED',
  'CONFIRMED paid CONFIRMED',
  'CANCEL_REQUESTED paid CANCEL_REQUESTED',
];

test('every line of the life cycle is told, or is one of those that need no telling', () => {
  const told = NOTIFIED_TRANSITIONS.flatMap(({ from, event, to }) => from.map((state) => `${state} ${event} ${to}`));
  const lines = applicationLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
  expect([...told, ...UNTOLD].toSorted()).toEqual(lines.toSorted());
});
