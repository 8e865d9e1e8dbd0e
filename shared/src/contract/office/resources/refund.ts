import { officeResource } from './resource.ts';

/** Refunds that need an employee. */
export const refundResource = officeResource({
  name: '환불',
  permission: 'money',
  path: '/office/refunds',
  ofBranch: true,
  objects: {
    refund: '환불',
  },
  acts: {
    'approve refund again': '환불 다시 보내기',
    'name refund account': '환불 계좌 입력',
    'show refund account': '환불 계좌 보기',
    'record transfer': '이체 완료 기록',
  },
  waiting: {
    failedRefunds: { name: '실패한 환불', query: '?need=failed' },
    unsettledRefunds: { name: '결과를 모르는 환불', query: '?need=unsettled' },
    refundAccounts: { name: '환불 계좌 확인', query: '?need=account' },
    transfers: { name: '계좌 이체할 환불', query: '?need=transfer' },
  },
});
