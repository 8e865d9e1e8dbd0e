import type { CourseForm } from '@portal/shared/contract/office';
import type { OfferingDetail } from '../kind/kinds.ts';

/** An exam as the office sees it. */
export const anOffering = (changes: Partial<OfferingDetail> = {}): OfferingDetail => ({
  kind: 'exam',
  offeringNo: 7,
  title: '2026년 제4회 외식경영관리사 2급 필기',
  rating: 2,
  day: '2026-12-10',
  status: 'CLOSED',
  statusName: '접수마감',
  capacity: 30,
  taken: 1,
  price: 50_000,
  applyStartDate: '2026-10-26T09:00:00+09:00',
  applyEndDate: '2026-12-06T18:00:00+09:00',
  allowedActions: ['callOff'],
  applicants: 1,
  course: null,
  exam: null,
  ...changes,
});

/** Form of a classroom course. */
export const aCourseForm = (): CourseForm => ({
  version: 'first',
  title: '외식경영관리사 2급 봄 과정',
  rating: 2,
  eduType: 1,
  eduDate: '2027-03-10',
  lastDay: '2027-03-10',
  time: '10:00',
  endTime: '',
  classUrl: '',
  address: '서울특별시 중구 한빛로 27',
  address2: '5층',
  capacity: 30,
  price: 50_000,
  applyStartDay: '2026-11-01',
  applyStartTime: '09:00',
  applyEndDay: '2027-03-06',
  applyEndTime: '18:00',
  reStartDate: '2026-11-01',
  reEndDate: '2027-03-09',
  percent: 100,
  reStartDate2: '2027-03-10',
  reEndDate2: '2027-03-10',
  percent2: 80,
  contactPhone: '',
  content: '<p>봄에 여는 과정입니다.</p>',
  files: [],
});
