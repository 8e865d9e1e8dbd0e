import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { FileStore } from '../../../../integrations/files/fileStore.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, ImportForm, Planned, Problem, SeenValues } from '../plan.ts';
import { isHashOf, rowHash } from '../rowHash.ts';
import type { ArticleFolder } from './ArticleFolder.ts';
import { ARTICLE_HEADINGS, REQUIRED_FIELDS, type ArticleField } from './headings.ts';
import { readArticle, type ArticleCells } from './readArticle.ts';
import { readContents } from './readContents.ts';
import { storeArticle } from './storeArticle.ts';
import { storeContents, type StoredContents } from './storeContents.ts';

/** A row to be stored. */
export interface NewArticle {
  article: ArticleCells;
  contents: StoredContents;
  rowHash: Buffer;
}

/** A row whose files are read: `contents` is null for an article that exists already. */
type Prepared =
  | { problems: Problem[] }
  | { article: ArticleCells; hashed: Readonly<Record<string, string>>; contents: StoredContents | null };

/** Files are stored before their transaction, which repeats few of them after a lost process. */
const ROWS_AT_ONCE = 20;
const CHANGED = '이미 가져온 글인데 폴더의 내용이 그때와 다릅니다. 바뀐 내용은 가져오지 않았습니다.';
const NAMES = { notice: '공지사항', asctn: '협회소식', data: '자료실' } as const;

const keyOf = ({ kind, number }: Pick<ArticleCells, 'kind' | 'number'>) => `${kind} ${number}`;

/** Notices, association news and the data room of the former system, in a folder with their files. */
export function createArticleImport(folder: ArticleFolder, files: FileStore): ImportForm<ArticleField, NewArticle> {
  const prepared = new Map<number, Prepared>();
  return {
    kind: 'articles',
    headings: ARTICLE_HEADINGS,
    required: REQUIRED_FIELDS,
    rowsAtOnce: ROWS_AT_ONCE,
    async prepare(rows, { isDryRun, ...context }) {
      prepared.clear();
      const store = { ...context, folder, files: isDryRun ? null : files };
      for (const row of rows) prepared.set(row.line, await prepareRow(row, store));
    },
    plan: (rows, seen, context) => planArticles(rows, { seen, prepared }, context),
    async store(made, batchNo, context) {
      for (const one of made) await storeArticle(one, batchNo, context);
    },
    countedAs: ({ article: { kind, writtenAt } }) => `${NAMES[kind]} ${writtenAt.getUTCFullYear()}년`,
  };
}

async function prepareRow(row: FileRow<ArticleField>, context: Parameters<typeof storeContents>[1]): Promise<Prepared> {
  const read = readArticle(row, context.now);
  if ('problems' in read) return read;
  const { article } = read;
  const contents = await readContents(article, context.folder);
  if (Array.isArray(contents)) return { problems: contents };
  const hashed = { ...row.cells, hashes: contents.hashes };
  const known = await findHashes(context.db, [article]);
  if (known.size > 0) return { article, hashed, contents: null };
  const stored = await storeContents(contents, context);
  return 'problems' in stored ? stored : { article, hashed, contents: stored };
}

async function planArticles(
  rows: readonly FileRow<ArticleField>[],
  { seen, prepared }: { seen: SeenValues; prepared: ReadonlyMap<number, Prepared> },
  { db, keys }: ImportContext,
): Promise<Planned<NewArticle>[]> {
  const articles = [...prepared.values()].flatMap((one) => ('article' in one ? [one.article] : []));
  const hashes = await findHashes(db, articles);
  return rows.map(({ line }): Planned<NewArticle> => {
    const one = prepared.get(line);
    if (!one) throw new Error('a row was not prepared');
    if ('problems' in one) return { line, outcome: 'refused', problems: one.problems };
    const { article, hashed, contents } = one;
    const column = ARTICLE_HEADINGS.number[0];
    const earlier = seen.earlierLine(column, keyOf(article), line);
    if (earlier !== undefined)
      return { line, outcome: 'refused', problems: [{ column, message: `${earlier}번째 줄과 같습니다.` }] };
    const hash = hashes.get(keyOf(article));
    if (hash)
      return isHashOf(keys, hashed, hash)
        ? { line, outcome: 'unchanged' }
        : { line, outcome: 'changed', problems: [{ column, message: CHANGED }] };
    if (!contents) throw new Error('an article of the former system was removed meanwhile');
    return { line, outcome: 'make', data: { article, contents, rowHash: rowHash(keys, hashed) } };
  });
}

async function findHashes(db: Queries, articles: readonly ArticleCells[]): Promise<Map<string, Buffer>> {
  const numbers = articles.map(({ number }) => number);
  const kinds = articles.map(({ kind }) => kind);
  const found = await db
    .selectFrom('imported_article')
    .select(['kind', 'number', 'row_hash'])
    .where(sql<boolean>`(kind, number) in (select * from unnest(${kinds}::text[], ${numbers}::text[]))`)
    .execute();
  return new Map(found.map((row) => [keyOf(row), row.row_hash]));
}
