import { officeResource } from './resource.ts';

/** Objections to announced results. */
export const objectionResource = officeResource({
  name: '이의신청',
  permission: 'qualification',
  path: '/office/objections',
  objects: {
    result_objection: '이의신청',
  },
  acts: {
    'uphold objection': '이의신청 받아들임',
    'refuse objection': '이의신청 받아들이지 않음',
    'show objection file': '이의신청 파일 보기',
  },
  waiting: {
    objections: { name: '이의신청 답변', query: '?status=OPEN' },
  },
});
