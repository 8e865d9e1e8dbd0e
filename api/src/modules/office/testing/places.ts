import type { Insertable } from 'kysely';
import type { Tables } from '../../../database/types/tables.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addCourse } from '../../manager/testing/offerings.ts';

/** Creates a place in the queue of a full course with one seat. */
export async function addPlace(
  server: TestServer,
  {
    status,
    ...columns
  }: Pick<Insertable<Tables['place_in_line']>, 'status'> & Partial<Insertable<Tables['place_in_line']>>,
) {
  const { db, services } = server;
  const { memberNo, client } = await server.member();
  const isWaiting = status === 'WAITING';
  const offeringNo = await addCourse(db, {
    capacity: 1,
    taken: 1,
    waiting: isWaiting ? 1 : 0,
    offered: status === 'OFFERED' ? 1 : 0,
  });
  const { line_no } = await db
    .insertInto('line')
    .values({
      education_no: offeringNo,
      examination_no: null,
      seed: null,
      drawn_at: null,
      version: 1,
      last_turn: 1,
      is_live: true,
    })
    .returning('line_no')
    .executeTakeFirstOrThrow();
  const { place_no: placeNo } = await db
    .insertInto('place_in_line')
    .values({
      line_no,
      member_no: memberNo,
      status,
      turn: 1,
      by_lot: false,
      arrived_at: services.now(),
      offered_at: isWaiting ? null : services.now(),
      version: 1,
      ...columns,
    })
    .returning('place_no')
    .executeTakeFirstOrThrow();
  return { placeNo, offeringNo, memberNo, client };
}
