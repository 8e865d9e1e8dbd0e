import type { OfferingDetail } from '../kind/kinds.ts';

/** An exam as the office sees it. */
export const anOffering = (changes: Partial<OfferingDetail> = {}): OfferingDetail => ({
  kind: 'exam',
  offeringNo: 7,
  title: '2026년 제4회 외식경영관리사 2급 (필기)',
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
