import { officeResource } from './resource.ts';

/** Corrections of results, which take two once a result is announced. */
export const resultCorrectionResource = officeResource({
  name: '결과 정정',
  permission: 'qualification',
  path: '/office/result-corrections',
  ofBranch: true,
  objects: {
    result_correction: '결과 정정',
  },
  acts: {
    'correct result': '결과 정정',
    'refuse result correction': '결과 정정 반려',
  },
  waiting: {
    resultCorrections: { name: '결과 정정 확인' },
  },
});
