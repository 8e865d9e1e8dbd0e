import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { CourseTerms } from '../../../database/types/tables/manager.ts';
import { RECEIPT_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { findCertificate } from '../certificates/store.ts';
import { findByNumber, type PaperRow } from '../numbered/store.ts';

type Answer = CallAnswer<Calls['getMapCertificate']>;
interface Sums {
  amount: number;
  refunded: number;
}

const INVALID = { valid: false } as const;

/**
 * Checks a completion or a receipt against the present state: a result may have been corrected, or a payment refunded.
 */
export async function verifyPaper(number: string, db: Queries): Promise<Answer> {
  const paper = await findByNumber(db, number);
  if (!paper) return INVALID;
  const holder = { valid: true, name: paper.recipient_masked, issuedAt: seoulTimestamp(paper.issued_at) } as const;
  if (paper.kind === 'COMPLETION') {
    const title = await findCompletedTitle(db, paper.subject_no);
    return title === null ? INVALID : { ...holder, kind: 'COMPLETION', title };
  }
  const sums = await findSums(db, paper);
  const isReturn = paper.kind === 'REFUND' || paper.kind === 'FEE_RETURN';
  return sums ? { ...holder, kind: isReturn ? 'REFUND_RECEIPT' : 'RECEIPT', ...sums } : INVALID;
}

async function findCompletedTitle(db: Queries, applicationNo: number): Promise<string | null> {
  const row = await db
    .selectFrom('application')
    .select('terms')
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst();
  return row ? (row.terms as CourseTerms).title : null;
}

async function findSums(db: Queries, { kind, subject_no }: PaperRow): Promise<Sums | null> {
  if (kind === 'PAYMENT') {
    const payment = await db
      .selectFrom('payment')
      .select(['amount', 'paid_amount', 'refunded_amount'])
      .where('payment_no', '=', subject_no)
      .where('status', 'in', RECEIPT_PAYMENT_STATES)
      .executeTakeFirst();
    return payment ? { amount: payment.paid_amount ?? payment.amount, refunded: payment.refunded_amount } : null;
  }
  if (kind === 'REFUND') {
    const refund = await db
      .selectFrom('refund')
      .select('amount')
      .where('refund_no', '=', subject_no)
      .where('status', '=', 'DONE')
      .executeTakeFirst();
    return refund ? { amount: refund.amount, refunded: 0 } : null;
  }
  const certificate = await findCertificate(db, subject_no);
  if (!certificate) return null;
  const { fee, fee_owed, fee_returned_at } = certificate;
  if (kind === 'FEE') return { amount: fee, refunded: fee_returned_at ? fee_owed : 0 };
  return fee_returned_at ? { amount: fee_owed, refunded: 0 } : null;
}
