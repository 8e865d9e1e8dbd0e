import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulInstant, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { numberOfFormerSystem } from '../../user/imports/papers/formerNumber.ts';

/** Checks a certificate or a completion of the former system. */
export async function verifyFormerPaper(typed: string, db: Queries): Promise<CallAnswer<Calls['getMapCertificate']>> {
  const paper = await db
    .selectFrom('imported_paper')
    .select(['grade', 'title', 'holder_masked', 'issued_on'])
    .where('number', '=', numberOfFormerSystem(typed))
    .executeTakeFirst();
  if (!paper) return { valid: false };
  const holder = {
    valid: true,
    name: paper.holder_masked,
    issuedAt: seoulTimestamp(seoulInstant(paper.issued_on)),
  } as const;
  if (paper.grade !== null) return { ...holder, kind: 'CERTIFICATE', grade: paper.grade };
  return { ...holder, kind: 'COMPLETION', title: paper.title ?? '' };
}
