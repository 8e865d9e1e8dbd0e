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
  /** Date in the bank's list. */
  day: string;
  /** Won received. */
  amount: number;
  reason: string;
}

const ACT = 'confirm invoice';

const wrong = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Maximum multiple of the invoice accepted by hand: above it, a typing error is more likely. */
const MAX_TIMES_TYPED = 2;

/**
 * Confirms the transfer for an invoice that an employee found in the bank's list. Returns the number of changed rows.
 * @throws BusinessError if a second employee is needed for the surplus, which only a line of the bank's file can
 * request
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

/** Includes cancelled invoices: the employer may have paid before the cancellation or unaware of it. */
const requirePayable = (invoiceNo: number, context: MemberContext) =>
  requireInvoice({ invoiceNo, states: [...UNPAID_INVOICE_STATES, 'CANCELLED'], act: ACT }, context);

/**
 * Confirms the transfer for an invoice; an amount below the debt is rejected. A surplus, or the whole amount for a
 * cancelled invoice, is refunded: a debt of the association, which needs two employees above the limit.
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
  // Drops a pending request to write it off.
  await dropLooks(context.db, object, context.now);
  await recordAct(context, { ...object, detail: { asked: invoice.amount, paid: amount, day } });
  return 'done';
}

/** Records money for a paid or cancelled invoice: all of it is refunded. */
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

/** True if a transfer of this amount was recorded by hand and has no bank line yet. */
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
