import { cancellationResource } from '@portal/shared/contract/office/resources/cancellation';
import { refundResource } from '@portal/shared/contract/office/resources/refund';
import { MAX_UNKNOWN_MS, refundLifecycle } from '../lifecycles/refund.ts';
import { aggregate } from './aggregate.ts';
import { byApplication } from './owner.ts';

const byRefund = { column: 'refund_no', of: 'refund', key: 'refund_no' } as const;

/** A refund: asked for by a member, or owed. */
export const refund = aggregate('refund', [cancellationResource, refundResource])({
  lifecycle: refundLifecycle,
  key: 'refund_no',
  owner: byApplication,
  waiting: {
    cancellations: { states: ['REQUESTED'], since: 'requested_at' },
    failedRefunds: { states: ['FAILED'], since: 'requested_at' },
    unsettledRefunds: { states: ['UNKNOWN', 'EXECUTING'], since: 'unknown_since', afterMs: MAX_UNKNOWN_MS },
    refundAccounts: { states: ['AWAITING_ACCOUNT'], since: 'requested_at' },
    transfers: { states: ['APPROVED'], and: "route = 'bank'", since: 'requested_at', notBefore: 'payable_from' },
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
