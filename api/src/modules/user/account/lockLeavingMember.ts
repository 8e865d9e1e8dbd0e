import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';

/**
 * The row of a member who is leaving, locked behind the own applications: until the transaction ends nobody adds what
 * refers to the member, and what was being added is seen.
 */
export async function lockLeavingMember(db: Queries, memberNo: number): Promise<MemberRow | undefined> {
  await db
    .selectFrom('application')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .orderBy('application_no')
    .forNoKeyUpdate()
    .execute();
  return db.selectFrom('member').selectAll().where('member_no', '=', memberNo).forUpdate().executeTakeFirst();
}
