import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { isFirstDeposit, lastTransferDay } from '../../../manager/certificates/lateFee.ts';
import { hasFeeCome, type CertificateRow } from '../../../manager/certificates/store.ts';
import { feeCandidate } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { countOfDay, recordedByHand, surplusOf, type Subject } from './subject.ts';

const RESUMES =
  '기한 안에 입금되었습니다. 처리하면 끝난 신청이 다시 이어지고, 그사이 다시 신청하셨으면 돌려드릴 수수료로 기록합니다.';
const GOES_BACK = '신청이 끝난 뒤의 입금입니다. 처리하면 돌려드릴 수수료로 기록합니다.';

type PastFee = CertificateRow & { has_line: boolean };

/**
 * Finds requests with an unused deposit's name and amount, made by its day, that no longer await their fee. A fee
 * recorded by hand for another day is left to the lines of that day.
 */
export async function pastFees(db: Queries, deposits: readonly ReadLine[]): Promise<(line: ReadLine) => Subject[]> {
  const past = grouped(await rowsOf(db, deposits), ({ holder_name }) => comparedName(holder_name ?? ''));
  const countOn = countOfDay(deposits);
  return (line) => {
    const { comparedAs, deposit, day } = line;
    const ofAmount = (past.get(comparedAs) ?? []).filter(({ fee }) => fee === deposit);
    const byDay = grouped(
      ofAmount.filter((row) => hasFeeCome(row) && !row.has_line && row.deposited_on !== day),
      ({ deposited_on }) => deposited_on ?? '',
    );
    const ofOtherDays = new Set([...byDay].flatMap(([on, rows]) => rows.slice(0, countOn(line, on))));
    const found = ofAmount.filter(({ requested_at }) => seoulDay(requested_at) <= day);
    const recorded = found.filter((row) => isRecorded(row, day) && row.deposited_on === day);
    const likely = recorded.length > 0 ? recorded : found.filter((row) => isInTime(row, day));
    return (likely.length > 0 ? likely : found).map((row) => subjectOf(row, line, ofOtherDays.has(row)));
  };
}

const isInTime = (row: CertificateRow, day: string) =>
  isFirstDeposit(row) && row.status === 'EXPIRED' && row.due_at !== null && day <= lastTransferDay(row.due_at);

function subjectOf(row: PastFee, line: ReadLine, isOfOtherDay: boolean): Subject {
  const candidate = feeCandidate(row);
  const base = { name: row.holder_name ?? '', amount: row.fee, lines: 1, again: surplusOf(candidate, 'feeAgain') };
  if (!hasFeeCome(row))
    return { ...base, once: candidate, isRecorded: false, note: isInTime(row, line.day) ? RESUMES : GOES_BACK };
  return isRecorded(row, line.day) && !isOfOtherDay
    ? { ...base, ...recordedByHand(candidate, { recordedOn: row.deposited_on, line }) }
    : { ...base, once: null, isRecorded: false, note: '' };
}

/** True if the fee was recorded by hand on the line's day or later, so that the line may be that deposit. */
const isRecorded = ({ has_line, ...row }: PastFee, day: string) => {
  const { paid_at, deposited_on } = row;
  return hasFeeCome(row) && !has_line && (paid_at === null || day <= seoulDay(paid_at) || day === deposited_on);
};

async function rowsOf(db: Queries, deposits: readonly ReadLine[]): Promise<PastFee[]> {
  const names = [...new Set(deposits.flatMap(({ name, comparedAs }) => [name, comparedAs]))];
  if (names.length === 0) return [];
  return db
    .selectFrom('certificate')
    .selectAll()
    .select(
      sql<boolean>`exists (select from bank_line
        where bank_line.certificate_no = certificate.certificate_no and matter = 'certificateFee')`.as('has_line'),
    )
    .where(sql<boolean>`(coalesce(holder_name, '')) collate "C" = any(${names}::text[])`)
    .where('fee', '>', 0)
    .where('surplus_of', 'is', null)
    .where('status', '<>', 'AWAITING_TRANSFER')
    .orderBy('certificate_no', 'desc')
    .execute();
}
