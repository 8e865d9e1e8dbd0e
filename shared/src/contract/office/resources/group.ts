import { officeResource } from './resource.ts';

/** Applications of employers for their people. */
export const groupResource = officeResource({
  name: '단체 신청',
  permission: 'qualification',
  path: '/office/groups',
  objects: {
    employer_group: '단체 신청',
  },
  acts: {
    'search groups': '단체 신청 찾기',
    'show group': '단체 신청 보기',
    'cancel unaccepted seats': '수락하지 않은 자리 취소',
  },
  waiting: {
    unpaidGroups: { name: '결제 없이 잡힌 단체 자리' },
  },
});
