import { officeResource } from './resource.ts';

/** Requests to correct an account. */
export const correctionResource = officeResource({
  name: '정정 요청',
  permission: 'members',
  path: '/office/corrections',
  ofBranch: true,
  objects: {
    correction: '정정 요청',
  },
  acts: {
    'show correction': '정정 요청 보기',
    'show correction document': '정정 서류 보기',
    'correct member': '회원 정보 정정',
    'refuse correction': '정정 반려',
  },
  waiting: {
    overdueCorrections: { name: '기한이 지난 정정 요청', query: '?state=overdue' },
    corrections: { name: '정정 요청' },
  },
});
