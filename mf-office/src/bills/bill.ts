import type { CallEntity } from '@portal/shared/contract';
import type { officeBills } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';

/** One bill of a group. */
export type Bill = CallEntity<typeof officeBills>['list'][number];

export const LIST_PATH = '/office/bills';
export const FILE_PATH = '/office/bills/file';

/** Amount in won, negative for a correction: `-50,000원`. */
export const signedMoney = (amount: number): string => (amount < 0 ? `-${formatMoney(-amount)}` : formatMoney(amount));

/** Details of a bill for the decision dialog. */
export const detailsOf = (bill: Bill) => [
  { term: '관리번호', description: `${bill.billNo}번` },
  { term: '받는 곳', description: `${bill.businessName} (${formatBusinessNumber(bill.businessNumber)})` },
  { term: '내용', description: `${bill.kindName}, ${bill.title}` },
  { term: '금액', description: signedMoney(bill.amount) },
];
