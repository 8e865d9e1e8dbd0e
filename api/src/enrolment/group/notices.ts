import type { Selectable } from 'kysely';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import type { MoneyContext } from '../context.ts';
import { readPerson } from './person.ts';

type Group = Pick<Selectable<ApplicationTable>, 'application_no' | 'member_no' | 'kind' | 'terms'>;

/** Notifies the employer of what a person has done about a seat. */
export async function notifyEmployer(
  event: 'groupSeatDeclined' | 'groupSeatLeft',
  { group, seat }: { group: Group; seat: GroupSeatRow },
  { db, now, keys }: Pick<MoneyContext, 'db' | 'now' | 'keys'>,
): Promise<void> {
  const values = { ...applicationValues(group), name: readPerson(keys, seat)?.name ?? '' };
  await raiseNotice({ event, memberNo: group.member_no, subjectNo: seat.seat_no, values }, { db, now });
}

/** Notifies the employer that everybody has accepted. */
export async function notifyAllAccepted(
  group: Group,
  people: number,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<void> {
  const values = { ...applicationValues(group), people };
  await raiseNotice(
    { event: 'groupAccepted', memberNo: group.member_no, subjectNo: group.application_no, values },
    { db, now },
  );
}

/** Notifies the employer of unanswered invitations when the time to accept is over. */
export async function notifyUnanswered(
  group: Group,
  people: number,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<void> {
  const values = { ...applicationValues(group), people };
  await raiseNotice(
    { event: 'groupUnanswered', memberNo: group.member_no, subjectNo: group.application_no, values },
    { db, now },
  );
}

/** Notifies the employer of cancelled unaccepted seats, and of the amount refunded. */
export async function notifySeatsCancelled(
  group: Group,
  { seats, amount, isLate }: { seats: readonly GroupSeatRow[]; amount: number; isLate: boolean },
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
): Promise<void> {
  const [first] = seats;
  if (!first) return;
  const values = { ...applicationValues(group), people: seats.length, amount, isLate };
  const notice = { event: 'groupSeatsCancelled', memberNo: group.member_no, subjectNo: first.seat_no, values } as const;
  await raiseNotice(notice, { db, now });
}
