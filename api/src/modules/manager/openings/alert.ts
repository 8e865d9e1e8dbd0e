import { seoulTimestamp } from '@portal/shared/time';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { offeringOf, type LineInput } from '../line/line.ts';
import { viewOffering } from '../offerings/view.ts';
import { noticeAt } from './noticeAt.ts';

const columnOf = ({ kind }: OfferingRef) => OFFERING_KINDS[kind].key;

/** Time of the notice; null if it has passed, or nothing opens. */
function timeOfNotice({ status, apply_start_at }: { status: string; apply_start_at: Date }, now: Date): Date | null {
  const time = noticeAt(apply_start_at);
  return status === 'UPCOMING' && time > now ? time : null;
}

/** Returns whether the caller is notified before a course or an exam opens, and when. */
export async function viewOpeningAlert(input: LineInput, context: MemberContext) {
  const offering = offeringOf(input);
  const time = timeOfNotice(await viewOffering(offering, context), context.now);
  const alert = await context.db
    .selectFrom('opening_alert')
    .select('alert_no')
    .where('member_no', '=', context.caller.memberNo)
    .where(columnOf(offering), '=', offering.offeringNo)
    .executeTakeFirst();
  return { isWanted: alert !== undefined, noticeAt: time && seoulTimestamp(time) };
}

/**
 * Switches the caller's notice before an opening on or off. Returns 1 if it is on, else 0.
 * @throws OPENING_OVER if the time of the notice has passed, or nothing opens.
 */
export async function setOpeningAlert(
  { isWanted, ...input }: LineInput & { isWanted: boolean },
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const offering = offeringOf(input);
  const time = timeOfNotice(await viewOffering(offering, context), now);
  const owned = { member_no: caller.memberNo, [columnOf(offering)]: offering.offeringNo };
  if (!isWanted) {
    await db
      .deleteFrom('opening_alert')
      .where('member_no', '=', caller.memberNo)
      .where(columnOf(offering), '=', offering.offeringNo)
      .execute();
    return 0;
  }
  if (time === null) throw new BusinessError('OPENING_OVER');
  await db
    .insertInto('opening_alert')
    .values({ ...owned, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}
