import { PAYMENT_STATUS_NAMES } from '@portal/shared/contract/statuses';
import { formatDeadline } from '@portal/shared/format';

interface Due {
  statusName: string;
  /** Null unless a payment is due. */
  payDueAt: string | null;
}

/** Row with the deadline of the payment or, once a virtual account is issued, of its deposit. */
export const payDueItems = ({ statusName, payDueAt }: Due) =>
  payDueAt === null
    ? []
    : [
        {
          term: statusName === PAYMENT_STATUS_NAMES.AWAITING_DEPOSIT ? '입금 기한' : '결제 기한',
          description: formatDeadline(payDueAt),
        },
      ];
