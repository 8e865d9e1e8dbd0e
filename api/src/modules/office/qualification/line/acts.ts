import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_SEATS, type LineSetting } from '@portal/shared/contract/office';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { advanceQueue } from '../../../../enrolment/queue/advance.ts';
import { SeatQueue, type OfferingRef } from '../../../../enrolment/queue/SeatQueue.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireNoneOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { confirmedDetail } from '../offerings/confirmed.ts';
import { checkOffering } from '../offerings/questions.ts';

interface LineAct extends OfferingRef {
  act: 'open line' | 'close line' | 'add seats';
}

/** Locks the queue of an offering that has not begun; rejects employees who have a place in it. */
async function lockForAct({ kind, offeringNo, act }: LineAct, context: MemberContext): Promise<SeatQueue> {
  const queue = await SeatQueue.lock({ kind, offeringNo }, context.db);
  if (!queue) throw new HttpError('NOT_FOUND');
  if (queue.isDraft || queue.isCalledOff || queue.heldAt <= context.now)
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const places = await context.db
    .selectFrom('place_in_line')
    .select('member_no')
    .where('line_no', '=', queue.queueNo)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .execute();
  const object = OFFERING_KINDS[kind].table;
  await requireNoneOwn(
    { act, object, objectNo: offeringNo },
    places.map(({ member_no }) => member_no),
    context,
  );
  return queue;
}

const setLine =
  (act: 'open line' | 'close line', setting: LineSetting) =>
  async ({ kind, offeringNo, reason }: CallValue<Calls['officeOpenLine']>, context: MemberContext): Promise<number> => {
    const queue = await lockForAct({ kind, offeringNo, act }, context);
    if (queue.setting === setting || queue.applyEndAt <= context.now) throw new BusinessError('OFFICE_STATE_CHANGED');
    const { table, key } = OFFERING_KINDS[kind];
    await context.db.updateTable(table).set({ line_setting: setting }).where(key, '=', offeringNo).execute();
    await recordAct(context, { act, object: table, objectNo: offeringNo, reason });
    return 1;
  };

/** Makes the queue the only entry. Returns the number of rows changed. */
export const openLine = setLine('open line', 'open');

/** Closes the queue to new places. Returns the number of rows changed. */
export const closeLine = setLine('close line', 'closed');

/** Adds seats and offers them to the waiting places. */
export async function addSeats(
  { kind, offeringNo, seats, reason, confirmed }: CallValue<Calls['officeAddSeats']>,
  context: MemberContext,
) {
  const queue = await lockForAct({ kind, offeringNo, act: 'add seats' }, context);
  const capacity = queue.capacity + seats;
  if (capacity > MAX_SEATS) {
    const message = `정원은 ${MAX_SEATS.toLocaleString('ko')}명 이하로 늘릴 수 있습니다.`;
    throw new HttpError('MALFORMED', { issues: [{ path: 'seats', message }] });
  }
  const detail = await confirmedDetail(confirmed, () => checkOffering({ kind, offeringNo, seats }, context));
  const { table, key } = OFFERING_KINDS[kind];
  await context.db.updateTable(table).set({ capacity }).where(key, '=', offeringNo).execute();
  queue.addSeats(seats);
  const offered = await advanceQueue(queue, context);
  const { collected } = queue;
  await recordAct(context, {
    act: 'add seats',
    object: table,
    objectNo: offeringNo,
    reason,
    detail: { seats, offered, ...(collected > 0 && { collected }), ...detail },
  });
  return { capacity, offered, collected };
}
