import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationEvent } from '../../lifecycles/application.ts';
import type { MoneyContext } from '../context.ts';
import { giveSeatsBack } from '../group/giveSeatsBack.ts';
import { retakeSeats } from '../group/retakeSeats.ts';
import { returnSeat } from '../group/returnSeat.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { settleQueue } from '../queue/advance.ts';
import { freeSeat } from '../queue/leave.ts';
import { findLiveStatus } from '../queue/ownPlaces.ts';
import { retakeSeat } from '../queue/takeOffer.ts';

type Application = Selectable<ApplicationTable>;

/**
 * Gives back what an application holds, because of an event: the seats of a group; a seat of one to its employer; any
 * other to whoever wants it.
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

/** Takes again what an application has given back, if it is still to be had. Answers whether it did. */
export async function retakeSeatOf(application: Application, context: { db: Queries; now: Date }): Promise<boolean> {
  const offering = await offeringOf(application, context.db);
  const isGroup = application.kind === 'group';
  // An own offer whose time is over goes on first, and an own turn that has come counts: nobody has two seats.
  const own = await findLiveStatus({ ...offering, memberNo: application.member_no, isGroup }, context.db);
  if (own !== null) await settleQueue(offering, context);
  return isGroup
    ? retakeSeats({ ...offering, groupNo: application.application_no }, context)
    : retakeSeat({ ...application, ...offering }, context);
}
