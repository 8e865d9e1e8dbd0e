import { called, dayOfUtc, withoutWhere } from '../changes/calls.ts';
import { decided, operator, withoutOperand } from '../changes/conditions.ts';
import { returns, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const invoice = (file: string) => `api/src/enrolment/invoice/${file}.ts`;
const INVOICING = 'api/src/modules/manager/groups/invoicing.ts';

export const INVOICES: readonly Fault[] = [
  {
    name: 'an invoice is overdue one moment late',
    file: invoice('present'),
    at: 'isOverdue',
    change: operator('<=', '<'),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'an invoice is lowered upwards',
    file: invoice('moveInvoice'),
    at: 'moveInvoice.left',
    change: operator('-', '+'),
    suites: [SUITES.invoices],
  },
  {
    name: 'an invoice is paid on no day',
    file: invoice('moveInvoice'),
    at: 'moveInvoice',
    change: withoutEntry('deposited_on'),
    suites: [SUITES.invoices],
  },
  {
    name: 'an invoice is due after its course',
    file: invoice('issueInvoice'),
    at: 'invoiceDueAt',
    change: operator('<', '>', 'inTime'),
    suites: [SUITES.invoices],
  },
  {
    name: 'an invoice is due by the day of UTC',
    file: invoice('issueInvoice'),
    at: 'invoiceDueAt',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'who may pay on an invoice may by the day of UTC',
    file: INVOICING,
    at: 'isInForce',
    change: dayOfUtc(),
    suites: [SUITES.dayEdges],
  },
  {
    name: 'invoices go beyond what the office has allowed',
    file: INVOICING,
    at: 'invoiceGroup',
    change: operator('+', '-', 'owed'),
    suites: [SUITES.invoices],
  },
  {
    name: 'who owes an overdue invoice gets another one',
    file: INVOICING,
    at: 'allowedBusiness',
    change: decided('overdueGroupNo', false),
    suites: [SUITES.invoices],
  },
  {
    name: 'an invoice is written off before its course has begun',
    file: invoice('mayWriteOff'),
    at: 'mayWriteOff',
    change: withoutOperand('beginsAt'),
    suites: [SUITES.invoices],
  },
  {
    name: 'the due day and the overdue day of an invoice are told for each other',
    file: 'api/src/modules/manager/groups/invoiceDueJob.ts',
    at: 'notify',
    change: called('notifyInvoiceOverdue', 'notifyInvoiceDue'),
    suites: [SUITES.invoices],
  },
  {
    name: 'credit is given without a limit for two employees',
    file: 'api/src/modules/office/money/invoices/allow.ts',
    at: 'confirmedLimit',
    change: returns('Number.MAX_SAFE_INTEGER'),
    suites: [SUITES.allowances],
  },
  {
    name: 'one employee gives again the credit that was written off',
    file: 'api/src/modules/office/money/invoices/allow.ts',
    at: 'confirmedLimit',
    change: withoutWhere('group_invoice'),
    suites: [SUITES.invoices],
  },
];
