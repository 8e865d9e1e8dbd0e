/** Object ids of PostgreSQL's built-in types whose values the two drivers would otherwise read differently. */
const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/**
 * Parsers of column values, the same for both drivers: bigint and numeric as number (keys and money stay far below
 * 2^53), `date` as 'YYYY-MM-DD'. Both drivers already read `timestamptz` as a Date and jsonb as an object.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
  [INT8]: Number,
  [DATE]: (text) => text,
  [NUMERIC]: Number,
};
