import { sql } from 'kysely';
import type { Outcome } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { moneyContext } from '../../../../enrolment/context.ts';
import { recordTransfer, returnTransfer } from '../../../../enrolment/employer/recordTransfer.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
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

/** By hand no more comes than this many times the invoice: a typing error is likelier. */
const MAX_TIMES_TYPED = 2;

/**
 * The transfer for an invoice, as an employee reads it in the bank's list. Answers the rows changed.
 * @throws BusinessError where so much more has come that a second employee has to look, which a line of the bank's file
 * asks for.
 */
export async function confirmInvoiceByHand(confirmed: Confirmed, context: MemberContext): Promise<number> {
  const { day, amount } = confirmed;
  const { invoice } = await requirePayable(confirmed.invoiceNo, context);
  if (day < seoulDay(invoice.issued_at)) throw wrong('day', '청구한 날보다 앞선 날입니다.');
  if (day > seoulDay(context.now)) throw wrong('day', '아직 오지 않은 날입니다.');
  const asked = invoice.status === 'CANCELLED' ? invoice.issued_amount : invoice.amount;
  const outcome = amount > asked * MAX_TIMES_TYPED ? 'asked' : await confirmInvoice(confirmed, context);
  if (outcome === 'asked') throw new BusinessError('INVOICE_SURPLUS_BY_FILE');
  return 1;
}

/** Also one that was cancelled meanwhile: its employer has sent the money before, or without knowing. */
const requirePayable = (invoiceNo: number, context: MemberContext) =>
  requireInvoice({ invoiceNo, states: [...UNPAID_INVOICE_STATES, 'CANCELLED'], act: ACT }, context);

/**
 * The transfer for an invoice has come; less than is owed pays none. What is more goes back, and so does all of it of
 * one that was cancelled: a debt of the association, which takes two where it is over the limit.
 */
export async function confirmInvoice(confirmed: Confirmed, context: MemberContext): Promise<Outcome> {
  const { invoiceNo, day, amount, reason } = confirmed;
  const { invoice, application } = await requirePayable(invoiceNo, context);
  if (invoice.status === 'CANCELLED') return returnInvoiceMoney(confirmed, context);
  if (amount < invoice.amount)
    throw wrong('amount', '청구한 금액보다 적습니다. 나머지가 들어온 뒤에 합한 금액으로 확인해주세요.');
  const object = { act: ACT, object: INVOICE_OBJECT, objectNo: invoiceNo, reason } as const;
  const surplus = { ...object, amount: amount - invoice.amount, content: `${day}\n${amount}` };
  if ((await requireSecondLook(surplus, context)) === 'asked') return 'asked';
  await recordTransfer({ application, invoice, amount, day }, moneyContext(context));
  // Nobody has to confirm any more that it is written off.
  await dropLooks(context.db, object, context.now);
  await recordAct(context, { ...object, detail: { asked: invoice.amount, paid: amount, day } });
  return 'done';
}

/** Money has come for an invoice that is paid or was cancelled: all of it goes back. */
export async function returnInvoiceMoney(
  { invoiceNo, day, amount, reason }: Confirmed,
  context: MemberContext,
): Promise<Outcome> {
  const act = 'return money of invoice';
  const { application } = await requireInvoice({ invoiceNo, states: ['PAID', 'CANCELLED'], act }, context);
  const object = { act, object: INVOICE_OBJECT, objectNo: invoiceNo, reason } as const;
  if ((await requireSecondLook({ ...object, amount, content: `${day}\n${amount}` }, context)) === 'asked')
    return 'asked';
  await returnTransfer({ application, amount }, moneyContext(context));
  await recordAct(context, { ...object, detail: { amount, day } });
  return 'done';
}

/** True if a transfer of that sum was recorded by hand, to which no line of the bank belongs yet. */
export async function isRecordedByHand(
  { invoiceNo, amount }: Pick<Confirmed, 'invoiceNo' | 'amount'>,
  context: MemberContext,
): Promise<boolean> {
  const { application } = await requireInvoice(
    { invoiceNo, states: [...UNPAID_INVOICE_STATES, 'PAID', 'CANCELLED'], act: ACT },
    context,
  );
  const { rows } = await sql<{ left: number }>`
    select (
      select count(*) from payment
      where application_no = ${application.application_no} and pay_method = 'transfer' and paid_amount = ${amount}
    )::integer - (
      select count(*) from bank_line where invoice_no = ${invoiceNo} and amount = ${amount}
    )::integer as left`.execute(context.db);
  return (rows[0]?.left ?? 0) > 0;
}
