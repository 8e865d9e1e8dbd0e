import { withoutCall, withoutWhere } from '../changes/calls.ts';
import { operator } from '../changes/conditions.ts';
import { value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const qualification = (file: string) => `api/src/modules/office/qualification/${file}.ts`;

export const HALLS: readonly Fault[] = [
  {
    name: 'hours that follow each other overlap',
    file: 'shared/src/rules/hours.ts',
    at: 'beginsWithin',
    change: operator('<', '<='),
    suites: [SUITES.hours],
  },
  {
    name: 'an exam that is called off takes its hall',
    file: qualification('offerings/heldAtOnce'),
    at: 'listInHall',
    change: withoutWhere('called_off'),
    suites: [SUITES.offeringQuestions],
  },
  {
    name: 'the last day of a contract is outside it',
    file: qualification('offerings/questions'),
    at: 'askOfContract',
    change: operator('>', '>=', 'until'),
    suites: [SUITES.offeringQuestions],
  },
  {
    name: 'the log has a confirmation of what nobody was asked',
    file: qualification('offerings/confirmed'),
    at: 'confirmedDetail',
    change: operator('&&', '||'),
    suites: [SUITES.offeringQuestions],
  },
  {
    name: 'a hall in use is removed',
    file: qualification('halls/acts'),
    at: 'removeHall',
    change: operator('||', '&&'),
    suites: [SUITES.halls],
  },
  {
    name: 'visitors are sent to where a hall has moved',
    file: 'api/src/modules/manager/offerings/present.ts',
    at: 'presentHall',
    change: operator('||', '&&'),
    suites: [SUITES.halls],
  },
  {
    name: 'an empty account of a form erases the stored one',
    file: qualification('lecturers/person'),
    at: 'mergeLecturer.account',
    change: value("''"),
    suites: [SUITES.lecturers],
  },
  {
    name: 'contact and account of a new lecturer are not stored',
    file: qualification('lecturers/acts'),
    at: 'saveLecturer',
    change: withoutCall('storePerson', 1),
    suites: [SUITES.lecturers],
  },
];
