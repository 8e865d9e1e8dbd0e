import type { BankSubject, Outcome } from '@portal/shared/contract/office';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import { certificate } from '../../../../aggregates/certificate.ts';
import type { BankLineTable } from '../../../../database/types/tables/certificate.ts';
import { writeRefundDay } from '../../../../enrolment/refund/store.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findCertificate, hasFeeCome, writeFeeDay, writeFeeReturned } from '../../../manager/certificates/store.ts';
import { ofMember } from '../../parts/targets.ts';
import { confirmFee, oweFeeAgain, recordFeeReturn } from '../fees/decisions.ts';
import { confirmInvoice, returnInvoiceMoney } from '../invoices/confirm.ts';
import { recordRefundTransfer, refundTarget } from '../refunds/decisions.ts';
import { lockTransferByHand, writeTransferDay } from './pastInvoices.ts';

/** Reference of a stored line to its certificate, refund or invoice. */
export type LineOf = Partial<Pick<BankLineTable, 'certificate_no' | 'refund_no'> & { invoice_no: number }>;

/** A line that confirms a payment. */
interface Act {
  no: number;
  /** Date and amount of the line. */
  day: string;
  amount: number;
  /** Stores the line for the row that it confirms; a unique key allows it once. Returns the audit reason of the act. */
  store(of: LineOf): Promise<string>;
}

/** Money recorded by hand that a line is matched with. */
interface Recorded {
  /** Date that an employee recorded; null if unknown. */
  recordedOn: string | null;
  /** Moves the money to another day. */
  moveTo(day: string): Promise<unknown>;
}

/**
 * Matches a line with money recorded by hand, without recording it again. The money counts on the line's day from then
 * on: the bank's list prevails over an employee's note, and an equal line of the noted day is other money.
 */
async function matchOnly(
  { day, amount }: Act,
  { recordedOn, moveTo }: Recorded,
  reason: string,
  context: MemberContext,
): Promise<Outcome> {
  const isMoved = recordedOn !== day;
  if (isMoved) await moveTo(day);
  await recordAct(context, {
    act: 'match bank line',
    object: 'bank_line',
    objectNo: null,
    reason,
    detail: { day, amount, ...(isMoved && { recordedOn }) },
  });
  return 'done';
}

/** Act per kind of candidate. */
export const ACTS: Record<BankSubject, (act: Act, context: MemberContext) => Promise<Outcome>> = {
  certificateFee: async (act, context) => {
    const { no: certificateNo, day } = act;
    const reason = await act.store({ certificate_no: certificateNo });
    const found = await findCertificate(context.db, certificateNo);
    if (found && hasFeeCome(found)) {
      const { deposited_on: recordedOn } = await lockNotOwn(
        ofMember(certificate),
        { act: 'confirm fee', no: certificateNo },
        context,
      );
      const moveTo = (on: string) => writeFeeDay(context.db, certificateNo, on);
      return matchOnly(act, { recordedOn, moveTo }, reason, context);
    }
    await confirmFee({ certificateNo, day, reason }, context);
    return 'done';
  },
  feeReturn: async (act, context) => {
    const { no: certificateNo, day } = act;
    const reason = await act.store({ certificate_no: certificateNo });
    const { fee_returned_at } = await lockNotOwn(
      ofMember(certificate),
      { act: 'record fee return', no: certificateNo },
      context,
    );
    if (!fee_returned_at) return recordFeeReturn({ certificateNo, day, reason }, context);
    const moveTo = (on: string) => writeFeeReturned(context.db, certificateNo, seoulInstant(on));
    return matchOnly(act, { recordedOn: seoulDay(fee_returned_at), moveTo }, reason, context);
  },
  refund: async (act, context) => {
    const { no: refundNo, day } = act;
    const reason = await act.store({ refund_no: refundNo });
    const { status, finished_at } = await lockNotOwn(refundTarget, { act: 'record transfer', no: refundNo }, context);
    if (status !== 'DONE') return recordRefundTransfer({ refundNo, day, reason }, context);
    const moveTo = (on: string) => writeRefundDay(context.db, refundNo, on);
    return matchOnly(act, { recordedOn: finished_at && seoulDay(finished_at), moveTo }, reason, context);
  },
  invoice: async (act, context) => {
    const { no: invoiceNo, day, amount } = act;
    const recorded = await lockTransferByHand({ invoiceNo, day, amount }, context);
    if (recorded) {
      const moveTo = (on: string) => writeTransferDay(context.db, recorded.paymentNo, on);
      return matchOnly(act, { recordedOn: recorded.day, moveTo }, await act.store({ invoice_no: invoiceNo }), context);
    }
    return confirmInvoice({ invoiceNo, day, amount, reason: await act.store({ invoice_no: invoiceNo }) }, context);
  },
  feeAgain: ({ no: certificateNo, day, store }, context) =>
    oweFeeAgain({ certificateNo, day, store: (surplusNo) => store({ certificate_no: surplusNo }) }, context),
  invoiceAgain: async ({ no: invoiceNo, day, amount, store }, context) =>
    returnInvoiceMoney({ invoiceNo, day, amount, reason: await store({ invoice_no: invoiceNo }) }, context),
};
