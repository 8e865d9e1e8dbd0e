import { officeResource } from './resource.ts';

/** Fees and the shares that go back. */
export const tariffResource = officeResource({
  name: '요금표',
  permission: 'money',
  path: '/office/tariff',
  objects: {
    tariff_change: '요금 변경',
  },
  acts: {
    'change tariff': '요금 변경',
    'refuse tariff change': '요금 변경 반려',
  },
  waiting: {
    tariffChanges: { name: '요금 변경 확인' },
  },
});
