import type { GatewayPayment } from '../protocol/gateway.ts';
import { bankNameOf } from './banks.ts';
import { refundsOf, taxFreeBack } from './cancels.ts';
import { paymentNoOf } from './orderNumber.ts';
import type { TossPayment } from './tossPayment.ts';

/** Maps a payment to the protocol. */
export function toGatewayPayment(toss: TossPayment): GatewayPayment {
  const { paymentKey, orderId, totalAmount, approvedAt, virtualAccount, easyPay, failure } = toss;
  return {
    gatewayNo: paymentKey,
    paymentNo: paymentNoOf(orderId),
    state: stateOf(toss),
    amount: totalAmount,
    taxFreeAmount: toss.taxFreeAmount + taxFreeBack(toss),
    paidAt: approvedAt,
    refunds: refundsOf(toss),
    virtualAccount: virtualAccount && {
      bank: bankNameOf(virtualAccount.bankCode),
      account: virtualAccount.accountNumber,
      holder: virtualAccount.customerName ?? '',
      dueAt: virtualAccount.dueDate,
    },
    easyPay: easyPay?.provider ?? null,
    reason: failure ? `결제사가 승인하지 않았습니다. (${failure.code})` : '',
  };
}

function stateOf({ status, approvedAt, virtualAccount }: TossPayment): GatewayPayment['state'] {
  switch (status) {
    case 'READY':
    case 'IN_PROGRESS':
      return 'PENDING';
    case 'WAITING_FOR_DEPOSIT':
      return virtualAccount?.expired ? 'EXPIRED' : 'AWAITING_DEPOSIT';
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return 'PAID';
    case 'CANCELED':
      // An account without a deposit can be cancelled too.
      return approvedAt === null ? 'FAILED' : 'REFUNDED';
    case 'ABORTED':
      return 'FAILED';
    case 'EXPIRED':
      return 'EXPIRED';
  }
}
