import { lifecycle, linesOf, type Actor, type EventOf } from './lifecycle.ts';

/**
 * A place in the queue for a course or an exam. The seat is taken before the form: OFFERED holds one. Every release of
 * a seat offers it to the next in the same transaction.
 */
export const lineLifecycle = lifecycle('line', [
  { from: null, event: 'arrive', by: 'member', to: 'WAITING', guard: 'mayArrive' },
  { from: 'WAITING', event: 'offer', by: 'system', to: 'OFFERED', guard: 'seatFree', effect: 'takeSeat' },
  // A group waits for all of its seats: freed ones are reserved for it up to a time limit, after which it is passed
  // over.
  { from: 'WAITING', event: 'collect', by: 'system', to: 'WAITING', guard: 'firstOfAll', effect: 'keepSeats' },
  { from: 'WAITING', event: 'boundReached', by: 'system', to: 'WAITING', guard: 'pastBound', effect: 'standBack' },
  { from: 'OFFERED', event: 'submit', by: 'member', to: 'TAKEN', guard: 'beforeDue', effect: 'handOver' },
  { from: 'OFFERED', event: 'duePassed', by: 'system', to: 'LAPSED', guard: 'pastDue', effect: 'offerNext' },
  { from: 'OFFERED', event: 'decline', by: 'member', to: 'DECLINED', effect: 'offerNext' },
  { from: 'WAITING', event: 'leave', by: 'member', to: 'LEFT' },
  { from: 'WAITING', event: 'periodOver', by: 'system', to: 'ENDED' },
  // The member has left the association, is suspended, or has got a seat otherwise.
  { from: 'WAITING', event: 'memberGone', by: 'system', to: 'ENDED' },
  { from: 'OFFERED', event: 'memberGone', by: 'system', to: 'ENDED', effect: 'offerNext' },
  { from: 'WAITING', event: 'callOff', by: 'staff', to: 'ENDED' },
  { from: 'OFFERED', event: 'callOff', by: 'staff', to: 'ENDED' },
]);

type LineEvent = EventOf<typeof lineLifecycle>;

/**
 * Returns source and target state of an event. Places move in bulk, in statements that include its guard.
 * @throws if the table lists no such line
 */
export function moveInLine(from: 'WAITING' | 'OFFERED', event: LineEvent, by: Actor) {
  const [line] = linesOf(lineLifecycle, { from, event, by });
  if (!line) throw new Error(`no place in a line moves from ${from} by ${event} of ${by}`);
  return { from, to: line.to };
}
