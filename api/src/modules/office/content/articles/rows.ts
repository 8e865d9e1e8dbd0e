import { sql, type RawBuilder } from 'kysely';
import type { ArticleState, OfficeArticleKind } from '@portal/shared/contract/office';
import { isOutOfTime, isPublished } from '../../../../content/published.ts';
import { fetchLongPage, hasKeyword, listSize } from '../../../../database/longList.ts';
import { countOf, fetchPage, likePattern, type Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { OFFICE_ARTICLES } from './kinds.ts';

/** All rows of a kind, published or not. */
const rowsOf = (db: Queries, kind: OfficeArticleKind) => db.selectFrom(OFFICE_ARTICLES[kind].rows.as('written'));

/** Rows with the name of the last editor. */
const shownOf = (db: Queries, kind: OfficeArticleKind) =>
  rowsOf(db, kind)
    .selectAll()
    .select(sql<string | null>`(select name from member where member_no = changed_by)`.as('changed_name'));

const inState = (state: ArticleState, now: Date) =>
  ({
    published: isPublished(now),
    scheduled: sql<boolean>`(withdrawn_at is null and published_at > ${now})`,
    ended: sql<boolean>`(withdrawn_at is null and published_until <= ${now})`,
    draft: sql<boolean>`(withdrawn_at is not null and is_draft)`,
    withdrawn: sql<boolean>`(withdrawn_at is not null and not is_draft)`,
  })[state];

interface Search extends Paging {
  kind: OfficeArticleKind;
  state?: ArticleState | undefined;
  keyword?: string | undefined;
}

/** Returns a page of a kind, newest first; FAQs in their manual order. */
export async function fetchOfficeArticles(db: Queries, search: Search, now: Date) {
  const { kind, state, keyword } = search;
  const { list } = OFFICE_ARTICLES[kind];
  const all = rowsOf(db, kind);
  const listed = state ? all.where(inState(state, now)) : all;
  if (list)
    return fetchLongPage(db, list, {
      matching: keyword ? listed.where(hasKeyword(list, keyword)) : listed,
      shown: shownOf(db, kind),
      size: keyword ? null : sizeOf(db, kind, state, now),
      paging: search,
    });
  let shown = shownOf(db, kind).orderBy('sort_order').orderBy('no');
  if (state) shown = shown.where(inState(state, now));
  if (keyword) {
    const pattern = likePattern(keyword);
    shown = shown.where(sql<boolean>`(title ilike ${pattern} or content ilike ${pattern})`);
  }
  return fetchPage(shown, search);
}

/** Number of rows of a long list in one state, or in all states. */
function sizeOf(db: Queries, kind: OfficeArticleKind, state: ArticleState | undefined, now: Date): RawBuilder<number> {
  const { object, articleKind } = OFFICE_ARTICLES[kind];
  const all = rowsOf(db, kind);
  if (object === 'faq' || (state && state !== 'published'))
    return countOf(state ? all.where(inState(state, now)) : all);
  const size = listSize(object, articleKind ? { kind: articleKind } : {});
  return state
    ? sql<number>`(${size} - ${countOf(all.where(isOutOfTime(now)))})`
    : sql<number>`(${size} + ${countOf(all.where('withdrawn_at', 'is not', null))})`;
}

export type ShownRow = NonNullable<Awaited<ReturnType<typeof findOfficeArticle>>>;

/** Finds an article, published or not. */
export const findOfficeArticle = (db: Queries, kind: OfficeArticleKind, no: number) =>
  shownOf(db, kind).where('no', '=', no).executeTakeFirst();

/** Locks an article until the transaction ends. */
export async function lockOfficeArticle(db: Queries, kind: OfficeArticleKind, no: number) {
  const row = await rowsOf(db, kind).selectAll().where('no', '=', no).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  return row;
}
