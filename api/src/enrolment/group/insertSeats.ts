import type { MoneyContext } from '../context.ts';
import { sealPerson, type SeatPerson } from './person.ts';
import { nextSeatNos } from './store.ts';

interface NewSeat {
  position: number;
  person: SeatPerson;
  /** True for a replacement, who is invited at once. */
  isInvited?: boolean;
}

/** Inserts seats with their people, whose names and phones are sealed. Returns their numbers. */
export async function insertSeats(
  groupNo: number,
  seats: readonly NewSeat[],
  { db, keys }: Pick<MoneyContext, 'db' | 'keys'>,
): Promise<number[]> {
  const seatNos = await nextSeatNos(db, seats.length);
  const rows = seats.flatMap(({ position, person, isInvited = false }, index) => {
    const seatNo = seatNos[index];
    if (seatNo === undefined) return [];
    return [
      {
        seat_no: seatNo,
        group_no: groupNo,
        position,
        status: isInvited ? ('INVITED' as const) : ('RESERVED' as const),
        person_sealed: sealPerson(keys, seatNo, person),
        link_due: isInvited,
      },
    ];
  });
  await db.insertInto('group_seat').values(rows).execute();
  return seatNos;
}
