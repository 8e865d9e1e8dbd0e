import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '@portal/shared/contract/search';
import { likePattern } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { KINDS, SOURCES, type Source } from './sources.ts';

/**
 * Maximum matches read of a kind, by title and by text, the newest ones: a search for a frequent word costs no more in
 * a long list than in a short one.
 */
export const MAX_MATCHES = 60;
/** Titles of a kind to compare with the words of a search without results. */
const MAX_TITLES = 300;
/** Letters of a text that an excerpt may be taken from. */
const MAX_EXCERPTED = 4000;

/** Match with the fields that its rank depends on. */
export interface Match {
  kind: SearchKind;
  no: number;
  title: string;
  at: Date;
}

/** Further fields of a shown result. */
interface Shown {
  kind: SearchKind;
  no: number;
  text: string;
  url: string;
}

const all = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;

/**
 * The index of letter pairs finds the rows that may have the word; `ilike` decides. It is hidden in a `case`: otherwise
 * the planner assumes that both conditions are rare, and would read and sort a whole table for a word that every row
 * has.
 */
const has = (searched: RawBuilder<string>, word: string, isIndexed: boolean) => {
  const decides = sql<boolean>`${searched} ilike ${likePattern(word)}`;
  if (!isIndexed) return decides;
  return sql<boolean>`(letter_pairs(${searched}) @> letter_pairs(${word}) and case when ${decides} then true else false end)`;
};

const inTitle = ({ title, isLong }: Source, word: string) => has(sql`without_spaces(${title})`, word, isLong);
const inTexts = ({ title, text, isLong }: Source, word: string) => has(sql`${title} || ' ' || ${text}`, word, isLong);

const newest = (kind: SearchKind, condition: RawBuilder<boolean>, now: Date, limit: number) => {
  const { table, key, title, date, isOpen } = SOURCES[kind];
  return sql`(
    select ${sql.lit(kind)} as kind, ${sql.ref(key)} as no, ${title} as title, ${sql.ref(date)} as at
    from ${sql.table(table)} where ${isOpen(now)} and ${condition}
    order by ${sql.ref(date)} desc, ${sql.ref(key)} desc limit ${limit})`;
};

const together = <Row>(parts: readonly RawBuilder<unknown>[], db: Queries) =>
  sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db).then(({ rows }) => rows);

/** Entries with all the words in the title or anywhere; a match by title is returned twice. One statement. */
export const findMatches = (db: Queries, words: readonly string[], now: Date): Promise<Match[]> =>
  together(
    KINDS.flatMap((kind) =>
      [inTitle, inTexts].map((isFound) =>
        newest(kind, all(words.map((word) => isFound(SOURCES[kind], word))), now, MAX_MATCHES),
      ),
    ),
    db,
  );

/** Newest titles of every kind that a visitor may open. */
export const listTitles = async (db: Queries, now: Date): Promise<string[]> => {
  const rows = await together<Match>(
    KINDS.map((kind) => newest(kind, sql`true`, now, MAX_TITLES)),
    db,
  );
  return rows.map(({ title }) => title);
};

/** Texts and URLs of the results of a page. */
export const findShown = (db: Queries, results: readonly Match[]): Promise<Shown[]> => {
  const parts = KINDS.flatMap((kind) => {
    const numbers = results.filter((result) => result.kind === kind).map(({ no }) => no);
    if (numbers.length === 0) return [];
    const { table, key, text, url } = SOURCES[kind];
    return [
      sql`select ${sql.lit(kind)} as kind, ${sql.ref(key)} as no, left(${text}, ${MAX_EXCERPTED}) as text,
        ${url ?? sql.lit('')} as url from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(numbers)})`,
    ];
  });
  return parts.length > 0 ? together(parts, db) : Promise.resolve([]);
};
