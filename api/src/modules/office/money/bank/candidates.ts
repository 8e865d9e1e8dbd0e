import { sql } from 'kysely';
import type { BankCandidate } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { applicationTitle } from '../../parts/described.ts';
import { awaitedFees, owedFees } from '../fees/list.ts';
import { comparedName } from './fields.ts';

/** What waits for a line of the bank. */
export interface Candidate extends BankCandidate {
  amount: number;
}

/** Matters by the name that the bank writes. */
export type CandidatesByName = Map<string, Candidate[]>;

const byName = (candidates: readonly (Candidate & { name: string })[]): CandidatesByName => {
  const names: CandidatesByName = new Map();
  for (const { name, ...candidate } of candidates) {
    const key = comparedName(name);
    const others = names.get(key);
    if (others) others.push(candidate);
    else names.set(key, [candidate]);
  }
  return names;
};

/** The fee of a request, whenever it came since. */
export const feeCandidate = (row: CertificateRow): Candidate => ({
  matter: 'certificateFee',
  no: row.certificate_no,
  title: row.cert_name,
  since: seoulDay(row.requested_at),
  amount: row.fee,
});

/** Fees of certificates that are awaited. */
export async function candidatesOfDeposits(db: Queries): Promise<CandidatesByName> {
  const rows = await awaitedFees(db).orderBy('certificate_no').execute();
  return byName(rows.map((row) => ({ ...feeCandidate(row), name: row.holder_name ?? '' })));
}

/** Refunds by bank and fees that go back, by the holder of the account. */
export async function candidatesOfWithdrawals(db: Queries): Promise<CandidatesByName> {
  const fees = await owedFees(db).where('fee_account_sealed', 'is not', null).orderBy('certificate_no').execute();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select(['refund.refund_no', 'refund.account_name', 'refund.amount', 'refund.requested_at'])
    .select(applicationTitle.as('title'))
    .where(sql<boolean>`refund.status = 'APPROVED' and refund.route = 'bank'`)
    .orderBy('refund.refund_no')
    .execute();
  return byName([
    ...fees.map((row) => ({
      matter: 'feeReturn' as const,
      no: row.certificate_no,
      name: row.fee_account_name,
      title: row.cert_name,
      since: seoulDay(row.ended_at ?? row.requested_at),
      amount: row.fee_owed,
    })),
    ...refunds.map((row) => ({
      matter: 'refund' as const,
      no: row.refund_no,
      name: row.account_name,
      title: row.title,
      since: seoulDay(row.requested_at),
      amount: row.amount,
    })),
  ]);
}

/** What is told of candidates of the right name that do not fit otherwise. */
export function mismatchReason(candidates: readonly Candidate[], amount: number): string {
  const other = candidates.find((candidate) => candidate.amount !== amount);
  if (other) return `같은 이름의 건이 있으나 금액이 다릅니다. (${formatMoney(other.amount)})`;
  return candidates.length > 0 ? '같은 이름의 건이 있으나 그보다 먼저 거래되었습니다.' : '';
}
