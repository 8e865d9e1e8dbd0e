import type { CallEntity } from '@portal/shared/contract';
import type { officeEvidence } from '@portal/shared/contract/office';
import { formatBirth, formatDate, formatDateTime } from '@portal/shared/format';

/** Evidence that a member has submitted. */
export type Evidence = CallEntity<typeof officeEvidence>['list'][number];

/** Details of submitted evidence for the decision dialog. */
export const detailsOf = (evidence: Evidence) => [
  { term: '신청자', description: `${evidence.applicant} ${formatBirth(evidence.userBirth ?? '')}`.trim() },
  { term: '급수', description: `${evidence.rating}급` },
  { term: '자격', description: evidence.groundText },
  {
    term: '서류',
    description: evidence.files.map(({ paperName, fileName }) => `${paperName}: ${fileName}`).join(', '),
  },
  ...(evidence.ground === 'CERTIFICATE'
    ? [
        {
          term: '2급 자격증',
          description: evidence.hasOwnCertificate ? '협회가 발급한 유효한 자격증이 있음' : '낸 사본을 확인',
        },
      ]
    : []),
  { term: '낸 일시', description: formatDateTime(evidence.submittedAt) },
  { term: '가까운 시험', description: evidence.examDay ? formatDate(evidence.examDay) : '없음' },
];
