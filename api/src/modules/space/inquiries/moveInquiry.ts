import { INQUIRY_CLOSED_AFTER_DAYS } from '@portal/shared/contract/inquiry';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { InquiryRow } from '../../../database/types/tables/inquiry.ts';
import { inquiryLifecycle, type InquiryEvent } from '../../../lifecycles/inquiry.ts';
import { transition, type Actor, type TransitionLog } from '../../../lifecycles/lifecycle.ts';

interface InquiryMove {
  event: Exclude<InquiryEvent, 'ask'>;
  by: Actor;
}

/** Time at which the job closes an answered inquiry; null for any other. */
export const closesAt = ({ status, answered_at }: Pick<InquiryRow, 'status' | 'answered_at'>): Date | null =>
  status === 'ANSWERED' && answered_at ? new Date(answered_at.getTime() + INQUIRY_CLOSED_AFTER_DAYS * DAY_MS) : null;

/** Moves an inquiry that the caller has locked. Returns false if its life cycle does not permit it. */
export async function moveInquiry(
  inquiry: InquiryRow,
  { event, by }: InquiryMove,
  { db, now, log }: { db: Queries; now: Date; log: TransitionLog },
): Promise<boolean> {
  const { inquiry_no: inquiryNo, status: from } = inquiry;
  const answeredLongAgo = () => (closesAt(inquiry)?.getTime() ?? Infinity) <= now.getTime();
  const line = await transition(inquiryLifecycle, { from, event, by }, answeredLongAgo, log, { inquiryNo });
  if (!line) return false;
  await db
    .updateTable('inquiry')
    .set({
      status: line.to,
      waits_since: line.to === 'OPEN' ? now : null,
      ...(line.to === 'ANSWERED' && { answered_at: now }),
      closed_at: line.to === 'CLOSED' ? now : null,
    })
    .where('inquiry_no', '=', inquiryNo)
    .execute();
  return true;
}
