import { officeResource } from './resource.ts';

/** Files of the association's former system. */
export const importResource = officeResource({
  name: '자료 가져오기',
  permission: 'members',
  path: '/office/imports',
  objects: {
    import_upload: '올린 자료',
    import_batch: '가져온 파일',
  },
  acts: {
    'upload import': '이전 자료 올리기',
    'start import': '이전 자료 가져오기 시작',
    'discard import': '올린 자료 지우기',
    'import file': '이전 자료 가져오기',
    'undo import': '가져온 자료 되돌리기',
    'close import': '가져오기 마감',
  },
});
