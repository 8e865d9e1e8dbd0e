import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_SEATS, type LineSetting } from '@portal/shared/contract/office';
import { advanceLine } from '../../../../enrolment/line/advanceLine.ts';
import { lockLine, type LockedLine, type OfferingRef } from '../../../../enrolment/line/lockedLine.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireNoneOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

interface LineAct extends OfferingRef {
  act: 'open line' | 'close line' | 'add seats';
}

/** Locks the queue of a course or exam before its start, and rejects employees who are in it. */
async function lockForAct({ kind, offeringNo, act }: LineAct, context: MemberContext): Promise<LockedLine> {
  const line = await lockLine({ kind, offeringNo }, context.db);
  if (!line) throw new HttpError('NOT_FOUND');
  if (line.isDraft || line.isCalledOff || line.heldAt <= context.now) throw new BusinessError('OFFICE_STATE_CHANGED');
  const places = await context.db
    .selectFrom('place_in_line')
    .select('member_no')
    .where('line_no', '=', line.lineNo)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .execute();
  const object = OFFERING_KINDS[kind].table;
  await requireNoneOwn(
    { act, object, objectNo: offeringNo },
    places.map(({ member_no }) => member_no),
    context,
  );
  return line;
}

const setLine =
  (act: 'open line' | 'close line', setting: LineSetting) =>
  async ({ kind, offeringNo, reason }: CallValue<Calls['officeOpenLine']>, context: MemberContext): Promise<number> => {
    const line = await lockForAct({ kind, offeringNo, act }, context);
    if (line.setting === setting || line.applyEndAt <= context.now) throw new BusinessError('OFFICE_STATE_CHANGED');
    const { table, key } = OFFERING_KINDS[kind];
    await context.db.updateTable(table).set({ line_setting: setting }).where(key, '=', offeringNo).execute();
    await recordAct(context, { act, object: table, objectNo: offeringNo, reason });
    return 1;
  };

/** Requires applicants to go through the queue. Returns the number of changed rows. */
export const openLine = setLine('open line', 'open');

/** Closes the queue to new arrivals; existing places remain. Returns the number of changed rows. */
export const closeLine = setLine('close line', 'closed');

/** Adds seats and offers them to the queue at once. */
export async function addSeats(
  { kind, offeringNo, seats, reason }: CallValue<Calls['officeAddSeats']>,
  context: MemberContext,
) {
  const line = await lockForAct({ kind, offeringNo, act: 'add seats' }, context);
  const capacity = line.capacity + seats;
  if (capacity > MAX_SEATS) {
    const message = `정원은 ${MAX_SEATS.toLocaleString('ko')}명 이하로 늘릴 수 있습니다.`;
    throw new HttpError('MALFORMED', { issues: [{ path: 'seats', message }] });
  }
  const { table, key } = OFFERING_KINDS[kind];
  await context.db.updateTable(table).set({ capacity }).where(key, '=', offeringNo).execute();
  const enlarged = { ...line, capacity };
  const offered = await advanceLine(enlarged, context);
  const { collected } = enlarged;
  await recordAct(context, {
    act: 'add seats',
    object: table,
    objectNo: offeringNo,
    reason,
    detail: { seats, offered, ...(collected > 0 && { collected }) },
  });
  return { capacity, offered, collected };
}
