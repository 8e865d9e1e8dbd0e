import { aPayment } from '../../parts/testing/samples.ts';
import type { InvitationDetail } from '../accept/invitation.ts';
import type { Group, GroupSummary, Seat } from '../group.ts';

/** API responses about groups for tests; override the relevant properties. */

export const aSeat = (changes: Partial<Seat> = {}): Seat => ({
  seatNo: 101,
  position: 1,
  name: '홍길동',
  userPhone: '010-****-5678',
  status: 'INVITED',
  statusName: '수락 대기',
  answer: null,
  answerName: '',
  invitedAt: '2026-11-20T10:35:00+09:00',
  confirmedAt: null,
  allowedActions: ['replace', 'remind', 'cancel'],
  ...changes,
});

export const aConfirmedSeat = (changes: Partial<Seat> = {}): Seat =>
  aSeat({
    seatNo: 102,
    position: 2,
    name: '김한빛',
    status: 'CONFIRMED',
    statusName: '수락 완료',
    confirmedAt: '2026-11-21T09:00:00+09:00',
    allowedActions: ['replace', 'cancel'],
    ...changes,
  });

export const aGroupSummary = (changes: Partial<GroupSummary> = {}): GroupSummary => ({
  groupNo: 4,
  userExaminationNo: 77,
  applyType: 1,
  educationNo: 7,
  examinationNo: null,
  title: '외식경영관리사 2급 기본 과정',
  day: '2026-12-10',
  time: '09:00',
  endTime: '18:00',
  address: '서울특별시 중구 한빛로 27',
  address2: '한빛외식회관 3층',
  businessName: '한빛식당',
  status: 'PAID',
  statusName: '결제완료',
  allowedActions: ['cancelSeats', 'printReceipt'],
  seatPrice: 80_000,
  price: 160_000,
  applyDate: '2026-11-20T10:30:00+09:00',
  payDueAt: null,
  acceptUntil: '2026-12-07T00:00:00+09:00',
  counts: { seats: 2, reserved: 0, invited: 1, confirmed: 1, requested: 0, cancelled: 0 },
  ...changes,
});

export const aGroup = (changes: Partial<Group> = {}): Group => ({
  ...aGroupSummary(),
  businessNumber: '1048200007',
  seats: [aSeat(), aConfirmedSeat()],
  payment: aPayment({ amount: 160_000 }),
  refunds: [],
  amountAwaitingAccount: 0,
  namedAccounts: [],
  terms: {
    reStartDate: '2026-11-01',
    reEndDate: '2026-12-09',
    percent: 100,
    reStartDate2: '2026-12-10',
    reEndDate2: '2026-12-10',
    percent2: 80,
  },
  refundQuote: { percent: 100, amount: 80_000 },
  ...changes,
});

/** A group whose payment is awaited. */
export const anUnpaidGroup = (changes: Partial<Group> = {}): Group =>
  aGroup({
    status: 'SUBMITTED',
    statusName: '결제대기',
    allowedActions: ['pay', 'cancel'],
    payDueAt: '2026-11-20T11:00:00+09:00',
    payment: null,
    refundQuote: null,
    counts: { seats: 2, reserved: 2, invited: 0, confirmed: 0, requested: 0, cancelled: 0 },
    seats: [1, 2].map((position) =>
      aSeat({
        seatNo: 100 + position,
        position,
        status: 'RESERVED',
        statusName: '초대 전',
        invitedAt: null,
        allowedActions: ['name'],
      }),
    ),
    ...changes,
  });

export const anInvitation = (changes: Partial<InvitationDetail> = {}): InvitationDetail => ({
  status: 'OPEN',
  statusName: '수락 대기',
  applyType: 1,
  educationNo: 7,
  examinationNo: null,
  title: '외식경영관리사 2급 기본 과정',
  day: '2026-12-10',
  time: '09:00',
  endTime: '18:00',
  address: '서울특별시 중구 한빛로 27',
  address2: '한빛외식회관 3층',
  businessName: '한빛식당',
  name: '홍*동',
  acceptUntil: '2026-12-07T00:00:00+09:00',
  allowedActions: ['accept', 'decline'],
  reason: '',
  userExaminationNo: null,
  ...changes,
});
