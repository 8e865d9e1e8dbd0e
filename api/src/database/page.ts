import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './types/tables.ts';

/** The requested page of a list: its number from 1, and its size in rows. */
export interface Paging {
  page: number;
  limit: number;
}

/** One page of rows, and the row count of the whole list. */
export interface Page<Row> {
  rows: readonly Row[];
  totalRow: number;
  /** Only of long lists: number of the last row, if more follow it. */
  next?: number | undefined;
}

/**
 * Reads one page of an ordered query and counts the whole list, in two statements. The count uses the query's tables
 * and conditions without its columns and order.
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

/** A part of a list, with its own order. */
export interface ListPart<Tables, Table extends keyof Tables, Row> {
  query: SelectQueryBuilder<Tables, Table, Row>;
  /** Expression of its row count; null if rows must be counted. */
  size: RawBuilder<number> | null;
}

/** Like `fetchPage`, for a list of several consecutive parts. */
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

/** Evaluates a size expression on its own. */
export async function readSize(db: Queries, size: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ size: number }>`select ${size} as size`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Counts the rows of a query, ignoring its columns and order. */
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

/** Row count of a query as an expression for another statement. */
export const countOf = <Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<number> => sql<number>`(${query.select(sql`count(*)`.as('rows'))})`;

/** Response of a list call: the presented rows, and the contract's `pageInfo`. */
export const toPage = <Row, Item>(
  { rows, totalRow, next }: Page<Row>,
  { page, limit }: Paging,
  present: (row: Row) => Item,
) => ({
  list: rows.map((row) => present(row)),
  pageInfo: { page, endPage: Math.ceil(totalRow / limit), totalRow, ...(next !== undefined && { next }) },
});

/** Response of a list call that reads one page of an ordered query. */
export const listPage = async <Tables, Table extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  paging: Paging,
  present: (row: Row) => Item,
) => toPage(await fetchPage(query, paging), paging, present);

/** Escapes `%` and `_` for a pattern. */
const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Pattern for `ilike` that matches texts containing the words. */
export const likePattern = (words: string) => `%${escaped(words)}%`;

/** Pattern for `like` that matches texts beginning with the words. */
export const beginningPattern = (words: string) => `${escaped(words)}%`;
