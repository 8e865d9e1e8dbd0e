import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { likePattern, readSize, type Page, type Paging } from './page.ts';
import { executePrepared } from './preparedQuery.ts';
import type { Queries } from './types/tables.ts';

/**
 * A list that grows for ever. It is read through indexes alone: its order, its search and its neighbours have one each,
 * made with its table. Triggers keep the sizes of those that visitors see (migration 0005).
 */
export interface LongList {
  table: 'article' | 'exam_notice' | 'member_post' | 'food_news' | 'member' | 'office_audit';
  /** The columns of its order, all of them descending; the last one is the row's number. */
  order: readonly [...string[], string];
  /** The texts in which a keyword is looked for, as its search index names them. */
  texts: readonly string[];
}

/** The page that a query of a long list asks for. */
export interface LongPaging extends Paging {
  /** The number of the last row that the reader has: the page begins behind it, whatever `page` says. */
  after?: number | undefined;
}

/**
 * More matches than these are not counted: a search for a frequent word costs no more in a long list than in a short
 * one, and nobody pages through a thousand matches.
 */
export const MAX_COUNTED_MATCHES = 1000;

interface LongPageQuery<Tables, Table extends keyof Tables, Shown, ShownTable extends keyof Shown, Row> {
  matching: SelectQueryBuilder<Tables, Table, object>;
  shown: SelectQueryBuilder<Shown, ShownTable, Row>;
  /** How many rows match; null where they must be counted. */
  size: RawBuilder<number> | null;
  paging: LongPaging;
}

const keyOf = ({ order }: LongList) => order.at(-1) ?? '';
const columnsOf = ({ order }: LongList) => sql.join(order.map((column) => sql.ref(column)));
const descending = ({ order }: LongList) => sql.join(order.map((column) => sql`${sql.ref(column)} desc`));

/**
 * Reads one page of a long list, and its size, in one statement. `matching` has its conditions and no columns, `shown`
 * the columns, each by its name, and no conditions: the numbers of the page's rows are found in an index, and only
 * these rows are read.
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
  // One more than the page shows whether the list goes on.
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
  // What a search finds depends on its words: it is planned for them.
  const rows = size ? await executePrepared(db, statement) : (await db.executeQuery(statement)).rows;
  return {
    rows: rows.slice(0, limit),
    // A page without rows may lie behind the end of a list that has some.
    totalRow: rows[0]?.listed_total ?? (await readSize(db, total)),
    next: rows.length > limit ? rows[limit - 1]?.listed_no : undefined,
  };
}

/** Whether the row is still there: a reader may come back after it has been deleted, and then goes by `page`. */
async function hasRow(db: Queries, list: LongList, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(list.table)} where ${sql.ref(keyOf(list))} = ${no}`.execute(db);
  return rows.length > 0;
}

const countedMatches = <Tables, Table extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, Table, object>,
): RawBuilder<number> =>
  sql<number>`(select count(*) from (${matching.select(sql`1`.as('one')).limit(MAX_COUNTED_MATCHES)}) as counted)`;

/** The condition that one of the list's texts has the keyword, which the list's search index serves. */
export function hasKeyword({ texts }: Pick<LongList, 'texts'>, keyword: string): RawBuilder<boolean> {
  const pattern = likePattern(keyword);
  const inTexts = sql<boolean>`(${sql.join(
    texts.map((text) => sql`${sql.ref(text)} ilike ${pattern}`),
    sql` or `,
  )})`;
  // A single letter has no pair. So many texts have it that the order of the list soon leads to a page of them.
  if ([...keyword].length < 2) return inTexts;
  const searched = sql.join(
    texts.map((text) => sql.ref(text)),
    sql` || ' ' || `,
  );
  return sql<boolean>`letter_pairs(${searched}) @> letter_pairs(${keyword}) and ${inTexts}`;
}

/** The condition that each word has a text that has it, not all of them the same one. */
export const hasEachWord = (list: Pick<LongList, 'texts'>, keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    keyword
      .trim()
      .split(/\s+/)
      .map((word) => hasKeyword(list, word)),
    sql` and `,
  )})`;

/** The lists whose sizes the database keeps: of courses by grade and type, of exams by grade. */
type KeptSize = LongList['table'] | 'education' | 'examination' | 'certificate';

/** How many rows a table has, of a kind and a category where these are named; to be read with the page. */
export function listSize(
  table: KeptSize,
  { kind, category }: { kind?: string | undefined; category?: string | undefined } = {},
): RawBuilder<number> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const ofCategory = category ? sql`and category = ${category}` : sql``;
  return sql<number>`(
    select coalesce(sum(size), 0) from list_size where table_name = ${table} ${ofKind} ${ofCategory})`;
}
