import type { Queries } from '../../database/types/tables.ts';

/**
 * True if the applicant has left or is suspended, so that their payment takes no seat. Locks the member's state until
 * the transaction ends.
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
