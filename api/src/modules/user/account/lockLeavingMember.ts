import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';

/**
 * Locks the row of a withdrawing member, after the member's applications: until the end of the transaction nobody adds
 * rows that reference the member, and rows being added are visible.
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
