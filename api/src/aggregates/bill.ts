import { sql } from 'kysely';
import { billResource } from '@portal/shared/contract/office/resources/bill';
import { billLifecycle } from '../lifecycles/bill.ts';
import { aggregate } from './aggregate.ts';
import { byGroup } from './owner.ts';
import { behindTaxYear } from './retention.ts';

/** The tenth day of the month behind `written_on`, by which the law requires a bill to be issued. */
export const billDueOn = sql<string>`(date_trunc('month', group_bill.written_on::timestamp) + interval '1 month 9 days')::date`;

/** A bill of a group. */
export const bill = aggregate('group_bill', [billResource])({
  lifecycle: billLifecycle,
  key: 'bill_no',
  owner: byGroup,
  waiting: {
    bills: {
      states: ['WAITING'],
      since: 'requested_at',
      due: 'due_at',
      rows: sql`(
      select requested_at, (${billDueOn} + 1)::timestamp at time zone 'Asia/Seoul' as due_at
      from group_bill where status = 'WAITING') as bill`,
    },
  },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [{ name: '계산서', without: ['issued_by'] }],
  isOfResult: false,
  onLeaving: [],
  retention: [{ name: 'bills', overdue: behindTaxYear }],
});
