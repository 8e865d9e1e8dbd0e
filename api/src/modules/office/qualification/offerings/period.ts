import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { lockOffering } from '../../../../enrolment/offering/seats.ts';
import { settleQueue } from '../../../../enrolment/queue/advance.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';

async function lockOrMissing(kind: OfferingKind, offeringNo: number, { db }: ActContext) {
  const offering = await lockOffering(db, kind, offeringNo);
  if (!offering) throw new HttpError('NOT_FOUND');
  return offering;
}

/**
 * Opens applications from now to the end of a day, at the latest to the start of the course or exam. Returns the number
 * of changed rows.
 */
export async function openApplying(
  { kind, offeringNo, lastDay, reason }: CallValue<Calls['officeOpenApplying']>,
  context: ActContext,
): Promise<number> {
  const { db, now } = context;
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await lockOrMissing(kind, offeringNo, context);
  if (offering.is_draft || offering.called_off || offering.held_at <= now)
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const dayEnd = endOfSeoulDay(lastDay);
  // On the day itself, applications close at the start.
  const end = dayEnd < offering.held_at ? dayEnd : offering.held_at;
  if (end <= now) throw lastDayIssue('마감일은 오늘 이후로 입력해주세요.');
  if (dayEnd > endOfSeoulDay(seoulDay(offering.held_at)))
    throw lastDayIssue('마감일은 교육·시험일까지만 정할 수 있습니다.');
  const isEarlier = offering.apply_start_at > now;
  await db
    .updateTable(table)
    .set({ apply_end_at: end, ...(isEarlier && { apply_start_at: now, ...earlierRefunds(offering, seoulDay(now)) }) })
    .where(key, '=', offeringNo)
    .execute();
  await settleQueue({ kind, offeringNo }, context);
  await recordAct(context, { act: 'open applying', object: table, objectNo: offeringNo, reason, detail: { lastDay } });
  return 1;
}

/** Refund periods that begin with applying begin with it on its new first day. */
function earlierRefunds(
  offering: { apply_start_at: Date; re_start_date: string; re_start_date2: string },
  today: string,
) {
  const first = offering.re_start_date < offering.re_start_date2 ? 're_start_date' : 're_start_date2';
  const begins = offering[first];
  return today < begins && begins <= seoulDay(offering.apply_start_at) ? { [first]: today } : {};
}

const lastDayIssue = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'lastDay', message }] });

/** Closes applications now. Returns the number of changed rows. */
export async function closeApplying(
  { kind, offeringNo, reason }: CallValue<Calls['officeCloseApplying']>,
  context: ActContext,
): Promise<number> {
  const { db, now } = context;
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await lockOrMissing(kind, offeringNo, context);
  const isOpen =
    !offering.is_draft && !offering.called_off && offering.apply_start_at < now && offering.apply_end_at > now;
  if (!isOpen) throw new BusinessError('OFFICE_STATE_CHANGED');
  await db.updateTable(table).set({ apply_end_at: now }).where(key, '=', offeringNo).execute();
  await settleQueue({ kind, offeringNo }, context);
  await recordAct(context, { act: 'close applying', object: table, objectNo: offeringNo, reason });
  return 1;
}
