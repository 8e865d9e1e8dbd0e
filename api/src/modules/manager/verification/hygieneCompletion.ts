import type { CallAnswer, Calls } from '@portal/shared/contract';
import { HYGIENE_COURSE_NAMES } from '@portal/shared/contract/hygiene';
import { seoulInstant, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { numberOfFormerSystem } from '../../user/imports/papers/formerNumber.ts';

/** Checks a completion of hygiene education. */
export async function verifyHygieneCompletion(
  typed: string,
  db: Queries,
): Promise<CallAnswer<Calls['getMapCertificate']>> {
  const completion = await db
    .selectFrom('hygiene_completion')
    .select(['course', 'holder_masked', 'completed_on'])
    .where('compared_number', '=', numberOfFormerSystem(typed))
    .executeTakeFirst();
  if (!completion) return { valid: false };
  return {
    valid: true,
    kind: 'COMPLETION',
    title: HYGIENE_COURSE_NAMES[completion.course],
    name: completion.holder_masked,
    issuedAt: seoulTimestamp(seoulInstant(completion.completed_on)),
  };
}
