import { paymentResource } from '@portal/shared/contract/office/resources/payment';
import { paymentLifecycle } from '../lifecycles/payment.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';

/** A payment, with its differences from the books of the gateway. */
export const payment = aggregate('payment', [paymentResource])({
  lifecycle: paymentLifecycle,
  key: 'payment_no',
  owner: byMember,
  waiting: { reviews: { states: ['HELD_FOR_REVIEW'], since: 'paid_at' } },
  secondLook: "status = 'HELD_FOR_REVIEW'",
  files: [],
  blocksLeaving: null,
  ownData: [
    { name: '결제', without: ['checkout_url'] },
    {
      table: 'money_finding',
      name: '결제의 대사 차이',
      owner: { column: 'payment_no', of: 'payment', key: 'payment_no' },
      without: ['closed_by', 'note'],
    },
  ],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});
