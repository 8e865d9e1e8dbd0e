import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationEvent } from '../../lifecycles/application.ts';
import type { MoneyContext } from '../context.ts';
import { giveSeatsBack } from '../group/giveSeatsBack.ts';
import { retakeSeats } from '../group/retakeSeats.ts';
import { returnSeat } from '../group/returnSeat.ts';
import { freeSeat } from '../line/freeSeat.ts';
import { findLiveStatus } from '../line/ownPlace.ts';
import { retakeSeat } from '../line/retakeSeat.ts';
import { settleLine } from '../line/settleLine.ts';
import { offeringOf } from '../offering/offeringOf.ts';

type Application = Selectable<ApplicationTable>;

/**
 * Releases the seat of an application: all seats of a group, a group member's seat to its employer, any other seat to
 * everybody.
 */
export async function giveSeatBack(
  application: Application,
  event: ApplicationEvent,
  context: MoneyContext,
): Promise<void> {
  const { application_no: applicationNo, kind } = application;
  if (kind === 'group') return giveSeatsBack(applicationNo, { isOver: event !== 'duePassed' }, context);
  if (await returnSeat(applicationNo, { isTold: event === 'cancel' }, context)) return;
  await freeSeat(await offeringOf(application, context.db), context);
}

/** Takes a released seat again, if available. Returns true if it did. */
export async function retakeSeatOf(application: Application, context: { db: Queries; now: Date }): Promise<boolean> {
  const offering = await offeringOf(application, context.db);
  const isGroup = application.kind === 'group';
  // An expired offer of the member's own is passed on first, and a turn that has come counts, because a member cannot
  // have two seats.
  const own = await findLiveStatus({ ...offering, memberNo: application.member_no, isGroup }, context.db);
  if (own !== null) await settleLine(offering, context);
  return isGroup
    ? retakeSeats({ ...offering, groupNo: application.application_no }, context)
    : retakeSeat({ ...application, ...offering }, context);
}
