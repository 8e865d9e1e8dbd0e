import type { Queries } from '../../database/types/tables.ts';
import { groupFormPage, linePage } from '../../notices/pages.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import type { OfferingRef } from './lockedLine.ts';

interface NoticeContext {
  db: Queries;
  now: Date;
}
interface Told extends OfferingRef {
  title: string;
}
interface ToldPlace {
  place_no: number;
  member_no: number;
  is_group: boolean;
  seats: number;
}

const valuesOf = ({ kind, offeringNo, title }: Told, { is_group: isGroup, seats }: ToldPlace) => ({
  title,
  seats,
  page: (isGroup ? groupFormPage : linePage)(kind, offeringNo),
});

/** Notifies members of their offer and its due time. */
export async function tellOffered(
  line: Told,
  { places, dueAt }: { places: readonly ToldPlace[]; dueAt: Date },
  context: NoticeContext,
): Promise<void> {
  for (const place of places) {
    const values = { ...valuesOf(line, place), dueAt };
    await raiseNotice({ event: 'lineOffered', memberNo: place.member_no, subjectNo: place.place_no, values }, context);
  }
}

const tell =
  (event: 'lineLapsed' | 'lineEnded' | 'lineStoodBack') =>
  async (line: Told, places: readonly ToldPlace[], context: NoticeContext): Promise<void> => {
    for (const place of places)
      await raiseNotice(
        { event, memberNo: place.member_no, subjectNo: place.place_no, values: valuesOf(line, place) },
        context,
      );
  };

/** Notifies members that their offer has expired. */
export const tellLapsed = tell('lineLapsed');

/** Notifies employers that seats are no longer reserved for their groups. */
export const tellStoodBack = tell('lineStoodBack');

/** Notifies members that they got no seat. */
export const tellEnded = tell('lineEnded');

/** Suppresses the unsent message of an offer that was answered. The notice stays on the member's page. */
export async function keepOfferUnsent(placeNo: number, { db, now }: NoticeContext): Promise<void> {
  await db
    .updateTable('member_notice')
    .set({ queued_at: now })
    .where('event', '=', 'lineOffered')
    .where('subject_no', '=', placeNo)
    .where('queued_at', 'is', null)
    .execute();
}
