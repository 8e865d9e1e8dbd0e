import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { typedLine } from '@portal/shared/rules';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { lockOffering } from '../../../../enrolment/offering/seats.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import { requireNoneOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCallOff } from '../../../manager/applications/decisions.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { CALL_OFF_ACT } from '../../parts/objects.ts';
import { findLook } from '../../parts/secondLooks.ts';
import { countGoingBack } from './goingBack.ts';
import { titleOf } from './present.ts';

interface Offering {
  kind: OfferingKind;
  offeringNo: number;
}

/** Previews a call-off, with the request that waits for a second employee. */
export async function quoteCallOff({ kind, offeringNo }: Offering, context: MemberContext) {
  const quote = await countCallOff({ kind, offeringNo }, context);
  return { ...quote, secondLook: await findLook(context, OFFERING_KINDS[kind].table, offeringNo) };
}

async function countCallOff(
  { kind, offeringNo }: Offering,
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
): Promise<{ title: string; applicants: number; amount: number }> {
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  return { title: titleOf(offering), ...(await countGoingBack({ kind, offeringNo }, db)) };
}

/**
 * Calls a course or exam off. The employee has typed its title and seen the amount; above the limit a second employee
 * has to do the same. Returns the number of applications that the job `call-offs` will cancel.
 */
export async function callOffOffering(
  { kind, offeringNo, typedTitle, amount, reason }: CallValue<Calls['officeCallOff']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeCallOff']>> {
  const offering = await lockOffering(context.db, kind, offeringNo);
  if (!offering) throw new HttpError('NOT_FOUND');
  if (offering.is_draft) throw new BusinessError('OFFICE_STATE_CHANGED');
  const quote = await countCallOff({ kind, offeringNo }, context);
  const done = { outcome: 'done' as const, cancelled: quote.applicants };
  if (offering.called_off) return done;
  if (typedTitle !== typedLine(quote.title).trim() || amount !== quote.amount)
    throw new BusinessError('CALL_OFF_NOT_CONFIRMED');
  const act = { act: CALL_OFF_ACT, object: OFFERING_KINDS[kind].table, objectNo: offeringNo };
  // They would get a full refund of their own.
  await requireNoneOwn(act, await listUndecided({ kind, offeringNo }, context), context);
  if (offering.finish_at <= context.now) throw new BusinessError('OFFICE_STATE_CHANGED');
  const verdict = await requireSecondLook({ ...act, amount, content: quote.title, reason }, context);
  if (verdict === 'asked') return { outcome: 'asked', cancelled: 0 };
  await decideCallOff({ kind, offeringNo }, context);
  await recordAct(context, { ...act, reason });
  return done;
}

/** Members with applications that a call-off would cancel. */
async function listUndecided({ kind, offeringNo }: Offering, { db }: Pick<MemberContext, 'db'>): Promise<number[]> {
  const rows = await db
    .selectFrom('application')
    .select('member_no')
    .where(isForOffering(kind, offeringNo))
    .where('status', 'in', CALLED_OFF_FROM)
    .execute();
  return rows.map(({ member_no }) => member_no);
}
