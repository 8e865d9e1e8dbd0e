import { officeResource } from './resource.ts';

/** Lecturers of courses. */
export const lecturerResource = officeResource({
  name: '강사',
  permission: 'qualification',
  path: '/office/lecturers',
  objects: {
    lecturer: '강사',
  },
  acts: {
    'show lecturer': '강사 연락처와 계좌 보기',
    'end contract of lecturer': '강사 계약 끝내기',
    'remove lecturer': '강사 지우기',
  },
});
