import { officeResource } from './resource.ts';

/** Members on the list for the food regulator. */
export const rosterResource = officeResource({
  name: '위생교육 명단',
  permission: 'members',
  path: '/office/roster',
  ofBranch: true,
  objects: {
    roster_entry: '위생교육 명단의 회원',
    roster_batch: '위생교육 명단',
  },
  acts: {
    'take roster': '위생교육 명단 받기',
    'take roster again': '위생교육 명단 다시 받기',
    'register on roster': '위생교육 명단 등록 기록',
    'refuse on roster': '위생교육 명단 반려 기록',
    'put back on roster': '위생교육 명단 다시 통보',
  },
  waiting: {
    roster: { name: '통보할 위생교육 명단', isNational: true },
    rosterUnanswered: { name: '결과를 못 받은 위생교육 명단', query: '?status=SENT' },
    rosterRefused: { name: '반려된 위생교육 명단', query: '?status=REFUSED' },
  },
});
