import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import { readBranches } from './lists.ts';

/** Employee of the demo who works for a branch. */
const BRANCH_EMPLOYEE = { userId: 'branch', branch: '부산지회' };
/** Branches that give the first classroom courses of their province. */
const COURSES_OF_EACH = 2;

const HOURS = '평일 09:00~18:00 (점심시간 12:00~13:00)';

/** Loads branches, gives them the members of their regions and some courses, and confines an employee to one. */
export async function loadBranches(db: Queries, now: Date): Promise<void> {
  const numbers = new Map<string, number>();
  for (const { name, parent, regions, address, phone } of readBranches()) {
    const { branch_no } = await db
      .insertInto('branch')
      .values({
        ...{ name, address, phone, hours: HOURS, mail_address: '' },
        kind: parent === '' ? 'REGIONAL' : 'LOCAL',
        parent_no: numbers.get(parent) ?? null,
        map_link: `https://map.kakao.com/link/search/${encodeURIComponent(address)}`,
      })
      .returning('branch_no')
      .executeTakeFirstOrThrow();
    numbers.set(name, branch_no);
    await db
      .insertInto('branch_region')
      .values(regions.map((region) => ({ branch_no, region })))
      .execute();
  }
  // The trigger looks the branch up.
  await sql`update member set user_address = user_address where not branch_by_hand`.execute(db);
  await sql`
    update education set branch_no = given.branch_no from (
      select education_no, branch_of(address) as branch_no,
        row_number() over (partition by region_of(address) order by held_at desc) as nth
      from education where edu_type = 1
    ) as given
    where given.education_no = education.education_no and nth <= ${COURSES_OF_EACH}`.execute(db);
  await sql`
    insert into employee_branch (member_no, branch_no, assigned_at)
    select member_no, ${numbers.get(BRANCH_EMPLOYEE.branch)}, ${now} from member
    where user_id = ${BRANCH_EMPLOYEE.userId}`.execute(db);
}
