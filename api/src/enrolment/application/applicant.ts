import type { Queries } from '../../database/types/tables.ts';

/**
 * Whether somebody is no member any more, or is suspended: money of theirs takes no seat. Neither can change until the
 * transaction ends.
 */
export async function isApplicantGone(db: Queries, memberNo: number): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('status')
    .where('member_no', '=', memberNo)
    .forShare()
    .executeTakeFirst();
  return member === undefined || member.status === 'WITHDRAWN' || member.status === 'SUSPENDED';
}
