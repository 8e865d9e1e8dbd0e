import type { CallEntity } from '@portal/shared/contract';
import type { officeFees } from '@portal/shared/contract/office';
import { formatDeadline, formatMoney } from '@portal/shared/format';

/** One fee that is awaited, may come for a request that has ended, or goes back. */
export type Fee = CallEntity<typeof officeFees>['list'][number];

/** Where a fee goes back to. */
export const accountOf = ({ bank, account, accountName }: Fee) =>
  account ? `${bank} ${account} ${accountName}` : '회원이 아직 계좌를 알리지 않음';

/** What a decision about a fee is about. */
export const detailsOf = (fee: Fee) => [
  { term: '이름', description: fee.name },
  { term: '시험', description: fee.certName },
  { term: '금액', description: formatMoney(fee.amount) },
  ...(fee.dueAt
    ? [{ term: '입금 기한', description: formatDeadline(fee.dueAt) }]
    : [{ term: '받을 계좌', description: accountOf(fee) }]),
];
