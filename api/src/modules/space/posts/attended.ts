import type { ApplicationStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';

/** Results of those who were there, sealed ones too. */
const ATTENDED: readonly ApplicationStatus[] = ['COMPLETED', 'SAT', 'PASSED', 'FAILED'];

/** How many courses a member has completed, and exams sat. */
export async function countAttended(db: Queries, memberNo: number): Promise<number> {
  const { attended } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('attended'))
    .where('member_no', '=', memberNo)
    .where('status', 'in', ATTENDED)
    .executeTakeFirstOrThrow();
  return attended;
}
