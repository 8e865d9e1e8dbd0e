import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { GroupRow, GroupSeatRow } from '../../database/types/tables/group.ts';
import { LIVE_SEAT_STATES } from '../../lifecycles/groupSeat.ts';

export const findGroup = (db: Queries, groupNo: number): Promise<GroupRow | undefined> =>
  db.selectFrom('employer_group').selectAll().where('group_no', '=', groupNo).executeTakeFirst();

/** Live seats of a group, locked in the order of their numbers, after the group's application. */
export const lockSeats = (db: Queries, groupNo: number): Promise<GroupSeatRow[]> =>
  db
    .selectFrom('group_seat')
    .selectAll()
    .where('group_no', '=', groupNo)
    .where('status', 'in', LIVE_SEAT_STATES)
    .orderBy('seat_no')
    .forNoKeyUpdate()
    .execute();

/** Locks the seats of a group that are neither accepted nor in a refund request. */
export const lockUnaccepted = async (db: Queries, groupNo: number): Promise<GroupSeatRow[]> =>
  (await lockSeats(db, groupNo)).filter(isUnaccepted);

export const isUnaccepted = ({ status }: Pick<GroupSeatRow, 'status'>): boolean =>
  status === 'RESERVED' || status === 'INVITED';

/** True if a group has a seat that nobody has accepted. */
export const hasUnaccepted = async (db: Queries, groupNo: number): Promise<boolean> => {
  const seats = db.selectFrom('group_seat').select('seat_no').where('group_no', '=', groupNo);
  return (await seats.where('status', 'in', ['RESERVED', 'INVITED']).limit(1).executeTakeFirst()) !== undefined;
};

export const findSeat = (db: Queries, seatNo: number): Promise<GroupSeatRow | undefined> =>
  db.selectFrom('group_seat').selectAll().where('seat_no', '=', seatNo).executeTakeFirst();

/** Locks a seat until the transaction ends, after the applications of the group and of the person. */
export const lockSeat = (db: Queries, seatNo: number): Promise<GroupSeatRow | undefined> =>
  db.selectFrom('group_seat').selectAll().where('seat_no', '=', seatNo).forNoKeyUpdate().executeTakeFirst();

/** True if the group itself holds the seat, because it is unaccepted. */
export const isHeldByGroup = ({ status, application_no }: Pick<GroupSeatRow, 'status' | 'application_no'>): boolean =>
  application_no === null && LIVE_SEAT_STATES.some((state) => state === status);

/** Reserves numbers for new rows: a seal is bound to its row. */
export async function nextSeatNos(db: Queries, count: number): Promise<number[]> {
  const { rows } = await sql<{ seat_no: number }>`
    select nextval(pg_get_serial_sequence('group_seat', 'seat_no')) as seat_no
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ seat_no }) => seat_no);
}
