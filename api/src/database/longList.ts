import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { likePattern, type Page, type Paging } from './page.ts';
import type { Queries } from './tables.ts';

/**
 * A list that grows for ever. It is read through indexes alone: its order, its search and its neighbours have one each
 * (migrations 0014 and 0027). Triggers keep the sizes of those that visitors see.
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
  size: number | null;
  paging: LongPaging;
}

const keyOf = ({ order }: LongList) => order.at(-1) ?? '';
const columnsOf = ({ order }: LongList) => sql.join(order.map((column) => sql.ref(column)));
const descending = ({ order }: LongList) => sql.join(order.map((column) => sql`${sql.ref(column)} desc`));

/**
 * Reads one page of a long list. `matching` has its conditions and no columns, `shown` the columns and no conditions:
 * the numbers of the page's rows are found in an index, and only these rows are read.
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
  const found = await behind
    .select(key.as('no'))
    .orderBy(descending(list))
    .limit(limit + 1)
    .$castTo<{ no: number }>()
    .execute();
  const numbers = found.slice(0, limit).map(({ no }) => no);
  const rows =
    numbers.length === 0
      ? []
      : await shown
          .where(sql<boolean>`${key} in (${sql.join(numbers)})`)
          .orderBy(descending(list))
          .execute();
  return {
    rows,
    totalRow: size ?? (await countMatches(db, matching)),
    next: found.length > limit ? numbers.at(-1) : undefined,
  };
}

/** Whether the row is still there: a reader may come back after it has been deleted, and then goes by `page`. */
async function hasRow(db: Queries, list: LongList, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(list.table)} where ${sql.ref(keyOf(list))} = ${no}`.execute(db);
  return rows.length > 0;
}

async function countMatches<Tables, Table extends keyof Tables>(
  db: Queries,
  matching: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { rows } = await sql<{ matches: number }>`
    select count(*) as matches from (${matching.select(sql`1`.as('one')).limit(MAX_COUNTED_MATCHES)}) as counted`.execute(
    db,
  );
  return rows[0]?.matches ?? 0;
}

/** The condition that one of the list's texts has the keyword, which the list's search index serves. */
export function hasKeyword({ texts }: LongList, keyword: string): RawBuilder<boolean> {
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

/** How many rows a table has, of a kind and a category where these are named. */
export async function listSize(
  db: Queries,
  table: LongList['table'],
  { kind, category }: { kind?: string; category?: string | undefined } = {},
): Promise<number> {
  let counted = db.selectFrom('list_size').where('table_name', '=', table);
  if (kind) counted = counted.where('kind', '=', kind);
  if (category) counted = counted.where('category', '=', category);
  const { size } = await counted
    .select((select) => select.fn.coalesce(select.fn.sum<number>('size'), sql.lit(0)).as('size'))
    .executeTakeFirstOrThrow();
  return Number(size);
}
