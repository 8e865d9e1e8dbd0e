import { sql, type RawBuilder } from 'kysely';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';

export type Figure = CallAnswer<Calls['officeMoneyStatistics']>['figures'][number];
export type Series = Figure['series'][number];

/** A year in Seoul, as a half-open interval. */
export const yearOf = (year: number) => ({
  from: seoulInstant(`${year}-01-01`),
  until: seoulInstant(`${year + 1}-01-01`),
});

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Rows that are counted or summed by the month of a moment. */
export interface Counted {
  from: RawBuilder<unknown>;
  /** Moment of a row. */
  at: RawBuilder<unknown>;
  /** Aggregate over the rows of a month. */
  value: RawBuilder<unknown>;
}

interface MonthFigure extends Pick<Figure, 'title' | 'note'> {
  unit: string;
  /** Value of a past month without rows: 0 for counts, null for means. */
  empty: 0 | null;
}

/** A year beside the one before, by months in Seoul; months to come have no value. */
export async function byMonth(
  counted: Counted,
  { title, note, unit, empty }: MonthFigure,
  { db, now, year }: { db: Queries; now: Date; year: number },
): Promise<Figure> {
  const { from, at, value } = counted;
  const { rows } = await sql<{ month: string; value: number | null }>`
    select to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM') as month, (${value})::float8 as value from ${from}
    where ${at} >= ${yearOf(year - 1).from} and ${at} < ${yearOf(year).until} group by 1 order by 1`.execute(db);
  const values = new Map(rows.map((row) => [row.month, row.value]));
  const thisMonth = seoulDay(now).slice(0, 7);
  const ofYear = (one: number): Series => ({
    title: `${one}년`,
    unit,
    values: MONTHS.map((month) => {
      const key = `${one}-${String(month).padStart(2, '0')}`;
      return key > thisMonth ? null : (values.get(key) ?? empty);
    }),
  });
  const labels = MONTHS.map((month) => `${month}월`);
  return { title, note, kind: 'months', labels, series: [ofYear(year - 1), ofYear(year)] };
}

/** One value of a group in one of the series. */
export interface Grouped {
  label: string;
  series: string;
  value: number;
}

/** Values by group, with the groups in a given order; those that no row has are omitted. */
export function byGroup(
  rows: readonly Grouped[],
  { title, note, unit, order }: Pick<Figure, 'title' | 'note'> & { unit: string; order: readonly string[] },
  series: readonly string[],
): Figure {
  const labels = order.filter((label) => rows.some((row) => row.label === label));
  const valueOf = (label: string, of: string) =>
    rows.find((row) => row.label === label && row.series === of)?.value ?? 0;
  return {
    title,
    note,
    kind: 'groups',
    labels,
    series: series.map((of) => ({ title: of, unit, values: labels.map((label) => valueOf(label, of)) })),
  };
}
