import { sql, type RawBuilder } from 'kysely';

/** A retention rule: the overdue rows of a table, and their deletion or change. */
export interface RetentionRule {
  name: string;
  table: string;
  /** The condition of rows whose time is over at `now`. */
  overdue: (now: Date) => RawBuilder<unknown>;
  /** New values of columns of the overdue rows; without them the rows are deleted. */
  erase?: Readonly<Record<string, RawBuilder<unknown> | string | null>>;
  /** Rows of other tables, by their condition over the overdue rows of `gone`, deleted in the same statement. */
  along?: readonly { table: string; where: RawBuilder<unknown> }[];
}

/** Condition that a column of time lies longer ago than `age`, such as `3 months`. */
export const olderThan = (column: string, age: string) => (now: Date) =>
  sql`${sql.ref(column)} < ${now}::timestamptz - ${sql.lit(age)}::interval`;

/** Records of the tax law: true five years after the day on which the tax of their year is declared. */
export const behindTaxYear = (now: Date) =>
  sql`date_trunc('year', requested_at at time zone 'Asia/Seoul') + interval '6 years 3 months'
        < ${now}::timestamptz at time zone 'Asia/Seoul'`;
