import { officeResource } from './resource.ts';

/** Certificates, from their issue to the card in the post. */
export const certificateResource = officeResource({
  name: '자격증',
  permission: 'qualification',
  path: '/office/certificates',
  objects: {
    certificate: '자격증',
  },
  acts: {
    'issue certificate': '자격증 발급',
    'reissue certificate': '자격증 재발급',
    'print certificate': '자격증 인쇄',
    'send certificate': '자격증 발송',
    'revoke certificate': '자격 취소',
    'reject certificate': '자격증 반려',
  },
  waiting: {
    certificatesToIssue: { name: '자격증 발급', query: '?status=PAID' },
    certificatesToSend: { name: '자격증 발송', query: '?status=ISSUED' },
  },
});
