import { answered, withoutAwait, withoutLink } from '../changes/calls.ts';
import { decided, operator, withoutOperand, words } from '../changes/conditions.ts';
import { returns, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const groups = (file: string) => `api/src/modules/manager/groups/${file}.ts`;

export const GROUPS: readonly Fault[] = [
  {
    name: 'a group takes one seat more than are left',
    file: groups('submitStore'),
    at: 'takeSeatsAndSubmit',
    change: words('::integer <= capacity', '::integer <= capacity + 1'),
    suites: [SUITES.groupSubmit],
  },
  {
    name: 'the seat of a group is not locked when its person leaves',
    file: 'api/src/enrolment/group/returnSeat.ts',
    at: 'returnSeat',
    change: withoutLink('forNoKeyUpdate'),
    suites: [SUITES.groupRaces],
  },
  {
    name: 'a cancelled seat keeps the application of its person',
    file: 'api/src/enrolment/employer/decideSeats.ts',
    at: 'approveSeats',
    change: withoutEntry('application_no'),
    suites: [SUITES.groupSeats],
  },
  {
    name: 'a person who was there is refunded when the course is called off',
    file: 'api/src/enrolment/group/refundGroup.ts',
    at: 'findAttended',
    change: returns('Promise.resolve(new Set<number>())'),
    suites: [SUITES.groupCalledOff],
  },
  {
    name: 'seats are to be invited after the last moment to accept',
    file: 'api/src/modules/user/tasks/seats.ts',
    at: 'listToInvite',
    change: decided('dueAt', false),
    suites: [SUITES.groupSeats],
  },
  {
    name: 'a link is accepted by whoever has it',
    file: groups('admission'),
    at: 'refusalToAccept',
    change: decided('userPhone', false),
    suites: [SUITES.accept],
  },
  {
    name: 'a seat of what is called off is accepted',
    file: groups('admission'),
    at: 'refusalToAccept',
    change: withoutAwait('isNotCalledOff'),
    suites: [SUITES.groupCalledOff],
  },
  {
    name: 'an employer changes the seat of another one',
    file: groups('lockOwnSeat'),
    at: 'lockOwnSeat',
    change: answered('findOwn', 'lockApplication(db, found.group_no)'),
    suites: [SUITES.groupSubmit],
  },
  {
    name: 'one phone gets as many links as an employer likes',
    file: groups('linkLimits'),
    at: 'refusalToSend',
    change: returns('null'),
    suites: [SUITES.groupLinks],
  },
  {
    name: 'one business number holds seats of several accounts',
    file: groups('unpaid'),
    at: 'listUnpaid',
    change: words('or (business_number =', "or (business_number || '0' ="),
    suites: [SUITES.groupUnpaid],
  },
  {
    name: 'free seats are held without a limit',
    file: groups('unpaid'),
    at: 'requireFewUnaccepted',
    change: operator('+', '-', 'seats'),
    suites: [SUITES.groupUnpaid],
  },
  {
    name: 'a request to refund a seat passes over who was there',
    file: 'api/src/enrolment/employer/decideSeats.ts',
    at: 'approveSeats',
    change: withoutOperand('takeBack'),
    suites: [SUITES.groupSeats],
  },
  {
    name: 'the employer is not told that a person has left',
    file: 'api/src/enrolment/group/returnSeat.ts',
    at: 'returnSeat',
    change: decided('isTold', false),
    suites: [SUITES.groupSeats],
  },
  {
    name: 'people of a paid group are not invited',
    file: 'api/src/enrolment/application/move.ts',
    at: 'effects.confirm',
    change: decided('group', false),
    suites: [SUITES.groupMoney],
  },
  {
    name: 'the second link of a seat leaves the first one open',
    file: groups('linksJob'),
    at: 'sendBatch',
    change: withoutEntry('code_hash'),
    suites: [SUITES.groupLinks],
  },
];
