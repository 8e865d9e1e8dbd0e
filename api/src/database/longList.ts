import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { likePattern, readSize, type Page, type Paging } from './page.ts';
import { executePrepared } from './preparedQuery.ts';
import type { Queries } from './types/tables.ts';

/**
 * A list that grows without limit. It is read through indexes only: its table's migration makes one for the order, one
 * for the search and one for the neighbours. Triggers maintain its size as visitors see it (migration 0005).
 */
export interface LongList {
  table: 'article' | 'exam_notice' | 'member_post' | 'food_news' | 'member' | 'office_audit';
  /** Columns of the list's order, all descending. The last one is the row number. */
  order: readonly [...string[], string];
  /** Columns that a keyword search covers, as in the search index. */
  texts: readonly string[];
}

/** The requested page of a long list. */
export interface LongPaging extends Paging {
  /** Number of the reader's last row: the page begins after it, and `page` is ignored. */
  after?: number | undefined;
}

/**
 * Limit of counted matches, so that a search for a frequent word costs the same in a list of any length. Nobody pages
 * through a thousand matches.
 */
export const MAX_COUNTED_MATCHES = 1000;

interface LongPageQuery<Tables, Table extends keyof Tables, Shown, ShownTable extends keyof Shown, Row> {
  matching: SelectQueryBuilder<Tables, Table, object>;
  shown: SelectQueryBuilder<Shown, ShownTable, Row>;
  /** Expression of the row count; null if rows must be counted. */
  size: RawBuilder<number> | null;
  paging: LongPaging;
}

const keyOf = ({ order }: LongList) => order.at(-1) ?? '';
const columnsOf = ({ order }: LongList) => sql.join(order.map((column) => sql.ref(column)));
const descending = ({ order }: LongList) => sql.join(order.map((column) => sql`${sql.ref(column)} desc`));

/**
 * Reads one page of a long list and its size in one statement. `matching` has the list's conditions and no columns,
 * `shown` the named columns and no conditions: an index finds the page's row numbers, and only these rows are read.
 */
export async function fetchLongPage<Tables, Table extends keyof Tables, Shown, ShownTable extends keyof Shown, Row>(
  db: Queries,
  list: LongList,
  { matching, shown, size, paging: { page, limit, after } }: LongPageQuery<Tables, Table, Shown, ShownTable, Row>,
): Promise<Page<Row>> {
  const key = sql.ref<number>(keyOf(list));
  const behind =
    after !== undefined && (await hasRow(db, list, after))
      ? matching.where(
          sql<boolean>`(${columnsOf(list)}) < (select ${columnsOf(list)} from ${sql.table(list.table)} where ${key} = ${after})`,
        )
      : matching.offset((page - 1) * limit);
  // One row more than the page shows whether the list goes on.
  const found = behind
    .select(key.as('no'))
    .orderBy(descending(list))
    .limit(limit + 1);
  const total = size ?? countedMatches(matching);
  const statement = shown
    .select([key.as('listed_no'), total.as('listed_total')])
    .where(sql<boolean>`${key} in (${found})`)
    .orderBy(descending(list))
    .$castTo<Row & { listed_no: number; listed_total: number }>()
    .compile();
  // The best plan of a search depends on its words, so searches are planned each time.
  const rows = size ? await executePrepared(db, statement) : (await db.executeQuery(statement)).rows;
  return {
    rows: rows.slice(0, limit),
    // A page beyond the end has no rows although the list has some.
    totalRow: rows[0]?.listed_total ?? (await readSize(db, total)),
    next: rows.length > limit ? rows[limit - 1]?.listed_no : undefined,
  };
}

/** True if the row still exists. If it was deleted since the reader's last page, `page` is used. */
async function hasRow(db: Queries, list: LongList, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(list.table)} where ${sql.ref(keyOf(list))} = ${no}`.execute(db);
  return rows.length > 0;
}

const countedMatches = <Tables, Table extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<number> =>
  sql<number>`(select count(*) from (${matching.select(sql`1`.as('one')).limit(MAX_COUNTED_MATCHES)}) as counted)`;

/** Condition that one of the list's texts contains the keyword. Served by the list's search index. */
export function hasKeyword({ texts }: Pick<LongList, 'texts'>, keyword: string): RawBuilder<boolean> {
  const pattern = likePattern(keyword);
  const inTexts = sql<boolean>`(${sql.join(
    texts.map((text) => sql`${sql.ref(text)} ilike ${pattern}`),
    sql` or `,
  )})`;
  // A single letter has no pair. It occurs in so many texts that the list's order soon yields a page of matches.
  if ([...keyword].length < 2) return inTexts;
  const searched = sql.join(
    texts.map((text) => sql.ref(text)),
    sql` || ' ' || `,
  );
  return sql<boolean>`letter_pairs(${searched}) @> letter_pairs(${keyword}) and ${inTexts}`;
}

/** Condition that each word occurs in one of the texts, not necessarily all in the same one. */
export const hasEachWord = (list: Pick<LongList, 'texts'>, keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    keyword
      .trim()
      .split(/\s+/)
      .map((word) => hasKeyword(list, word)),
    sql` and `,
  )})`;

/** Lists with a stored size: courses by grade and type, exams by grade. */
type StoredSize = LongList['table'] | 'education' | 'examination' | 'certificate';

/** Expression of a table's row count, optionally of one kind and category, for use in the query of a page. */
export function listSize(
  table: StoredSize,
  { kind, category }: { kind?: string | undefined; category?: string | undefined } = {},
): RawBuilder<number> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const ofCategory = category ? sql`and category = ${category}` : sql``;
  return sql<number>`(
    select coalesce(sum(size), 0) from list_size where table_name = ${table} ${ofKind} ${ofCategory})`;
}
