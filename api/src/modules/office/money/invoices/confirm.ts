import { seoulDay } from '@portal/shared/time';
import { moneyContext } from '../../../../enrolment/context.ts';
import { recordTransfer, returnTransfer } from '../../../../enrolment/employer/recordTransfer.ts';
import { hasTransfer } from '../../../../enrolment/payment/store.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireInvoice } from '../../parts/lockMatter.ts';
import { INVOICE_OBJECT } from '../../parts/objects.ts';

interface Confirmed {
  invoiceNo: number;
  /** Of the line in the bank's list. */
  day: string;
  /** Won that came. */
  amount: number;
  reason: string;
}

const ACT = 'confirm invoice';

const wrong = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** The transfer for an invoice, as an employee reads it in the bank's list. Answers the rows changed. */
export async function confirmInvoiceByHand(confirmed: Confirmed, context: MemberContext): Promise<number> {
  const { invoice } = await requirePayable(confirmed.invoiceNo, context);
  if (confirmed.day < seoulDay(invoice.issued_at)) throw wrong('day', '청구한 날보다 앞선 날입니다.');
  if (confirmed.day > seoulDay(context.now)) throw wrong('day', '아직 오지 않은 날입니다.');
  await confirmInvoice(confirmed, context);
  return 1;
}

/** Also one that was cancelled meanwhile: its employer has sent the money before, or without knowing. */
const requirePayable = (invoiceNo: number, context: MemberContext) =>
  requireInvoice({ invoiceNo, states: [...UNPAID_INVOICE_STATES, 'CANCELLED'], act: ACT }, context);

/** The transfer for an invoice has come; less than is owed pays none. Of one that was cancelled all of it goes back. */
export async function confirmInvoice(
  { invoiceNo, day, amount, reason }: Confirmed,
  context: MemberContext,
): Promise<void> {
  const { invoice, application } = await requirePayable(invoiceNo, context);
  const object = { object: INVOICE_OBJECT, objectNo: invoiceNo, reason };
  if (invoice.status === 'CANCELLED') {
    if (await hasTransfer(context.db, application.application_no)) throw new BusinessError('OFFICE_STATE_CHANGED');
    await returnTransfer({ application, amount }, moneyContext(context));
    await recordAct(context, { ...object, act: 'return money of invoice', detail: { amount, day } });
    return;
  }
  if (amount < invoice.amount)
    throw wrong('amount', '청구한 금액보다 적습니다. 나머지가 들어온 뒤에 합한 금액으로 확인해주세요.');
  await recordTransfer({ application, invoice, amount, day }, moneyContext(context));
  // Nobody has to confirm any more that it is written off.
  await dropLooks(context.db, { object: INVOICE_OBJECT, objectNo: invoiceNo }, context.now);
  const detail = { asked: invoice.amount, paid: amount, day };
  await recordAct(context, { ...object, act: ACT, detail });
}
