import { dayOfUtc } from '../changes/calls.ts';
import { operator, withoutOperand } from '../changes/conditions.ts';
import { value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const bill = (file: string) => `api/src/enrolment/bill/${file}.ts`;

export const BILLS: readonly Fault[] = [
  {
    name: 'a bill is over money that goes back',
    file: bill('billable'),
    at: 'billableOf',
    change: operator('-', '+'),
    suites: [SUITES.bills],
  },
  {
    name: 'there is no bill of what came to a virtual account',
    file: bill('billable'),
    at: 'billableOf',
    change: withoutOperand('vbank'),
    suites: [SUITES.bills],
  },
  {
    name: 'the day of a bill is the day of UTC',
    file: bill('billable'),
    at: 'billableOf',
    change: dayOfUtc(1),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'a correction forgets what the original said',
    file: bill('followMoney'),
    at: 'followMoney.amount',
    change: operator('-', '+'),
    suites: [SUITES.bills],
  },
  {
    name: 'the day of a correction is the day of UTC',
    file: bill('followMoney'),
    at: 'followMoney',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'an employee marks the own bill by a file',
    file: 'api/src/modules/office/money/bills/file.ts',
    at: 'checkFile.isOwn',
    change: value('false'),
    suites: [SUITES.bills],
  },
];
