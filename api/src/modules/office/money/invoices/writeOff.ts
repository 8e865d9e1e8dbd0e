import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { mayWriteOff } from '../../../../enrolment/invoice/mayWriteOff.ts';
import { moveInvoice } from '../../../../enrolment/invoice/moveInvoice.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { actOfTwo, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockMember } from '../../../user/account/store.ts';
import { endAllowances } from './allow.ts';
import { invoiceIn } from './target.ts';

/**
 * Writes off an overdue invoice. Needs two employees for any amount, because money is given up and there is no hurry.
 * The employer gets no further invoice unless the office allows it again.
 */
export const writeOffInvoice = (
  { invoiceNo, reason }: CallValue<Calls['officeWriteOffInvoice']>,
  context: MemberContext,
): Promise<Outcome> =>
  actOfTwo(
    invoiceIn(['OPEN']),
    {
      act: 'write off invoice',
      no: invoiceNo,
      reason,
      check({ application, found }) {
        if (!mayWriteOff({ invoice: orChanged(found), application }, context.now))
          throw new BusinessError('OFFICE_STATE_CHANGED');
      },
      shared: ({ found }) => ({ amount: orChanged(found).amount, takesTwo: true }),
      async do({ application, found }) {
        await moveInvoice(orChanged(found), { event: 'writeOff', by: 'staff' }, moneyContext(context));
        await lockMember(context.db, application.member_no);
        await endAllowances(application.member_no, context);
      },
    },
    context,
  );
