import { officeResource } from './resource.ts';

/** Questions of members to the association. */
export const inquiryResource = officeResource({
  name: '1:1 문의',
  permission: 'members',
  path: '/office/inquiries',
  ofBranch: true,
  objects: {
    inquiry: '1:1 문의',
  },
  acts: {
    'answer inquiry': '문의 답변',
  },
  waiting: {
    inquiries: { name: '답변할 문의' },
  },
});
