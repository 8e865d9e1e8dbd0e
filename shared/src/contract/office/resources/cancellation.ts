import { officeResource } from './resource.ts';

/** Requests to cancel an application or a seat of a group. */
export const cancellationResource = officeResource({
  name: '취소 요청',
  permission: 'qualification',
  path: '/office/cancellations',
  ofBranch: true,
  objects: {
    application: '신청',
  },
  acts: {
    'approve cancellation': '취소 승인',
    'reject cancellation': '취소 반려',
  },
  waiting: {
    cancellations: { name: '취소 승인 대기' },
  },
});
