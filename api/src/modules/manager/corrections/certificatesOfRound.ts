import { sql, type Selectable } from 'kysely';
import type { CertificateStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable, ExamTerms } from '../../../database/types/tables/manager.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { OPEN_CERTIFICATE_STATES, VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import { lockMember } from '../../user/account/store.ts';
import { moveCertificate } from '../certificates/moveCertificate.ts';
import { lockCertificate } from '../certificates/store.ts';

/** Event that ends a certificate whose pass was corrected: its number becomes invalid, and a paid fee is returned. */
const ENDINGS: Partial<Record<CertificateStatus, Parameters<typeof moveCertificate>[1]>> = {
  AWAITING_TRANSFER: { event: 'passCorrected', by: 'system' },
  PAID: { event: 'reject', by: 'staff' },
  ISSUED: { event: 'revoke', by: 'staff' },
  SENT: { event: 'revoke', by: 'staff' },
};

type ExamApplication = Pick<Selectable<ApplicationTable>, 'member_no' | 'grade' | 'terms'>;

/**
 * Numbers of the certificates that depend on the passes of a round: they need every part, with any of which they may
 * have been requested. Those for an exam named by hand depend on none. Newest first, the lock order of certificates.
 */
export async function certificatesOfRound(db: Queries, { member_no, grade, terms }: ExamApplication) {
  const { year, rounds } = terms as ExamTerms;
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('application', 'application.application_no', 'certificate.application_no')
    .select('certificate.certificate_no')
    .where('certificate.member_no', '=', member_no)
    .where('certificate.grade', '=', grade)
    .where('certificate.status', 'in', [...OPEN_CERTIFICATE_STATES, ...VALID_CERTIFICATE_STATES])
    .where(sql`application.terms ->> 'year'`, '=', String(year))
    .where(sql`application.terms ->> 'rounds'`, '=', String(rounds))
    .orderBy('certificate.certificate_no', 'desc')
    .execute();
  return rows.map(({ certificate_no }) => certificate_no);
}

/** Ends the certificates of a round; each sends its own notice to the holder. */
export async function endCertificatesOfRound(
  application: ExamApplication,
  reason: string,
  context: MoneyContext,
): Promise<void> {
  // A request takes the same lock.
  await lockMember(context.db, application.member_no);
  for (const certificateNo of await certificatesOfRound(context.db, application)) {
    const certificate = await lockCertificate(context.db, certificateNo);
    const ending = certificate && ENDINGS[certificate.status];
    if (ending) await moveCertificate(certificate, { ...ending, reason }, context);
  }
}
