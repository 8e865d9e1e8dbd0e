import { refundDaysOf } from './refundDays.ts';

test('the refund windows are derived from the terms, once the day is typed', () => {
  expect(refundDaysOf({ eduDate: '2026-12-06', applyStartDay: '2026-11-01' })).toEqual({
    reStartDate: '2026-11-01',
    reEndDate: '2026-12-05',
    reStartDate2: '2026-12-06',
    reEndDate2: '2026-12-06',
  });
  expect(refundDaysOf({ eduDate: '', applyStartDay: '2026-11-01' })).toEqual({});
});
