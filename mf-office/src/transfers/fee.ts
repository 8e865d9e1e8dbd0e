import type { CallEntity } from '@portal/shared/contract';
import type { officeFees } from '@portal/shared/contract/office';
import { formatDeadline, formatMoney } from '@portal/shared/format';

/** A fee that is awaited, that may arrive for an ended request, or that is to be returned. */
export type Fee = CallEntity<typeof officeFees>['list'][number];

/** Account that a fee is returned to. */
export const accountOf = ({ bank, account, accountName }: Fee) =>
  account ? `${bank} ${account} ${accountName}` : '회원이 아직 계좌를 알리지 않음';

/** Details of a fee for the decision dialog. */
export const detailsOf = (fee: Fee) => [
  { term: '이름', description: fee.name },
  { term: '시험', description: fee.certName },
  { term: '금액', description: formatMoney(fee.amount) },
  ...(fee.dueAt
    ? [{ term: '입금 기한', description: formatDeadline(fee.dueAt) }]
    : [{ term: '받을 계좌', description: accountOf(fee) }]),
];
