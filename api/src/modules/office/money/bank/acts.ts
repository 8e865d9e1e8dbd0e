import type { BankSubject, Outcome } from '@portal/shared/contract/office';
import { certificate } from '../../../../aggregates/certificate.ts';
import type { BankLineTable } from '../../../../database/types/tables/certificate.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findCertificate, hasFeeCome } from '../../../manager/certificates/store.ts';
import { ofMember } from '../../parts/targets.ts';
import { confirmFee, oweFeeAgain, recordFeeReturn } from '../fees/decisions.ts';
import { confirmInvoice, isRecordedByHand, returnInvoiceMoney } from '../invoices/confirm.ts';
import { recordRefundTransfer, refundTarget } from '../refunds/decisions.ts';

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

/** Matches a line to a payment already recorded by hand, without recording money again. */
async function matchOnly({ day, amount }: Act, reason: string, context: MemberContext): Promise<Outcome> {
  await recordAct(context, {
    act: 'match bank line',
    object: 'bank_line',
    objectNo: null,
    reason,
    detail: { day, amount },
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
      await lockNotOwn(ofMember(certificate), { act: 'confirm fee', no: certificateNo }, context);
      return matchOnly(act, reason, context);
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
    return fee_returned_at ? matchOnly(act, reason, context) : recordFeeReturn({ certificateNo, day, reason }, context);
  },
  refund: async (act, context) => {
    const { no: refundNo, day } = act;
    const reason = await act.store({ refund_no: refundNo });
    const { status } = await lockNotOwn(refundTarget, { act: 'record transfer', no: refundNo }, context);
    return status === 'DONE'
      ? matchOnly(act, reason, context)
      : recordRefundTransfer({ refundNo, day, reason }, context);
  },
  invoice: async (act, context) => {
    const { no: invoiceNo, day, amount } = act;
    if (await isRecordedByHand({ invoiceNo, amount }, context))
      return matchOnly(act, await act.store({ invoice_no: invoiceNo }), context);
    return confirmInvoice({ invoiceNo, day, amount, reason: await act.store({ invoice_no: invoiceNo }) }, context);
  },
  feeAgain: ({ no: certificateNo, day, store }, context) =>
    oweFeeAgain({ certificateNo, day, store: (surplusNo) => store({ certificate_no: surplusNo }) }, context),
  invoiceAgain: async ({ no: invoiceNo, day, amount, store }, context) =>
    returnInvoiceMoney({ invoiceNo, day, amount, reason: await store({ invoice_no: invoiceNo }) }, context),
};
