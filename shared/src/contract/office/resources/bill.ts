import { officeResource } from './resource.ts';

/** Bills of groups, issued at the tax office. */
export const billResource = officeResource({
  name: '계산서',
  permission: 'money',
  path: '/office/bills',
  objects: {
    group_bill: '계산서',
  },
  acts: {
    'export bills': '계산서 내려받기',
    'issue bill': '계산서 발급 기록',
    'release bill': '계산서 발급 파일에서 빼기',
  },
  waiting: {
    bills: { name: '발급할 계산서' },
  },
});
