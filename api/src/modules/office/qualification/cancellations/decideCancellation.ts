import type { Selectable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { isNotCalledOff } from '../../../../enrolment/offering/seats.ts';
import { lockPayment } from '../../../../enrolment/payment/store.ts';
import { lockOpenRequest, type RefundRow } from '../../../../enrolment/refund/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, actOfTwo, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { APPROVE_CANCELLATION_ACT } from '../../parts/objects.ts';
import { decideSeat, lockSeatRequest } from './decideSeat.ts';

type Input = CallValue<Calls['officeDecideCancellation']>;

interface Request {
  /** The application, or that of the group. */
  group: Selectable<ApplicationTable>;
  refund: RefundRow | undefined;
}

const requestOf = (seatNo: Input['seatNo']): Target<Request> => ({
  object: 'application',
  async lock(applicationNo, context) {
    const { db } = context;
    const group = await lockApplication(db, applicationNo);
    if (!group) return null;
    if (group.payment_no !== null) await lockPayment(db, group.payment_no);
    const refund = seatNo
      ? await lockSeatRequest({ group, seatNo }, context)
      : await lockOpenRequest(db, applicationNo);
    return { group, refund };
  },
  memberNo: ({ group }) => group.member_no,
});

/**
 * Approves or rejects the cancellation of an application or of a group's seat. Only an approval releases money and
 * needs four eyes.
 */
export async function decideCancellation(input: Input, context: MemberContext): Promise<Outcome> {
  const { userExaminationNo, seatNo, decision, reason } = input;
  const { db, now } = context;
  const request = requestOf(seatNo);
  const lookOf = ({ refund }: Request) => ({ object: 'refund', objectNo: orChanged(refund).refund_no }) as const;
  const work = {
    no: userExaminationNo,
    reason,
    async check({ group, refund }: Request) {
      // All of a called off one goes back, whatever was asked for.
      if (!refund || !(await isNotCalledOff(db, group))) throw new BusinessError('OFFICE_STATE_CHANGED');
    },
    async do({ group }: Request) {
      const money = moneyContext(context);
      return orChanged(
        seatNo
          ? await decideSeat({ group, seatNo, decision, reason }, money)
          : await decide({ applicationNo: userExaminationNo, decision, reason }, money),
      );
    },
    entry({ refund }: Request, status: 'CANCELLED' | 'CONFIRMED') {
      const { refund_no: refundNo, amount } = orChanged(refund);
      return { detail: { refundNo, amount, status } };
    },
  };
  if (decision === 'approve') {
    const shared = (locked: Request) => ({ ...lookOf(locked), amount: orChanged(locked.refund).amount });
    return actOfTwo(request, { ...work, act: APPROVE_CANCELLATION_ACT, shared }, context);
  }
  const reject = async (locked: Request) => {
    await dropLooks(db, lookOf(locked), now);
    return work.do(locked);
  };
  await act(request, { ...work, act: 'reject cancellation', do: reject }, context);
  return 'done';
}
