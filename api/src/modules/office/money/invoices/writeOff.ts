import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { mayWriteOff } from '../../../../enrolment/invoice/mayWriteOff.ts';
import { moveInvoice } from '../../../../enrolment/invoice/moveInvoice.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockMember } from '../../../user/account/store.ts';
import { requireOpenInvoice } from '../../parts/lockMatter.ts';
import { INVOICE_OBJECT } from '../../parts/objects.ts';
import { endAllowances } from './allow.ts';

/**
 * Writes off an overdue invoice. Needs two employees for any amount, because money is given up and there is no hurry.
 * The employer gets no further invoice unless the office allows it again.
 */
export async function writeOffInvoice(
  { invoiceNo, reason }: CallValue<Calls['officeWriteOffInvoice']>,
  context: MemberContext,
): Promise<Outcome> {
  const act = 'write off invoice';
  const { invoice, application } = await requireOpenInvoice(invoiceNo, act, context);
  if (!mayWriteOff({ invoice, application }, context.now)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { act, object: INVOICE_OBJECT, objectNo: invoiceNo, reason } as const;
  const { amount } = invoice;
  if ((await requireSecondLook({ ...object, amount, takesTwo: true }, context)) === 'asked') return 'asked';
  await moveInvoice(invoice, { event: 'writeOff', by: 'staff' }, moneyContext(context));
  await lockMember(context.db, application.member_no);
  await endAllowances(application.member_no, context);
  await recordAct(context, { ...object, detail: { amount } });
  return 'done';
}
