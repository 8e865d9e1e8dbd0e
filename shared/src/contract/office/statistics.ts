import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { countNamed } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Figures of a year, in columns of at most 12 months or a few groups. */

const FIGURE_KINDS = { months: '달마다', groups: '묶음마다', table: '표' } as const;

const WRONG_YEAR = '연도는 네 자리로 입력해주세요.';
const input = v.object({
  year: v.pipe(countNamed(WRONG_YEAR), v.minValue(2000, WRONG_YEAR), v.maxValue(2100, WRONG_YEAR)),
});

const statistics = v.object({
  year: v.number(),
  figures: v.array(
    v.object({
      title: v.string(),
      /** Counted rows, and the day on which they count. */
      note: v.string(),
      kind: wordOf(FIGURE_KINDS),
      labels: v.array(v.string()),
      /** `values` in the order of the labels; null where there is none, as in a month to come. */
      series: v.array(v.object({ title: v.string(), unit: v.string(), values: v.array(v.nullable(v.number())) })),
    }),
  ),
});

const PATH = '/api/office/statistics';

export const officeQualificationStatistics = callsFor('qualification', PATH).get('qualification', {
  summary: 'Applications, results, seats and certificates of a year, beside the year before',
  input,
  entity: statistics,
});

export const officeMoneyStatistics = callsFor('money', PATH).get('money', {
  summary: 'Payments and refunds of a year, beside the year before',
  input,
  entity: statistics,
});

export const officeMemberStatistics = callsFor('members', PATH).get('members', {
  summary: 'Members who joined and left in a year, those of today, and the hours to an answer',
  input,
  entity: statistics,
});
