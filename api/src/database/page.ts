import type { SelectQueryBuilder } from 'kysely';

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

/** Like `fetchPage`, for a list of several parts, one behind the other, each with an order of its own. */
export async function fetchPageOfParts<Tables, Table extends keyof Tables, Row>(
  parts: readonly SelectQueryBuilder<Tables, Table, Row>[],
  { page, limit }: Paging,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let totalRow = 0;
  for (const part of parts) {
    const size = await countRows(part);
    const from = Math.max(0, (page - 1) * limit - totalRow);
    const missing = limit - rows.length;
    if (missing > 0 && from < size) rows.push(...(await part.limit(missing).offset(from).execute()));
    totalRow += size;
  }
  return { rows, totalRow };
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

/** The answer of a list call: the presented rows, and the wire's `pageInfo`. */
export const toPage = <Row, Item>(
  { rows, totalRow, next }: Page<Row>,
  { page, limit }: Paging,
  present: (row: Row) => Item,
) => ({
  list: rows.map((row) => present(row)),
  pageInfo: { page, endPage: Math.ceil(totalRow / limit), totalRow, ...(next !== undefined && { next }) },
});

/** A pattern for `ilike` that finds the words as they are: `%` and `_` are escaped. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
