import { called, withoutCall, withoutWhere } from '../changes/calls.ts';
import { withoutOperand, words } from '../changes/conditions.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

export const SEATS: readonly Fault[] = [
  {
    name: 'a seat is taken beyond the last one',
    file: 'api/src/modules/manager/applications/submitStore.ts',
    at: 'seatStatement',
    change: words('taken < capacity', 'taken <= capacity'),
    suites: [SUITES.submit],
  },
  {
    name: 'a course is applied for after its last moment',
    file: 'api/src/modules/manager/applications/submitStore.ts',
    at: 'seatStatement.freeSeat',
    change: words('and apply_end_at >', "and apply_end_at + interval '1 day' >"),
    suites: [SUITES.submit],
  },
  {
    name: 'a seat that is given back stays taken',
    file: 'api/src/enrolment/queue/leave.ts',
    at: 'freeSeat',
    change: withoutCall('giveBack'),
    suites: [SUITES.cancelFree],
  },
  {
    name: 'the row of a course is locked as foreign keys wait for it',
    file: 'api/src/enrolment/queue/SeatQueue.ts',
    at: 'lockOffering',
    change: called('forNoKeyUpdate', 'forUpdate'),
    suites: [SUITES.groupRaces],
  },
  {
    name: 'anybody takes back the cancellation of another member',
    file: 'api/src/modules/manager/applications/cancel.ts',
    at: 'retractCancel',
    change: withoutOperand('member_no'),
    suites: [SUITES.access],
  },
  {
    name: 'another member reads an application',
    file: 'api/src/enrolment/application/store.ts',
    at: 'findOwn',
    change: withoutWhere('application.member_no'),
    suites: [SUITES.access],
  },
];
