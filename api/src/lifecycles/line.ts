import { lifecycle, linesOf, type Actor, type EventOf } from './lifecycle.ts';

/**
 * A place in the line for a course or an exam. The seat comes before the form: OFFERED has taken one. Whatever frees a
 * seat offers it to the next in the same transaction.
 */
export const lineLifecycle = lifecycle('line', [
  { from: null, event: 'arrive', by: 'member', to: 'WAITING', guard: 'mayArrive' },
  { from: 'WAITING', event: 'offer', by: 'system', to: 'OFFERED', guard: 'seatFree', effect: 'takeSeat' },
  // A group waits for all of its seats: freed ones are kept for it up to a bound, and then no more.
  { from: 'WAITING', event: 'collect', by: 'system', to: 'WAITING', guard: 'firstOfAll', effect: 'keepSeats' },
  { from: 'WAITING', event: 'boundReached', by: 'system', to: 'WAITING', guard: 'pastBound', effect: 'standBack' },
  { from: 'OFFERED', event: 'submit', by: 'member', to: 'TAKEN', guard: 'beforeDue', effect: 'handOver' },
  { from: 'OFFERED', event: 'duePassed', by: 'system', to: 'LAPSED', guard: 'pastDue', effect: 'offerNext' },
  { from: 'OFFERED', event: 'decline', by: 'member', to: 'DECLINED', effect: 'offerNext' },
  { from: 'WAITING', event: 'leave', by: 'member', to: 'LEFT' },
  { from: 'WAITING', event: 'periodOver', by: 'system', to: 'ENDED' },
  // The member has left the association, is suspended, or has come to a seat by another way.
  { from: 'WAITING', event: 'memberGone', by: 'system', to: 'ENDED' },
  { from: 'OFFERED', event: 'memberGone', by: 'system', to: 'ENDED', effect: 'offerNext' },
  { from: 'WAITING', event: 'callOff', by: 'staff', to: 'ENDED' },
  { from: 'OFFERED', event: 'callOff', by: 'staff', to: 'ENDED' },
]);

type LineEvent = EventOf<typeof lineLifecycle>;

/**
 * The states of one event: places move many at once, in statements that hold its guard.
 * @throws where the table lists no such line
 */
export function moveInLine(from: 'WAITING' | 'OFFERED', event: LineEvent, by: Actor) {
  const [line] = linesOf(lineLifecycle, { from, event, by });
  if (!line) throw new Error(`no place in a line moves from ${from} by ${event} of ${by}`);
  return { from, to: line.to };
}
