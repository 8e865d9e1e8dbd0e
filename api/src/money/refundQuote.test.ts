import fc from 'fast-check';
import { refundAmount, refundPercent } from './refundQuote.ts';

const terms = {
  reStartDate: '2026-11-01',
  reEndDate: '2026-11-10',
  percent: 100,
  reStartDate2: '2026-11-11',
  reEndDate2: '2026-11-12',
  percent2: 80,
};
const percentAt = (at: string) => refundPercent(terms, new Date(at));

describe('the refund window at the time of the request', () => {
  test.each([
    ['2026-10-31T23:59:59.999+09:00', null],
    ['2026-11-01T00:00:00.000+09:00', 100],
    ['2026-11-10T23:59:59.999+09:00', 100],
    ['2026-11-11T00:00:00.000+09:00', 80],
    ['2026-11-12T23:59:59.999+09:00', 80],
    ['2026-11-13T00:00:00.000+09:00', null],
  ])('%s gives %s', (at, percent) => expect(percentAt(at)).toBe(percent));
});

describe('the amount', () => {
  const won = fc.integer({ min: 0, max: 100_000_000 });
  const percent = fc.integer({ min: 0, max: 100 });

  test('is the greatest whole number of won that does not exceed the share', () => {
    fc.assert(
      fc.property(won, percent, (paid, share) => {
        const amount = refundAmount(paid, share);
        expect(Number.isInteger(amount)).toBe(true);
        expect(BigInt(amount)).toBe((BigInt(paid) * BigInt(share)) / 100n);
      }),
    );
  });

  test('never exceeds what was paid and is all of it at 100 %', () => {
    fc.assert(
      fc.property(won, percent, (paid, share) => {
        expect(refundAmount(paid, share)).toBeLessThanOrEqual(paid);
        expect(refundAmount(paid, 100)).toBe(paid);
      }),
    );
  });
});
