import fc from 'fast-check';
import { addDays, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { refundAmount, refundPercent } from './refundQuote.ts';
import { amountByTheBook, percentByTheBook } from './testing/refundByTheBook.ts';

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

describe('a second implementation, which shares nothing with the first,', () => {
  const RUNS = 20_000;
  const AROUND_MS = 2_000;
  const EPOCH = '2020-01-01';
  const YEARS_OF_DAYS = 81 * 366;
  /** Leap days, ends of years, and any other day from 2020 to 2100. */
  const day = fc.oneof(
    fc.constantFrom('2024-02-28', '2024-02-29', '2024-03-01', '2026-12-31', '2027-01-01', '2028-02-29', '2100-02-28'),
    fc.nat({ max: YEARS_OF_DAYS }).map((days) => addDays(EPOCH, days)),
  );
  const percent = fc.integer({ min: 0, max: 100 });
  type Windows = typeof windows extends fc.Arbitrary<infer Chosen> ? Chosen : never;
  /** Two windows that do not overlap, the second right after the first or some days later. */
  const windows = fc.record({
    first: day,
    days: fc.nat({ max: 20 }),
    gap: fc.nat({ max: 3 }),
    days2: fc.nat({ max: 20 }),
    percent,
    percent2: percent,
    isSecondFirst: fc.boolean(),
  });

  function termsOf({ first, days, gap, days2, percent, percent2, isSecondFirst }: Windows) {
    const second = addDays(first, days + 1 + gap);
    const early = { firstDay: first, lastDay: addDays(first, days), percent };
    const late = { firstDay: second, lastDay: addDays(second, days2), percent: percent2 };
    return isSecondFirst ? ([late, early] as const) : ([early, late] as const);
  }

  test('finds the same percentage within two seconds of every boundary', () => {
    const boundary = fc.nat({ max: 3 });
    const offset = fc.integer({ min: -AROUND_MS, max: AROUND_MS });
    fc.assert(
      fc.property(windows, boundary, fc.oneof(offset, fc.constantFrom(-1, 0, 1)), (chosen, which, ms) => {
        const [one, two] = termsOf(chosen);
        const edges = [one, two].flatMap(({ firstDay, lastDay }) => [seoulInstant(firstDay), endOfSeoulDay(lastDay)]);
        const at = (edges[which]?.getTime() ?? 0) + ms;
        const wire = {
          reStartDate: one.firstDay,
          reEndDate: one.lastDay,
          percent: one.percent,
          reStartDate2: two.firstDay,
          reEndDate2: two.lastDay,
          percent2: two.percent,
        };
        return refundPercent(wire, new Date(at)) === percentByTheBook([one, two], at);
      }),
      { numRuns: RUNS },
    );
  });

  test('finds the same amount, whole, never above the share, and all of it at 100 %', () => {
    const won = fc.oneof(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(won, percent, (paid, share) => {
        const amount = refundAmount(paid, share);
        return (
          amount === amountByTheBook(paid, share) && amount * 100 <= paid * share && refundAmount(paid, 100) === paid
        );
      }),
      { numRuns: RUNS },
    );
  });
});
