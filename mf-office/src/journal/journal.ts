import type { CallEntity } from '@portal/shared/contract';
import type { officeJournal } from '@portal/shared/contract/office';

/** The journal of a month (전표). */
export type Journal = CallEntity<typeof officeJournal>;

/** True if its debits are its credits, and its money is that of the books. */
export const isBalanced = ({ debit, credit, came, returned }: Journal): boolean =>
  debit === credit && came.journal === came.books && returned.journal === returned.books;

/** `2026년 11월` for `2026-11`. */
export const monthWords = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** The last months up to one, newest first. */
export const monthsUntil = (last: string, count: number): string[] => {
  const newest = Number(last.slice(0, 4)) * 12 + Number(last.slice(5)) - 1;
  return Array.from({ length: count }, (_, back) => {
    const month = newest - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};
