import { courseDraft } from './draft.ts';

const draft = (day: string, eduType: 1 | 2) => {
  const { re_start_date2, re_end_date2, percent2 } = courseDraft({
    ...{ title: '외식경영관리사 2급', eduType, day, time: '10:00', address: '', address2: '' },
    ...{ grade: 2, capacity: 80, price: 35_000 },
  });
  return [re_start_date2, re_end_date2, percent2];
};

test('an online course of the demo is refunded until its month or its year ends, a classroom course on its day', () => {
  expect(draft('2026-10-05', 2)).toEqual(['2026-10-05', '2026-11-04', 80]);
  expect(draft('2026-12-10', 2)).toEqual(['2026-12-10', '2026-12-31', 80]);
  expect(draft('2026-12-10', 1)).toEqual(['2026-12-10', '2026-12-10', 80]);
});
