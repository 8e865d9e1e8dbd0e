import { officeResource } from './resource.ts';

/** Payments whose amount differs. */
export const paymentResource = officeResource({
  name: '금액 확인',
  permission: 'money',
  path: '/office/reviews',
  objects: {
    payment: '결제',
  },
  acts: {
    'accept payment': '결제 금액 인정',
    'give payment back': '결제 금액 돌려주기',
  },
  waiting: {
    reviews: { name: '금액 확인할 결제' },
  },
});
