import { formatDeadline } from '@portal/shared/format';
import type { Payment } from '../kind/application.ts';
import { AccountNumber } from './AccountNumber.tsx';

/** Account and deadline of a payment. */
export const virtualAccountItems = ({ bank, account, holder, dueAt }: NonNullable<Payment['virtualAccount']>) => [
  { term: '입금 은행', description: bank },
  { term: '가상계좌 번호', description: <AccountNumber number={account} /> },
  { term: '예금주', description: holder },
  { term: '입금 기한', description: formatDeadline(dueAt) },
];
