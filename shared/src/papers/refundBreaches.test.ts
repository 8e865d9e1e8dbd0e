import { refundBreaches } from './refundBreaches.ts';

const course = {
  ...{ eduType: 1 as 1 | 2, price: 90_000, eduDate: '2026-12-06', applyStartDay: '2026-11-01' },
  ...{ reStartDate: '2026-11-01', reEndDate: '2026-12-05', percent: 100 },
  ...{ reStartDate2: '2026-12-06', reEndDate2: '2026-12-06', percent2: 80 },
};

test('a full refund before the day and four fifths on it comply with the terms', () =>
  expect(refundBreaches(course)).toEqual([]));

const EARLY = { reEndDate: '2026-11-18', reStartDate2: '2026-11-19', reEndDate2: '2026-12-06' };
test.each([
  ['less from a day on', EARLY, ['2026.11.19 (목)에는 80%']],
  ['a gap between the windows', { reEndDate: '2026-12-03' }, ['2026.12.04 (금)에는 0%']],
  ['a window that begins after applying', { reStartDate: '2026-11-05' }, ['2026.11.01 (일)에는 0%']],
  ['less than everything before', { percent: 90 }, ['2026.11.01 (일)에는 90%']],
  ['less on the day', { percent2: 50 }, ['교육 당일에는 80%를 돌려드려야 하는데, 50%']],
  ['nothing on the day', { reStartDate2: '2026-12-08', reEndDate2: '2026-12-08' }, ['80%를 돌려드려야 하는데, 0%']],
])('%s breaches the terms', (_title, changes, words) => {
  const breaches = refundBreaches({ ...course, ...changes });
  expect(breaches).toHaveLength(words.length);
  for (const [index, part] of words.entries()) expect(breaches[index]?.message).toContain(part);
});

test.each([
  ['more on the day', { percent2: 100 }],
  ['the windows the other way round', { ...swapped() }],
  ['a free course', { price: 0, percent: 0 }],
  ['an online course', { eduType: 2 as const, percent: 0 }],
])('%s breaches nothing', (_title, changes) => expect(refundBreaches({ ...course, ...changes })).toEqual([]));

function swapped() {
  return {
    ...{ reStartDate: '2026-12-06', reEndDate: '2026-12-06', percent: 80 },
    ...{ reStartDate2: '2026-11-01', reEndDate2: '2026-12-05', percent2: 100 },
  };
}
