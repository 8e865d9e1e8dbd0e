import { withoutCall } from '../changes/calls.ts';
import { operator, words } from '../changes/conditions.ts';
import { literal, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

export const LINE: readonly Fault[] = [
  {
    name: 'an offer holds a seat beyond its last moment',
    file: 'api/src/enrolment/line/advanceLine.ts',
    at: 'lapseOffers',
    change: literal('<=', '<'),
    suites: [SUITES.line],
  },
  {
    name: 'who waits longest is offered a seat last',
    file: 'api/src/enrolment/line/offerSeats.ts',
    at: 'findNext',
    change: words('order by place.turn limit', 'order by place.turn desc limit'),
    suites: [SUITES.line],
  },
  {
    name: 'who leaves the line passes the seat on to nobody',
    file: 'api/src/enrolment/line/leaveLine.ts',
    at: 'leaveLine',
    change: withoutCall('advanceLine'),
    suites: [SUITES.line],
  },
  {
    name: 'a group waits on where exactly enough seats are free',
    file: 'api/src/enrolment/line/offerSeats.ts',
    at: 'handOut',
    change: operator('<=', '<', 'missing'),
    suites: [SUITES.groupLine],
  },
  {
    name: 'the seats kept for a group stay kept when its offer lapses',
    file: 'api/src/enrolment/line/advanceLine.ts',
    at: 'lapseOffers',
    change: withoutEntry('collected'),
    suites: [SUITES.groupLine],
  },
];
