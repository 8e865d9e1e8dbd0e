import type { Outcome } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { moneyContext } from '../../../../enrolment/context.ts';
import { recordTransfer, returnTransfer } from '../../../../enrolment/employer/recordTransfer.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { actOfTwo, lockNotOwn, orChanged } from '../../../../internalControls/acts/act.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { invoiceIn } from './target.ts';

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
  const { found } = await lockNotOwn(payable, { act: ACT, no: confirmed.invoiceNo }, context);
  const invoice = orChanged(found);
  if (day < seoulDay(invoice.issued_at)) throw wrong('day', '청구한 날보다 앞선 날입니다.');
  if (day > seoulDay(context.now)) throw wrong('day', '아직 오지 않은 날입니다.');
  const asked = invoice.status === 'CANCELLED' ? invoice.issued_amount : invoice.amount;
  const outcome = amount > asked * MAX_TIMES_TYPED ? 'asked' : await confirmInvoice(confirmed, context);
  if (outcome === 'asked') throw new BusinessError('INVOICE_SURPLUS_BY_FILE');
  return 1;
}

/** Also one that was cancelled meanwhile: its employer has sent the money before, or without knowing. */
const payable = invoiceIn([...UNPAID_INVOICE_STATES, 'CANCELLED']);

/**
 * Confirms the transfer for an invoice; an amount below the debt is rejected. A surplus, or the whole amount for a
 * cancelled invoice, is refunded: a debt of the association, which needs two employees above the limit.
 */
export async function confirmInvoice(confirmed: Confirmed, context: MemberContext): Promise<Outcome> {
  const { invoiceNo, day, amount, reason } = confirmed;
  const { found } = await lockNotOwn(payable, { act: ACT, no: invoiceNo }, context);
  if (orChanged(found).status === 'CANCELLED') return returnInvoiceMoney(confirmed, context);
  return actOfTwo(
    payable,
    {
      act: ACT,
      no: invoiceNo,
      reason,
      check(locked) {
        if (amount < orChanged(locked.found).amount)
          throw wrong('amount', '청구한 금액보다 적습니다. 나머지가 들어온 뒤에 합한 금액으로 확인해주세요.');
      },
      shared: (locked) => ({ amount: amount - orChanged(locked.found).amount, content: `${day}\n${amount}` }),
      async do({ application, ...locked }) {
        const invoice = orChanged(locked.found);
        await recordTransfer({ application, invoice, amount, day }, moneyContext(context));
        // Nobody has to confirm any more that it is written off.
        await dropLooks(context.db, { object: 'group_invoice', objectNo: invoiceNo }, context.now);
      },
      entry: (locked) => ({ detail: { asked: orChanged(locked.found).amount, paid: amount, day } }),
    },
    context,
  );
}

/** Money has come for an invoice that is paid or was cancelled: all of it goes back. */
export const returnInvoiceMoney = (
  { invoiceNo, day, amount, reason }: Confirmed,
  context: MemberContext,
): Promise<Outcome> =>
  actOfTwo(
    invoiceIn(['PAID', 'CANCELLED']),
    {
      act: 'return money of invoice',
      no: invoiceNo,
      reason,
      check: ({ found }) => void orChanged(found),
      shared: () => ({ amount, content: `${day}\n${amount}` }),
      do: ({ application }) => returnTransfer({ application, amount, day }, moneyContext(context)),
      entry: () => ({ detail: { day } }),
    },
    context,
  );
