import type { BankCandidate } from '@portal/shared/contract/office';
import { formatDay, formatMoney } from '@portal/shared/format';
import { grouped } from '../../../../database/grouped.ts';
import type { ReadLine } from './readLines.ts';

/** Candidate for a line of the bank. */
export interface Subject {
  /** Name of the payer or payee, as the bank is expected to write it. */
  name: string;
  /** Won that the line is expected to have. */
  amount: number;
  /** Match of the first line: awaited, ended unpaid, or recorded by hand; null if all of it is used. */
  once: BankCandidate | null;
  /** Number of lines that `once` takes. */
  lines: number;
  /** Day of the lines that `once` takes, if it takes those of one day alone. */
  day?: string;
  /** Match of a further line: money to return. */
  again: BankCandidate | null;
  /** True if `once` was recorded by hand, so that the line may also be another deposit. */
  isRecorded: boolean;
  /** Hint for confirming `once`; empty if not needed. */
  note: string;
}

export const PAID_AGAIN = '이미 입금을 기록한 건에 또 들어온 돈입니다. 처리하면 돌려드릴 돈으로 기록합니다.';
export const RECORDED =
  '직원이 직접 기록한 건과 같은 거래로 보입니다. 처리하면 이 줄과 짝만 짓고, 돈은 다시 기록하지 않습니다.';
export const RECORDED_ELSEWHERE = `${RECORDED} 기록한 날짜는 이 줄의 날짜로 고칩니다.`;

/** Candidate and note for money that an employee recorded by hand for a day; null if the day is unknown. */
export function recordedByHand(
  candidate: BankCandidate,
  { recordedOn, line }: { recordedOn: string | null; line: ReadLine },
): Pick<Subject, 'once' | 'isRecorded' | 'note'> {
  const isElsewhere = recordedOn !== null && recordedOn !== line.day;
  const day = isElsewhere ? `${formatDay(recordedOn)} 날짜로 ` : '';
  return {
    once: { ...candidate, title: `${day}직접 기록한 건, ${candidate.title}` },
    isRecorded: true,
    note: isElsewhere ? RECORDED_ELSEWHERE : RECORDED,
  };
}

const surplusTitle = (title: string): string => `돌려줄 돈, ${title}`;

/** The surplus of a fee or an invoice. */
export const surplusOf = ({ no, title, since }: BankCandidate, matter: 'feeAgain' | 'invoiceAgain'): BankCandidate => ({
  matter,
  no,
  title: surplusTitle(title),
  since,
});

/** Candidates for one line: both `once` and `again` if only a person can decide whether it was recorded already. */
export const candidatesOf = ({ once, again, isRecorded }: Subject): BankCandidate[] =>
  [once, once && !isRecorded ? null : again].filter((one) => one !== null);

/** Number of lines of a file with a line's name and amount on a day. */
export type CountOnDay = (line: ReadLine, day: string) => number;

export function countOfDay(lines: readonly ReadLine[]): CountOnDay {
  const keyOf = ({ comparedAs, deposit, withdrawal }: ReadLine, day: string) =>
    JSON.stringify([comparedAs, deposit || withdrawal, day]);
  const ofKey = grouped(lines, (line) => keyOf(line, line.day));
  return (line, day) => ofKey.get(keyOf(line, day))?.length ?? 0;
}

/**
 * Selects the money recorded by hand that a line may be: that of its day, else that of other days, whose own lines in
 * the file come first.
 */
export function ofDayOrUnclaimed<Recorded extends { day: string }>(
  recorded: readonly Recorded[],
  line: ReadLine,
  countOn: CountOnDay,
): Recorded[] {
  const byDay = grouped(recorded, ({ day }) => day);
  return byDay.get(line.day) ?? [...byDay].flatMap(([day, rows]) => rows.slice(countOn(line, day)));
}

/** Explains why no candidate of this name matches; empty if there is none. */
export function mismatchReason(subjects: readonly Subject[], amount: number): string {
  const other = subjects.find((subject) => subject.amount !== amount);
  if (other) return `같은 이름의 건이 있으나 금액이 다릅니다. (${formatMoney(other.amount)})`;
  return subjects.length > 0 ? '같은 이름의 건이 있으나 그보다 먼저 거래되었습니다.' : '';
}
