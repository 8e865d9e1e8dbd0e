import type { CallAnswer, Calls } from '@portal/shared/contract';

type MyTasks = CallAnswer<Calls['getMapMyMatters']>;

/** A member without pending items. */
export const noTasks = (): MyTasks => ({
  waiting: [],
  next: null,
  refunds: [],
  counts: { courses: 0, exams: 0, certificates: 0, certificatesToRequest: 0, notices: 0 },
});

/** A member with entries in every part of the page. */
export const manyTasks = (): MyTasks => ({
  waiting: [
    {
      kind: 'pay',
      kindName: '결제하기',
      title: '외식경영관리사 2급 집합교육',
      amount: 80_000,
      dueAt: '2026-11-26T00:00:00+09:00',
      dueName: '결제 기한',
      path: '/manager/edu/apply/write?educationNo=7&userExaminationNo=12',
    },
    {
      kind: 'nameRefundAccount',
      kindName: '환불 계좌 입력하기',
      title: '2026년 제4회 외식경영관리사 1급 필기',
      amount: 40_000,
      dueAt: null,
      dueName: '',
      path: '/manager/exam/register/view?userExaminationNo=9',
    },
  ],
  next: {
    applyType: 2,
    title: '2026년 제4회 외식경영관리사 2급 필기',
    day: '2026-12-20',
    time: '10:00',
    endTime: '11:40',
    address: '부산광역시 연제구 중앙대로 1001',
    address2: '3층 대강당',
    isOnline: false,
    path: '/manager/exam/register/view?userExaminationNo=13',
  },
  refunds: [
    {
      title: '외식경영관리사 1급 집합교육',
      amount: 64_000,
      statusName: '환불접수',
      path: '/manager/edu/register/view?userExaminationNo=8',
    },
  ],
  counts: { courses: 39, exams: 44, certificates: 1, certificatesToRequest: 1, notices: 120 },
});
