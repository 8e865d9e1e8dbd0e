/** Terms common to a course and an exam of 2027 in the office's form: free, with both refund windows. */
export const OFFERING_TERMS = {
  rating: 2,
  time: '10:00',
  address: '서울특별시 중구 한빛로 27',
  capacity: 30,
  price: 0,
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
} as const;
