import type { Insertable } from 'kysely';
import type { EligibilityTables } from '../../../database/types/tables/eligibility.ts';
import type { TestServer } from '../../../testing/index.ts';

/** Creates a member's documents for grade 2, undecided by default. Returns their number. */
export async function addEvidence(
  { db, services }: TestServer,
  memberNo: number,
  columns: Partial<Insertable<EligibilityTables['eligibility_evidence']>> = {},
): Promise<number> {
  const { evidence_no } = await db
    .insertInto('eligibility_evidence')
    .values({
      member_no: memberNo,
      grade: 2,
      ground: 'WORK',
      status: 'SUBMITTED',
      submitted_at: services.now(),
      ...columns,
    })
    .returning('evidence_no')
    .executeTakeFirstOrThrow();
  return evidence_no;
}
