import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { bankRefunds, refundCandidate, returnCandidate } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { RECORDED, recordedTitle, type Subject } from './subject.ts';

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
        ...recorded(row.account_name, row.amount, refundCandidate(row)),
        on: row.finished_at,
      })),
      ...fees.map((row) => ({
        ...recorded(row.fee_account_name, row.fee_owed, returnCandidate(row)),
        on: row.fee_returned_at,
      })),
    ],
    ({ name }) => comparedName(name),
  );
  return ({ comparedAs, withdrawal, day }) =>
    (past.get(comparedAs) ?? []).filter(
      ({ amount, once, on }) => amount === withdrawal && once.since <= day && on !== null && day <= seoulDay(on),
    );
}

const recorded = (name: string, amount: number, candidate: NonNullable<Subject['once']>) => ({
  name,
  amount,
  once: { ...candidate, title: recordedTitle(candidate.title) },
  lines: 1,
  again: null,
  isRecorded: true,
  note: RECORDED,
});
