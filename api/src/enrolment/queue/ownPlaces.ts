import { sql } from 'kysely';
import type { LineStatus } from '@portal/shared/contract/manager';
import type { Queries } from '../../database/types/tables.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { OFFERING_TITLES } from '../offering/offeringTitle.ts';
import type { OfferingRef, QueueContext } from './SeatQueue.ts';

interface OwnRef extends OfferingRef {
  memberNo: number;
  /** True for a place for a group. */
  isGroup?: boolean;
}

const ownPlaces = ({ kind, offeringNo, memberNo, isGroup = false }: OwnRef, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .innerJoin('line', 'line.line_no', 'place_in_line.line_no')
    .where(`line.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .where('place_in_line.member_no', '=', memberNo)
    .where('place_in_line.is_group', '=', isGroup);

/** Status of the member's waiting or offered place; null if there is none. */
export async function findLiveStatus(own: OwnRef, db: Queries): Promise<LineStatus | null> {
  const place = await ownPlaces(own, db)
    .select('place_in_line.status')
    .where('place_in_line.status', 'in', ['WAITING', 'OFFERED'])
    .executeTakeFirst();
  return place?.status ?? null;
}

/** Seats of the member's unexpired offer for a group; 0 if there is none. */
export async function countOfferedSeats(own: OwnRef, { db, now }: QueueContext): Promise<number> {
  const place = await ownPlaces({ ...own, isGroup: true }, db)
    .select('place_in_line.seats')
    .where('place_in_line.status', '=', 'OFFERED')
    .where('place_in_line.offer_due_at', '>', now)
    .executeTakeFirst();
  return place?.seats ?? 0;
}

/** True if the offer of the member's last place expired unused. */
export async function hasMissedOffer(own: OwnRef, { db, now }: QueueContext): Promise<boolean> {
  const place = await ownPlaces(own, db)
    .select(['place_in_line.status', 'place_in_line.offer_due_at'])
    .orderBy('place_in_line.place_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return place?.status === 'LAPSED' || (place?.status === 'OFFERED' && (place.offer_due_at ?? now) <= now);
}

interface LivePlace extends OfferingRef {
  placeNo: number;
  title: string;
  /** Price of one seat, in won. */
  price: number;
  status: 'OFFERED' | 'WAITING';
  offerDueAt: Date | null;
  isGroup: boolean;
  seats: number;
}

/** Waiting and offered places of a member, offers first. */
export async function listLivePlaces(memberNo: number, db: Queries): Promise<LivePlace[]> {
  const { rows } = await sql<LivePlace>`
    select place.place_no as "placeNo", case when line.education_no is null then 'exam' else 'education' end as kind,
      coalesce(line.education_no, line.examination_no) as "offeringNo",
      coalesce(${OFFERING_TITLES.education}, ${OFFERING_TITLES.exam}) as title,
      coalesce(education.price, examination.price) as price, place.status, place.offer_due_at as "offerDueAt",
      place.is_group as "isGroup", place.seats
    from place_in_line as place
    join line on line.line_no = place.line_no
    left join education on education.education_no = line.education_no
    left join examination on examination.examination_no = line.examination_no
    where place.member_no = ${memberNo} and place.status in ('WAITING', 'OFFERED')
    order by place.status, place.place_no`.execute(db);
  return rows;
}
