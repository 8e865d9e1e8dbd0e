import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import { findLiveStatus } from '../../../enrolment/queue/ownPlaces.ts';
import { takeOffer } from '../../../enrolment/queue/takeOffer.ts';
import { takeSeatAndSubmit, type NewApplication, type SubmittedApplication } from './submitStore.ts';

/**
 * Applies for an offering with a queue: takes the seat that the member is offered, or else a free one while nobody
 * waits. Undefined if there is neither, or no queue.
 */
export async function submitBesideLine(
  kind: OfferingKind,
  application: NewApplication,
  db: Queries,
): Promise<SubmittedApplication | undefined> {
  const { offeringNo, memberNo, now } = application;
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await db
    .selectFrom(table)
    .select(['waiting', 'offered'])
    .where(key, '=', offeringNo)
    .executeTakeFirst();
  if (!offering || offering.offered === 0) return undefined;
  const own = await findLiveStatus({ kind, offeringNo, memberNo }, db);
  // It changes only under the row's lock. While others wait, a member outside the queue gets no seat here.
  if (own === null && offering.waiting > 0) return undefined;
  // An own offer whose time is over goes on first, and an own turn that has come counts: nobody has two seats.
  if (own !== null) await settleQueue({ kind, offeringNo }, { db, now });
  const handedOver = await takeOffer({ kind, offeringNo, memberNo, now }, db, () =>
    takeSeatAndSubmit(db, kind, application, 'offered'),
  );
  return handedOver === null ? takeSeatAndSubmit(db, kind, application, 'besides offers') : handedOver;
}
