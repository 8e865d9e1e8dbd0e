import { sql } from 'kysely';
import { invoiceResource } from '@portal/shared/contract/office/resources/invoice';
import { invoiceLifecycle } from '../lifecycles/invoice.ts';
import { aggregate } from './aggregate.ts';
import { byGroup, byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** An invoice of a group. */
export const invoice = aggregate('group_invoice', [invoiceResource])({
  lifecycle: invoiceLifecycle,
  key: 'invoice_no',
  owner: byGroup,
  waiting: { overdueInvoices: { states: ['OPEN'], since: 'due_at', bankReadPast: 'due_at' } },
  waitsNowhere: { WRITTEN_OFF: 'nobody counts on the money; it is read at the bank if it comes' },
  secondLook: "(status = 'OPEN' or act = 'return money of invoice')",
  files: [],
  blocksLeaving: null,
  ownData: [
    { name: '청구서' },
    {
      table: 'bank_line',
      name: '청구서의 입금',
      owner: { column: 'invoice_no', of: 'group_invoice', key: 'invoice_no' },
    },
  ],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});

/** Permission of a business to pay on invoice. It ends with the groups when its member leaves. */
export const allowance = aggregate(
  'invoice_allowance',
  [],
)({
  lifecycle: null,
  key: 'allowance_no',
  owner: byMember,
  waiting: {},
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [{ name: '후불 허용', without: ['allowed_by'] }],
  isOfResult: false,
  onLeaving: [],
  // As the contract that it was for.
  retention: [
    { name: 'allowances of invoices', overdue: olderThan('ended_at', '5 years') },
    {
      name: 'outdated allowances of invoices',
      overdue: (now) => sql`until_day < (${now}::timestamptz - interval '5 years')::date`,
    },
  ],
});
