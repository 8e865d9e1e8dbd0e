import { officeResource } from './resource.ts';

/** Figures of a year, one page for each permission. */
export const qualificationStatisticsResource = officeResource({
  name: '교육·시험 통계',
  permission: 'qualification',
  path: '/office/statistics/qualification',
  ofBranch: true,
});

export const moneyStatisticsResource = officeResource({
  name: '결제 통계',
  permission: 'money',
  path: '/office/statistics/money',
  ofBranch: true,
});

export const memberStatisticsResource = officeResource({
  name: '회원 통계',
  permission: 'members',
  path: '/office/statistics/members',
  ofBranch: true,
});
