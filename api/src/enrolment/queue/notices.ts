import { groupFormPage, linePage } from '../../notices/pages.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import type { OfferingRef, QueueContext } from './SeatQueue.ts';

interface Offering extends OfferingRef {
  title: string;
}
interface Place {
  place_no: number;
  member_no: number;
  is_group: boolean;
  seats: number;
}

const valuesOf = ({ kind, offeringNo, title }: Offering, { is_group: isGroup, seats }: Place) => ({
  title,
  seats,
  page: (isGroup ? groupFormPage : linePage)(kind, offeringNo),
});

/** Notifies members of their offer and when it expires. */
export async function notifyOffered(
  offering: Offering,
  { places, dueAt }: { places: readonly Place[]; dueAt: Date },
  context: QueueContext,
): Promise<void> {
  for (const place of places) {
    const values = { ...valuesOf(offering, place), dueAt };
    await raiseNotice({ event: 'lineOffered', memberNo: place.member_no, subjectNo: place.place_no, values }, context);
  }
}

const notifyOf =
  (event: 'lineLapsed' | 'lineEnded' | 'lineStoodBack') =>
  async (offering: Offering, places: readonly Place[], context: QueueContext): Promise<void> => {
    for (const place of places)
      await raiseNotice(
        { event, memberNo: place.member_no, subjectNo: place.place_no, values: valuesOf(offering, place) },
        context,
      );
  };

/** Notifies members that their offer expired and the seat went to the next place. */
export const notifyOfferExpired = notifyOf('lineLapsed');

/** Notifies employers that seats are no longer held for their group. */
export const notifyPassedOver = notifyOf('lineStoodBack');

/** Notifies members that their place ended without a seat. */
export const notifyEnded = notifyOf('lineEnded');

/** Cancels unsent messages of an offer that its member has answered; the notice stays on the member's page. */
export async function withholdOffer(placeNo: number, { db, now }: QueueContext): Promise<void> {
  await db
    .updateTable('member_notice')
    .set({ queued_at: now })
    .where('event', '=', 'lineOffered')
    .where('subject_no', '=', placeNo)
    .where('queued_at', 'is', null)
    .execute();
}
