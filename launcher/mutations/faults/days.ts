import { called, dayOfUtc } from '../changes/calls.ts';
import { operator } from '../changes/conditions.ts';
import { literal } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const modules = (file: string) => `api/src/modules/${file}.ts`;

/** A day in Seoul begins nine hours before the same day in UTC. */
export const DAYS: readonly Fault[] = [
  {
    name: 'papers hold by the day of UTC',
    file: modules('manager/eligibility/store'),
    at: 'canSubmit',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'papers are accepted that have ended by the day of UTC',
    file: modules('office/qualification/evidence/decide'),
    at: 'decideEvidence',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'the fee of a certificate changes by the day of UTC',
    file: modules('manager/certificates/request'),
    at: 'requireShownFee',
    change: dayOfUtc(),
    suites: [SUITES.tariff],
  },
  {
    name: 'the tariff of today is the tariff of the day of UTC',
    file: modules('manager/tariff/tariff'),
    at: 'viewTariff',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'the year in the number of a certificate is the year of UTC',
    file: modules('manager/certificates/number'),
    at: 'drawNumber',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'the fee of a certificate is due by the day of UTC',
    file: modules('manager/certificates/moveCertificate'),
    at: 'effects.setDue',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'an objection is answered by the day of UTC',
    file: modules('manager/results/objections'),
    at: 'raiseObjection',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'who is reminded of tomorrow is by the day of UTC',
    file: modules('manager/notices/dayBeforeJob'),
    at: 'listTomorrows',
    change: dayOfUtc(),
    suites: [SUITES.dayBefore],
  },
  {
    name: 'the reminder of a course comes two days before',
    file: modules('manager/notices/dayBeforeJob'),
    at: 'listTomorrows.tomorrow',
    change: literal('1', '2'),
    suites: [SUITES.dayBefore],
  },
  {
    name: 'the last day of an allowance is by the day of UTC',
    file: modules('office/money/invoices/allow'),
    at: 'allowInvoices',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'a licence is to be sent by the day of UTC',
    file: modules('user/roster/enter'),
    at: 'dueAfter',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'a new version of a text is in force by the day of UTC',
    file: modules('main/texts/standingTexts'),
    at: 'askedChanges',
    change: dayOfUtc(),
    suites: ['api/src/modules/user/consents/newVersions.test.ts'],
  },
  {
    name: 'the next lesson of a member is by the day of UTC',
    file: modules('user/matters/nextDate'),
    at: 'findNextDate',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'today of the calendar is the day of UTC',
    file: modules('manager/calendar/view'),
    at: 'viewCalendar',
    change: dayOfUtc(1),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'a popup is shown by the day of UTC',
    file: modules('main/handlers'),
    at: 'getListBoxPopup',
    change: dayOfUtc(),
    suites: ['api/src/modules/main/main.test.ts'],
  },
  {
    name: 'the night ends an hour late',
    file: 'api/src/clock/night.ts',
    at: 'isNight',
    change: operator('<', '<='),
    suites: [SUITES.night],
  },
  {
    name: 'weekends and holidays are working days',
    file: 'api/src/clock/workingDays.ts',
    at: 'addWorkingDays',
    change: called('isWorkingDay', 'Boolean'),
    suites: [SUITES.workingDays],
  },
];
