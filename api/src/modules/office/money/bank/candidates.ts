import { sql } from 'kysely';
import type { BankCandidate } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { invoiceNumber } from '../../../../enrolment/invoice/present.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { applicationTitle } from '../../parts/described.ts';
import { awaitedFees, owedFees } from '../fees/list.ts';
import { comparedName } from './fields.ts';
import { surplusOf, type Subject } from './subject.ts';

/** Candidates by the payer's or payee's name in the bank's list. */
export type SubjectsByName = Map<string, Subject[]>;

const byName = (subjects: readonly Subject[]): SubjectsByName => grouped(subjects, ({ name }) => comparedName(name));

/** A candidate that is awaited. */
const awaited = (
  once: BankCandidate,
  { name, amount, again = null }: { name: string | null; amount: number; again?: BankCandidate | null },
): Subject => ({ name: name ?? '', amount, once, lines: 1, again, isRecorded: false, note: '' });

/** Candidate for the fee of a request. */
export const feeCandidate = (row: CertificateRow): BankCandidate => ({
  matter: 'certificateFee',
  no: row.certificate_no,
  title: row.cert_name,
  since: seoulDay(row.requested_at),
});

/** Awaited certificate fees and invoices, by name. */
export async function awaitedDeposits(db: Queries): Promise<SubjectsByName> {
  const fees = await awaitedFees(db).orderBy('certificate_no').execute();
  const invoices = await invoicesWithNames(db)
    .where('group_invoice.status', 'in', UNPAID_INVOICE_STATES)
    .orderBy('invoice_no')
    .execute();
  return byName([
    ...fees.map((row) => {
      const once = feeCandidate(row);
      return awaited(once, { name: row.holder_name, amount: row.fee, again: surplusOf(once, 'feeAgain') });
    }),
    ...invoices.map((row) => {
      const once = invoiceCandidate(row);
      const again = surplusOf(once, 'invoiceAgain');
      return awaited(once, { name: row.business_name, amount: row.amount, again });
    }),
  ]);
}

/** Invoices with the business's name, which is the payer's. */
export const invoicesWithNames = (db: Queries) =>
  db
    .selectFrom('group_invoice')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_invoice.group_no')
    .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
    .selectAll('group_invoice')
    .select(['employer_group.business_name', applicationTitle.as('title')]);

type NamedInvoice = Awaited<ReturnType<ReturnType<typeof invoicesWithNames>['executeTakeFirstOrThrow']>>;

export const invoiceCandidate = (row: NamedInvoice): BankCandidate => ({
  matter: 'invoice',
  no: row.invoice_no,
  title: `청구서 ${invoiceNumber(row)}, ${row.title}`,
  since: seoulDay(row.issued_at),
});

/** Bank refunds and fees to return, by account holder. */
export async function awaitedWithdrawals(db: Queries): Promise<SubjectsByName> {
  const fees = await owedFees(db).where('fee_account_sealed', 'is not', null).orderBy('certificate_no').execute();
  const refunds = await bankRefunds(db)
    .where(sql<boolean>`refund.status = 'APPROVED' and refund.route = 'bank'`)
    .execute();
  return byName([
    ...fees.map((row) => awaited(returnCandidate(row), { name: row.fee_account_name, amount: row.fee_owed })),
    ...refunds.map((row) => awaited(refundCandidate(row), { name: row.account_name, amount: row.amount })),
  ]);
}

export const returnCandidate = (row: CertificateRow): BankCandidate => ({
  matter: 'feeReturn',
  no: row.certificate_no,
  title: row.cert_name,
  since: seoulDay(row.ended_at ?? row.requested_at),
});

export const bankRefunds = (db: Queries) =>
  db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select(['refund.refund_no', 'refund.account_name', 'refund.amount', 'refund.requested_at', 'refund.finished_at'])
    .select(applicationTitle.as('title'))
    .orderBy('refund.refund_no');

type BankRefund = Awaited<ReturnType<ReturnType<typeof bankRefunds>['executeTakeFirstOrThrow']>>;

export const refundCandidate = (row: BankRefund): BankCandidate => ({
  matter: 'refund',
  no: row.refund_no,
  title: row.title,
  since: seoulDay(row.requested_at),
});

/**
 * Above this number of equal amounts, lines with an unmatched name get no candidates: they have to be found in the
 * lists.
 */
const MAX_OTHER_NAMES = 20;

/**
 * Returns the awaited candidates of a line's amount under any name, each titled with its name. They are offered for a
 * line whose own name matches none. Empty if there are too many to choose from.
 */
export function ofOtherNames(subjects: SubjectsByName): (line: { amount: number; day: string }) => BankCandidate[] {
  const byAmount = grouped([...subjects.values()].flat(), ({ amount }) => amount);
  return ({ amount, day }) => {
    const fitting = (byAmount.get(amount) ?? []).flatMap(({ name, once }) =>
      once && once.since <= day ? [{ ...once, title: `${name} 님, ${once.title}` }] : [],
    );
    return fitting.length > MAX_OTHER_NAMES ? [] : fitting;
  };
}
