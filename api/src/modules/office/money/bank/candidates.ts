import { sql } from 'kysely';
import type { BankCandidate } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../../clock/durations.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { invoiceNumber } from '../../../../enrolment/invoice/present.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { applicationTitle } from '../../parts/described.ts';
import { awaitedFees, owedFees } from '../fees/list.ts';
import { comparedName } from './fields.ts';

/** What waits for a line of the bank. */
export interface Candidate extends BankCandidate {
  amount: number;
}

/** One that waits, with the name that is expected at the bank. */
type NamedCandidate = Candidate & { name: string };

/** Matters by the name that the bank writes. */
export type CandidatesByName = Map<string, NamedCandidate[]>;

function grouped<Key>(candidates: Iterable<NamedCandidate>, keyOf: (candidate: NamedCandidate) => Key) {
  const groups = new Map<Key, NamedCandidate[]>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    const others = groups.get(key);
    if (others) others.push(candidate);
    else groups.set(key, [candidate]);
  }
  return groups;
}

const byName = (candidates: readonly NamedCandidate[]): CandidatesByName =>
  grouped(candidates, ({ name }) => comparedName(name));

/** The fee of a request, whenever it came since. */
export const feeCandidate = (row: CertificateRow): Candidate => ({
  matter: 'certificateFee',
  no: row.certificate_no,
  title: row.cert_name,
  since: seoulDay(row.requested_at),
  amount: row.fee,
});

/** Fees of certificates and invoices that are awaited. */
export async function candidatesOfDeposits(db: Queries, now: Date): Promise<CandidatesByName> {
  const fees = await awaitedFees(db).orderBy('certificate_no').execute();
  return byName([
    ...fees.map((row) => ({ ...feeCandidate(row), name: row.holder_name ?? '' })),
    ...(await invoiceCandidates(db, now)),
  ]);
}

/** Money for an invoice that was cancelled is looked for so long. */
const LOOKED_FOR_MS = 180 * DAY_MS;

/**
 * Invoices by the name of the business, which pays from its own account: those that are not paid, and those that were
 * cancelled meanwhile, over what they began with, whose money goes back.
 */
async function invoiceCandidates(db: Queries, now: Date): Promise<NamedCandidate[]> {
  const rows = await db
    .selectFrom('group_invoice')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_invoice.group_no')
    .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
    .selectAll('group_invoice')
    .select(['employer_group.business_name', applicationTitle.as('title')])
    .where(({ or, and, eb }) =>
      or([
        eb('group_invoice.status', 'in', UNPAID_INVOICE_STATES),
        and([
          eb('group_invoice.status', '=', 'CANCELLED'),
          eb('ended_at', '>', new Date(now.getTime() - LOOKED_FOR_MS)),
          sql<boolean>`not exists (select from payment
            where payment.application_no = group_invoice.group_no and payment.pay_method = 'transfer')`,
        ]),
      ]),
    )
    .orderBy('invoice_no')
    .execute();
  return rows.map((row) => ({
    matter: 'invoice' as const,
    no: row.invoice_no,
    name: row.business_name,
    title: `${row.status === 'CANCELLED' ? '취소된 청구서 (돌려줌)' : '청구서'} ${invoiceNumber(row)}, ${row.title}`,
    since: seoulDay(row.issued_at),
    amount: row.status === 'CANCELLED' ? row.issued_amount : row.amount,
  }));
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

/** More of the same sum are not offered for a line that has another name: they are looked for where they are listed. */
const MAX_OTHER_NAMES = 20;

/**
 * What waits for the sum of a line, whoever pays: for a line whose name nothing waits for, each with its own name. None
 * where there are too many to choose from.
 */
export function ofOtherNames(candidates: CandidatesByName): (line: { amount: number; day: string }) => Candidate[] {
  const byAmount = grouped([...candidates.values()].flat(), ({ amount }) => amount);
  return ({ amount, day }) => {
    const fitting = (byAmount.get(amount) ?? []).filter(({ since }) => since <= day);
    if (fitting.length > MAX_OTHER_NAMES) return [];
    return fitting.map(({ name, title, ...candidate }) => ({ ...candidate, title: `${name} 님, ${title}` }));
  };
}

/** What is told of candidates of the right name that do not fit otherwise. */
export function mismatchReason(candidates: readonly Candidate[], amount: number): string {
  const other = candidates.find((candidate) => candidate.amount !== amount);
  if (other) return `같은 이름의 건이 있으나 금액이 다릅니다. (${formatMoney(other.amount)})`;
  return candidates.length > 0 ? '같은 이름의 건이 있으나 그보다 먼저 거래되었습니다.' : '';
}
