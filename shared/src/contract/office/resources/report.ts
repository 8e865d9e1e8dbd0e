import { officeResource } from './resource.ts';

/** Posts that members have reported. */
export const reportResource = officeResource({
  name: '신고된 글',
  permission: 'content',
  path: '/office/reports',
  objects: {
    member_post: '회원 게시글',
  },
  acts: {
    'hide post': '게시글 숨김',
    'restore post': '게시글 복원',
    'dismiss reports': '신고 기각',
  },
  waiting: {
    reports: { name: '신고된 글' },
  },
});
