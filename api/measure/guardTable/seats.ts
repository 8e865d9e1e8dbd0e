import type { Guard } from './guard.ts';

export const SEATS: readonly Guard[] = [
  {
    name: 'a seat is taken only while one is left',
    file: 'applications/submitStore.ts',
    present: "where ${no} = ${value('offeringNo')} and taken < capacity and not called_off and not is_draft\n",
    without: "where ${no} = ${value('offeringNo')} and not called_off and not is_draft\n",
  },
  {
    name: 'a course that is called off has no seats',
    file: 'applications/submitStore.ts',
    present: 'and taken < capacity and not called_off and not is_draft\n',
    without: 'and taken < capacity and not is_draft\n',
  },
  {
    name: 'one live application a member and course',
    file: 'applications/submitStore.ts',
    present: "own.status not in ('EXPIRED', 'CANCELLED') or ",
    without: '',
    secondLine: 'the unique index refuses it with the same answer; asking first spares a taken seat that goes back',
  },
  {
    name: 'the unique index of live applications',
    statement: 'drop index application_one_live_education',
  },
  {
    name: 'an hour between two holds',
    file: 'applications/submitStore.ts',
    present: "or (own.status = 'EXPIRED' and own.expired_at > ${value('pauseStart')})",
    without: '',
  },
  {
    name: 'a hold ends on the day after applying',
    file: 'enrolment/offering/hold.ts',
    present: 'addDays(seoulDay(application.applied_at), 1)',
    without: 'addDays(seoulDay(application.applied_at), 3)',
  },
  {
    name: 'a hold ends when it is due',
    file: 'enrolment/application/move.ts',
    present: 'return application.pay_due_at !== null && application.pay_due_at <= now;',
    without: 'return true;',
    secondLine: 'the job chooses by the same moment and looks again under the lock',
  },
  {
    name: 'a hold that ends gives its seat back',
    file: 'lifecycles/application.ts',
    present: "to: 'EXPIRED', guard: 'pastDue', effect: 'expire'",
    without: "to: 'EXPIRED', guard: 'pastDue', effect: 'takeSeat'",
  },
  {
    name: 'a seat is retaken only while one is left',
    file: 'line/retakeSeat.ts',
    present: 'taken < capacity and not called_off and held_at',
    without: 'not called_off and held_at',
  },
  {
    name: 'a seat is not retaken of what is called off',
    file: 'line/retakeSeat.ts',
    present: 'and not called_off and held_at',
    without: 'and held_at',
  },
  {
    name: 'a seat is not retaken after the beginning',
    file: 'line/retakeSeat.ts',
    present: ' and held_at > ${now}',
    without: '',
  },
  {
    name: 'a seat is not retaken by who has another',
    file: 'line/retakeSeat.ts',
    present: "and other.status not in ('EXPIRED', 'CANCELLED')",
    without: 'and false',
  },
  {
    name: 'the check of the seats in the database',
    statement: 'alter table education drop constraint education_seats',
    secondLine: 'the seat is taken by a conditional update',
  },
  {
    name: 'a seat is not retaken by who has left',
    file: 'lifecycles/application.ts',
    present:
      "{ from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED', guard: 'applicantGone', effect: 'owePayment' },",
    without: '',
  },
];
