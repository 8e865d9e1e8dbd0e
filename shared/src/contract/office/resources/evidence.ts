import { officeResource } from './resource.ts';

/** Papers that show that a member may take the exams of a grade. */
export const evidenceResource = officeResource({
  name: '응시 자격',
  permission: 'qualification',
  path: '/office/evidence',
  objects: {
    eligibility_evidence: '응시 자격 증빙',
  },
  acts: {
    'accept evidence': '응시 자격 인정',
    'return evidence': '응시 자격 증빙 돌려보냄',
    'show evidence': '응시 자격 증빙 보기',
  },
  waiting: {
    evidence: { name: '응시 자격 증빙', query: '?status=SUBMITTED' },
  },
});
