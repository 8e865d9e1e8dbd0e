import { officeResource } from './resource.ts';

/** Differences between the books here and at the gateway. */
export const findingResource = officeResource({
  name: '대사 차이',
  permission: 'money',
  path: '/office/findings',
  objects: {
    money_finding: '대사 차이',
  },
  acts: {
    'close finding': '대사 차이 처리',
  },
  waiting: {
    findings: { name: '대사 차이' },
  },
});
