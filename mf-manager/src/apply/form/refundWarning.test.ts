import { refundWarning } from './refundWarning.ts';

/** Full refund until the day before, 80 % on the day; none in between. */
const terms = {
  reStartDate: '2026-11-10',
  reEndDate: '2026-12-05',
  percent: 100,
  reStartDate2: '2026-12-08',
  reEndDate2: '2026-12-10',
  percent2: 80,
};
const price = 90_000;

test.each([
  ['in the first window all comes back: nothing to warn of', '2026-11-10', null],
  ['on its last day too', '2026-12-05', null],
  [
    'in the smaller one no more than its share ever comes back',
    '2026-12-08',
    '지금 신청하시면 언제 취소하셔도 결제 금액의 80%(72,000원)까지만 환불되고, 환불 기간이 아닌 날에는 환불되지 않습니다.',
  ],
  [
    'between the windows nothing comes back as yet',
    '2026-12-06',
    '지금은 환불 기간이 아니므로 2026.12.08 (화) 이후의 환불 기간에 취소하셔야 결제 금액의 최대 80%(72,000원)가 환불되고, 그 밖의 날에는 환불되지 않습니다.',
  ],
  [
    'nor before the first, and then all of it',
    '2026-11-09',
    '지금은 환불 기간이 아니므로 2026.11.10 (화) 이후의 환불 기간에 취소하셔야 결제 금액의 최대 100%(90,000원)가 환불되고, 그 밖의 날에는 환불되지 않습니다.',
  ],
  [
    'after both nothing comes back at all',
    '2026-12-11',
    '지금 신청하시면 언제 취소하셔도 환불되지 않습니다. 환불 비율은 0%(0원)입니다.',
  ],
])('%s', (_title, today, warning) => {
  expect(refundWarning({ terms, price }, today)).toBe(warning);
});

test('a free application has no warning', () => {
  expect(refundWarning({ terms, price: 0 }, '2026-12-11')).toBeNull();
});

test('a window without a refund does not count', () => {
  expect(refundWarning({ terms: { ...terms, percent2: 0 }, price }, '2026-12-09')).toContain('0%(0원)');
});
