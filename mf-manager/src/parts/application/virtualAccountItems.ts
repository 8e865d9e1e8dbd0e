import type { Payment } from '../kind/application.ts';
import { formatEnd } from '../page/formatDeadline.ts';

/** Where and until when to pay a virtual account. */
export const virtualAccountFacts = ({ bank, account, holder, dueAt }: NonNullable<Payment['virtualAccount']>) => [
  { term: '입금 은행', description: bank },
  { term: '가상계좌 번호', description: account },
  { term: '예금주', description: holder },
  { term: '입금 기한', description: formatEnd(dueAt) },
];
