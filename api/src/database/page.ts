import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './types/tables.ts';

/** The page that a list query asks for: its number from 1, and the rows on it. */
export interface Paging {
  page: number;
  limit: number;
}

/** One page of rows, and how many rows the whole list has. */
export interface Page<Row> {
  rows: readonly Row[];
  totalRow: number;
  /** Of a long list: the number of the last row, where more follow it. */
  next?: number | undefined;
}

/**
 * Reads one page of an ordered query and counts the whole list: two statements. The count keeps the query's tables
 * and conditions and leaves out its columns and its order.
 */
export async function fetchPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, limit }: Paging,
): Promise<Page<Row>> {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, totalRow: await countRows(query) };
}

/** A part of a list, with an order of its own. */
export interface ListPart<Tables, Table extends keyof Tables, Row> {
  query: SelectQueryBuilder<Tables, Table, Row>;
  /** How many rows it has; null where they must be counted. */
  size: RawBuilder<number> | null;
}

/** Like `fetchPage`, for a list of several parts, one behind the other. */
export async function fetchPageOfParts<Tables, Table extends keyof Tables, Row>(
  db: Queries,
  parts: readonly ListPart<Tables, Table, Row>[],
  { page, limit }: Paging,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let totalRow = 0;
  for (const { query: part, size: knownSize } of parts) {
    const size = knownSize ? await readSize(db, knownSize) : await countRows(part);
    const from = Math.max(0, (page - 1) * limit - totalRow);
    const missing = limit - rows.length;
    if (missing > 0 && from < size) rows.push(...(await part.limit(missing).offset(from).execute()));
    totalRow += size;
  }
  return { rows, totalRow };
}

/** The value of a size, which is part of another statement elsewhere. */
export async function readSize(db: Queries, size: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ size: number }>`select ${size} as size`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Counts the rows of a query, whatever its columns and its order. */
export async function countRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const { rows } = await query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('rows'))
    .$castTo<{ rows: number }>()
    .executeTakeFirstOrThrow();
  return rows;
}

/** How many rows a query finds, as part of another statement. */
export const countOf = <Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<number> => sql<number>`(${query.select(sql`count(*)`.as('rows'))})`;

/** The answer of a list call: the presented rows, and the wire's `pageInfo`. */
export const toPage = <Row, Item>(
  { rows, totalRow, next }: Page<Row>,
  { page, limit }: Paging,
  present: (row: Row) => Item,
) => ({
  list: rows.map((row) => present(row)),
  pageInfo: { page, endPage: Math.ceil(totalRow / limit), totalRow, ...(next !== undefined && { next }) },
});

/** The answer of a list call that reads one page of an ordered query. */
export const listPage = async <Tables, Table extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  paging: Paging,
  present: (row: Row) => Item,
) => toPage(await fetchPage(query, paging), paging, present);

/** The words as they are in a pattern: `%` and `_` are escaped. */
const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A pattern for `ilike` that finds what has the words. */
export const likePattern = (words: string) => `%${escaped(words)}%`;

/** A pattern for `like` that finds what begins with the words. */
export const beginningPattern = (words: string) => `${escaped(words)}%`;
