import type { Calls, CallValue } from '@portal/shared/contract';
import { joinQueue } from '../../../enrolment/queue/join.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireConsents } from '../../user/consents/due.ts';
import { offeringOf } from '../line/line.ts';
import { lockEmployer, requireNoneUnpaid } from './unpaid.ts';

/** Takes a place in a queue for a group, and returns its number, or that of the existing one. */
export async function waitInLine(
  { seats, ...input }: CallValue<Calls['postIntGroupLine']>,
  context: MemberContext,
): Promise<number> {
  await requireConsents(context);
  const { db, now, caller } = context;
  const offering = offeringOf(input);
  await lockEmployer(caller.memberNo, db);
  await requireNoneUnpaid({ ...offering, businessNumber: '', isOnInvoice: false }, context);
  const arrivals = await joinQueue(offering, [caller.memberNo], { db, now, groupSeats: seats });
  const arrival = arrivals.get(caller.memberNo) ?? { refusal: 'MEMBER_GONE' };
  if ('placeNo' in arrival) return arrival.placeNo;
  throw arrival.refusal === 'missing' ? new HttpError('NOT_FOUND') : new BusinessError(arrival.refusal);
}
