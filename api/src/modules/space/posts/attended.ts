import type { ApplicationStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';

/** Statuses of applicants who attended, including results not yet announced. */
const ATTENDED: readonly ApplicationStatus[] = ['COMPLETED', 'SAT', 'PASSED', 'FAILED'];

/** Number of courses a member has completed plus exams sat. */
export async function countAttended(db: Queries, memberNo: number): Promise<number> {
  const { attended } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('attended'))
    .where('member_no', '=', memberNo)
    .where('status', 'in', ATTENDED)
    .executeTakeFirstOrThrow();
  return attended;
}
