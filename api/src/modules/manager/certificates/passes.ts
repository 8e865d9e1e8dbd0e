import { sql } from 'kysely';
import { announcedAt } from '../../../applications/applicationStore.ts';
import { fetchPage, toPage, type Paging } from '../../../database/page.ts';
import type { ExaminationTerms } from '../../../database/tables/manager.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** The member's announced passes, newest first; before its announcement a pass is not listed. */
export async function listPasses(paging: Paging, { db, now, caller }: MemberContext) {
  const query = db
    .selectFrom('application')
    .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
    .where('application.member_no', '=', caller.memberNo)
    .where('application.kind', '=', 'exam')
    .where('application.status', '=', 'PASSED')
    .where(announcedAt, '<=', now)
    .select(['application.application_no', 'application.terms', 'application.grade'])
    .orderBy(sql`application.terms ->> 'passDate'`, 'desc')
    .orderBy('application.application_no', 'desc');
  return toPage(await fetchPage(query, paging), paging, (row) => {
    const terms = row.terms as ExaminationTerms;
    return {
      userExaminationNo: row.application_no,
      certificateNo: null,
      certName: `${terms.examinationName} ${terms.part}`,
      rating: row.grade,
      passDate: terms.passDate,
      status: 'NONE',
      statusName: '미신청',
      allowedActions: ['requestCertificate'],
    };
  });
}
