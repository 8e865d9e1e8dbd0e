import { sql } from 'kysely';
import type { HygieneCourse, HygieneState } from '@portal/shared/contract/hygiene';
import { seoulDay } from '@portal/shared/time';

/** Columns of a row of `hygieneStates`. */
export interface HygieneStateRow {
  member_no: number;
  state: HygieneState;
  /** Course that the member has to take next. */
  course: HygieneCourse;
  /** Day of the newest completion; null if none is known. */
  completed_on: string | null;
}

/** Year in Seoul. */
export const yearOf = (now: Date): number => Number(seoulDay(now).slice(0, 4));

/** Last day of a year's education (식품위생법 제41조). */
export const dueDayOf = (now: Date): string => `${yearOf(now)}-12-31`;

/** Year in which the business was opened: the first four digits of its licence; null for other numbers. */
const licenceYear = sql`case when member.lcns_no ~ '^(19|20)[0-9]{2}' then left(member.lcns_no, 4)::integer end`;

/**
 * Members with a business, with the state of their hygiene education in the year of `now`: a query that answers
 * `HygieneStateRow`. A new operator's course in the year before the licence counts for the licence's year. A member can
 * have missed years that began after both joining and the licence.
 */
export function hygieneStates(now: Date) {
  const year = yearOf(now);
  return sql<HygieneStateRow>`(
    select member_no, completed_on,
      case when covered >= ${year} then 'DONE' when covered < ${year - 1} or (covered is null and since < ${year})
        then 'OVERDUE' else 'DUE' end as state,
      case when covered is null and licence_year >= joined_year then 'NEW' else 'YEARLY' end as course
    from (
      select member.member_no, completion.covered, completion.completed_on, licence_year, joined_year,
        greatest(licence_year, joined_year) as since
      from member
      cross join lateral (
        select ${licenceYear} as licence_year,
          extract(year from member.joined_at at time zone 'Asia/Seoul')::integer as joined_year
      ) as years
      left join lateral (
        select max(completed_on) as completed_on,
          max(case when course = 'NEW' and extract(year from completed_on) = licence_year - 1 then licence_year
            else extract(year from completed_on)::integer end) as covered
        from hygiene_completion where hygiene_completion.member_no = member.member_no
      ) as completion on true
      where member.lcns_no is not null and member.role = 'member'
        and member.status not in ('PENDING', 'WITHDRAWN', 'DORMANT')
    ) as covered_until
  )`;
}
