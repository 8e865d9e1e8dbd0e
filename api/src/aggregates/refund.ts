import { sql } from 'kysely';
import { cancellationResource } from '@portal/shared/contract/office/resources/cancellation';
import { refundResource } from '@portal/shared/contract/office/resources/refund';
import { MAX_UNKNOWN_MS, refundLifecycle } from '../lifecycles/refund.ts';
import { aggregate } from './aggregate.ts';
import { byApplication } from './owner.ts';

const byRefund = { column: 'refund_no', of: 'refund', key: 'refund_no' } as const;

/** Days within which members are promised a refund, after the day of its receipt. */
const REFUND_DAYS = 7;

/**
 * SQL end of the last of these days. A cancellation is received with its request, what is owed with its decision or
 * account. Null while the member has yet to name the account.
 */
export const refundDueAt = sql<Date | null>`case when refund.status <> 'AWAITING_ACCOUNT' then
  ((case refund.cause when 'CANCEL' then refund.requested_at else coalesce(refund.decided_at, refund.requested_at) end
    at time zone 'Asia/Seoul')::date + ${sql.lit(REFUND_DAYS + 1)})::timestamp at time zone 'Asia/Seoul' end`;

/** A refund: asked for by a member, or owed. */
export const refund = aggregate('refund', [cancellationResource, refundResource])({
  lifecycle: refundLifecycle,
  key: 'refund_no',
  owner: byApplication,
  waiting: {
    cancellations: { states: ['REQUESTED'], since: 'requested_at', due: refundDueAt },
    failedRefunds: { states: ['FAILED'], since: 'requested_at', due: refundDueAt },
    unsettledRefunds: {
      states: ['UNKNOWN', 'EXECUTING'],
      since: 'unknown_since',
      due: refundDueAt,
      afterMs: MAX_UNKNOWN_MS,
    },
    refundAccounts: { states: ['AWAITING_ACCOUNT'], since: 'requested_at' },
    transfers: {
      states: ['APPROVED'],
      and: "route = 'bank'",
      since: 'requested_at',
      due: refundDueAt,
      notBefore: 'payable_from',
    },
  },
  secondLook: "status in ('REQUESTED', 'FAILED', 'AWAITING_ACCOUNT', 'APPROVED')",
  files: [],
  blocksLeaving: null,
  ownData: [
    { name: '환불' },
    { table: 'named_account', name: '직원이 입력한 환불 계좌', owner: byRefund },
    { table: 'bank_line', name: '환불의 이체', owner: byRefund },
  ],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});
