import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { addWorkingDays } from '../../../../clock/workingDays.ts';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { bankRefunds, refundCandidate, returnCandidate } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { countOfDay, ofDayOrUnclaimed, recordedByHand, type Subject } from './subject.ts';

/** Working days after which a bank books a transfer of the night; a later equal line is more likely another refund. */
const BOOKED_AFTER = 1;

/** Finds refunds and returned fees with the withdrawal's name and amount that were recorded by hand, without a line. */
export async function pastWithdrawals(
  db: Queries,
  withdrawals: readonly ReadLine[],
): Promise<(line: ReadLine) => Subject[]> {
  const names = [...new Set(withdrawals.flatMap(({ name, comparedAs }) => [name, comparedAs]))];
  if (names.length === 0) return () => [];
  const refunds = await bankRefunds(db)
    .where('refund.account_name', 'in', names)
    .where(
      sql<boolean>`refund.status = 'DONE' and refund.route = 'bank'
      and not exists (select from bank_line where bank_line.refund_no = refund.refund_no)`,
    )
    .execute();
  const fees = await db
    .selectFrom('certificate')
    .selectAll()
    .where('fee_account_name', 'in', names)
    .where(
      sql<boolean>`fee_returned_at is not null and not exists (select from bank_line
      where bank_line.certificate_no = certificate.certificate_no and matter = 'feeReturn')`,
    )
    .execute();
  const past = grouped(
    [
      ...refunds.map((row) => ({
        ...{ name: row.account_name, amount: row.amount, candidate: refundCandidate(row) },
        finishedAt: row.finished_at,
      })),
      ...fees.map((row) => ({
        ...{ name: row.fee_account_name, amount: row.fee_owed, candidate: returnCandidate(row) },
        finishedAt: row.fee_returned_at,
      })),
    ].flatMap(({ finishedAt, ...row }) => (finishedAt ? [{ ...row, day: seoulDay(finishedAt) }] : [])),
    ({ name }) => comparedName(name),
  );
  const countOn = countOfDay(withdrawals);
  return (line) => {
    const ofAmount = (past.get(line.comparedAs) ?? []).filter(({ amount }) => amount === line.withdrawal);
    return ofDayOrUnclaimed(ofAmount, line, countOn)
      .filter(({ candidate, day }) => candidate.since <= line.day && line.day <= addWorkingDays(day, BOOKED_AFTER))
      .map(({ name, amount, candidate, day }) => ({
        ...{ name, amount, lines: 1, again: null },
        ...recordedByHand(candidate, { recordedOn: day, line }),
      }));
  };
}
