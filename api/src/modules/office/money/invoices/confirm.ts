import { seoulDay } from '@portal/shared/time';
import { moneyContext } from '../../../../enrolment/context.ts';
import { recordTransfer } from '../../../../enrolment/employer/recordTransfer.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireOpenInvoice } from '../../parts/lockMatter.ts';
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
  const { invoice } = await requireOpenInvoice(confirmed.invoiceNo, ACT, context);
  if (confirmed.day < seoulDay(invoice.issued_at)) throw wrong('day', '청구한 날보다 앞선 날입니다.');
  if (confirmed.day > seoulDay(context.now)) throw wrong('day', '아직 오지 않은 날입니다.');
  await confirmInvoice(confirmed, context);
  return 1;
}

/** The transfer for an invoice has come; less than is owed pays none. */
export async function confirmInvoice(
  { invoiceNo, day, amount, reason }: Confirmed,
  context: MemberContext,
): Promise<void> {
  const { invoice, application } = await requireOpenInvoice(invoiceNo, ACT, context);
  if (amount < invoice.amount)
    throw wrong('amount', '청구한 금액보다 적습니다. 나머지가 들어온 뒤에 합한 금액으로 확인해주세요.');
  await recordTransfer({ application, invoice, amount, day }, moneyContext(context));
  const detail = { asked: invoice.amount, paid: amount, day };
  await recordAct(context, { act: ACT, object: INVOICE_OBJECT, objectNo: invoiceNo, reason, detail });
}
