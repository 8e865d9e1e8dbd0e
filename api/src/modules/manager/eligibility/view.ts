import { GROUNDS, PAPER_NAMES, PAPERS_OF, type Ground } from '@portal/shared/contract/manager';
import { hasCompletedCourse } from '../../../enrolment/application/store.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import {
  canSubmit,
  findNewestEvidence,
  hasOwnCertificate,
  listEvidenceFiles,
  presentEvidence,
  presentEvidenceFile,
} from './store.ts';

/** Conditions of the exam of a grade, and the caller's state in each. */
export async function viewEligibility({ rating }: { rating: 1 | 2 }, { db, now, caller }: MemberContext) {
  const { memberNo } = caller;
  const newest = await findNewestEvidence(db, memberNo, rating);
  const files = newest ? await listEvidenceFiles(db, [newest.evidence_no]) : [];
  const isCertificateKnown = await hasOwnCertificate(db, memberNo);
  return {
    rating,
    courseCompleted: await hasCompletedCourse(db, memberNo, rating),
    grounds: (Object.entries(GROUNDS[rating]) as [Ground, string][]).map(([ground, text]) => ({
      ground,
      text,
      papers: PAPERS_OF[ground].map((paper) => ({
        paper,
        paperName: PAPER_NAMES[paper],
        isKnown: paper === 'CERTIFICATE' && isCertificateKnown,
      })),
    })),
    evidence: newest ? { ...presentEvidence(newest), files: files.map(presentEvidenceFile) } : null,
    canSubmit: canSubmit(newest, now),
  };
}
