import { sql, type RawBuilder } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { HallAction } from '@portal/shared/contract/office';
import { isSameStreet } from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import { likePattern, listPage } from '../../../../database/page.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentHall } from './present.ts';

/** Addresses of the coming courses and exams in a hall. */
const comingAddresses = (today: string) => sql<string[]>`coalesce((
  select jsonb_agg(address) from (
    select address from education
    where education.hall_no = hall.hall_no and not called_off and edu_date >= ${today}::date
    union all
    select address from examination
    where examination.hall_no = hall.hall_no and not called_off and exam_date >= ${today}::date
  ) as coming), '[]')`;

/** True if anything was ever held there, or is to be. */
const isUsed = sql<boolean>`(
  exists (select from education where education.hall_no = hall.hall_no)
  or exists (select from examination where examination.hall_no = hall.hall_no))`;

const actionsOn = ({ retired_at, is_used }: { retired_at: Date | null; is_used: boolean }): HallAction[] => [
  retired_at === null ? 'retire' : 'useAgain',
  ...(is_used ? [] : (['remove'] as const)),
];

const matches = (keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(name || ' ' || address || ' ' || address2) ilike ${likePattern(keyword)}`;

/** Lists halls by name. */
export const listHalls = (
  { keyword = '', state, ...paging }: CallValue<Calls['officeHalls']>,
  { db, now }: MemberContext,
): Promise<CallAnswer<Calls['officeHalls']>> => {
  const halls = db
    .selectFrom('hall')
    .selectAll('hall')
    .select([comingAddresses(seoulDay(now)).as('coming_addresses'), isUsed.as('is_used')])
    .where('retired_at', state === 'used' ? 'is' : 'is not', null)
    .where(matches(keyword))
    .orderBy('name')
    .orderBy('hall_no');
  return listPage(halls, paging, (row) => ({
    ...presentHall(row),
    coming: row.coming_addresses.length,
    elsewhere: row.coming_addresses.filter((address) => !isSameStreet(row.address, address)).length,
    allowedActions: actionsOn(row),
  }));
};

/** Returns one hall with its form's values. */
export async function viewHall({ hallNo }: { hallNo: number }, { db }: Pick<MemberContext, 'db'>) {
  const row = await db.selectFrom('hall').selectAll().where('hall_no', '=', hallNo).executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  return { ...presentHall(row), version: row.version };
}
