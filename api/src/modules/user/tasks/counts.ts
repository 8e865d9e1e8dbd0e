import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { certificateIneligibility } from '../../../enrolment/application/certificateIneligibility.ts';
import { announcedAt } from '../../../enrolment/offering/announcedAt.ts';
import { VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';

/** Counts of a member's applications, certificates and notices, in one query. */
export function countTasks(db: Queries, memberNo: number, now: Date) {
  const applications = (kind: OfferingKind) =>
    db
      .selectFrom('application')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_no', '=', memberNo)
      .where('kind', '=', kind);
  const certificates = db
    .selectFrom('certificate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_no', '=', memberNo)
    .where('status', 'in', VALID_CERTIFICATE_STATES);
  // A round has two passed parts and one certificate.
  const gradesToRequest = db
    .selectFrom('application')
    .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
    .select(({ fn }) => fn.count<number>('application.grade').distinct().as('count'))
    .where('application.member_no', '=', memberNo)
    .where('application.status', '=', 'PASSED')
    .where(announcedAt, '<=', now)
    .where(certificateIneligibility(now), 'is', null);
  const notices = db
    .selectFrom('member_notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_no', '=', memberNo);
  return db
    .selectNoFrom([
      applications('education').$asScalar().$notNull().as('courses'),
      applications('exam').$asScalar().$notNull().as('exams'),
      certificates.$asScalar().$notNull().as('certificates'),
      gradesToRequest.$asScalar().$notNull().as('certificatesToRequest'),
      notices.$asScalar().$notNull().as('notices'),
    ])
    .executeTakeFirstOrThrow();
}
