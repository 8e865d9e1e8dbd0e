import { officeResource } from './resource.ts';

/** Completions of hygiene education, and members who lack one. */
export const hygieneResource = officeResource({
  name: '위생교육 이수',
  permission: 'members',
  path: '/office/hygiene',
  ofBranch: true,
  objects: {
    hygiene_completion: '위생교육 이수',
  },
  acts: {
    'enter hygiene completion': '위생교육 이수 입력',
    'export hygiene states': '위생교육 이수 현황 내려받기',
  },
});
