import { officeResource } from './resource.ts';

/** Halls in which courses and exams are held. */
export const hallResource = officeResource({
  name: '시험장·교육장',
  permission: 'qualification',
  path: '/office/halls',
  objects: {
    hall: '시험장·교육장',
  },
  acts: {
    'retire hall': '시험장·교육장 그만 쓰기',
    'use hall again': '시험장·교육장 다시 쓰기',
    'remove hall': '시험장·교육장 지우기',
  },
});
