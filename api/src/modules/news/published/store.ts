import { sql } from 'kysely';
import { isPublished } from '../../../content/published.ts';
import { isUpcoming } from '../../../content/upcoming.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';

/** The last change of a course or an exam is not recorded. */
const UNKNOWN = sql<null>`null`.as('changed_at');

/** Time since which the public reads the present content. */
const CHANGED_AT = sql<Date>`greatest(published_at, changed_at)`.as('changed_at');

/** Page of a list sorted by number, the highest first. */
export interface CursorPage {
  /** Upper bound of the numbers, exclusive. */
  before: number | undefined;
  limit: number;
}

/** Published articles of a kind. */
export function listPublishedArticles(db: Queries, kind: ArticleKind, { before, limit }: CursorPage, now: Date) {
  const published = db.selectFrom('article').where('kind', '=', kind).where(isPublished(now));
  return (before === undefined ? published : published.where('article_no', '<', before))
    .select(['article_no as no', CHANGED_AT])
    .orderBy('article_no', 'desc')
    .limit(limit)
    .execute();
}

/** Published exam notices. */
export function listPublishedExamNotices(db: Queries, { before, limit }: CursorPage, now: Date) {
  const published = db.selectFrom('exam_notice').where(isPublished(now));
  return (before === undefined ? published : published.where('exam_notice_no', '<', before))
    .select(['exam_notice_no as no', CHANGED_AT])
    .orderBy('exam_notice_no', 'desc')
    .limit(limit)
    .execute();
}

/** Food news that has been published; later changes are not recorded. */
export function listPublishedFoodNews(db: Queries, { before, limit }: CursorPage, now: Date) {
  const published = db.selectFrom('food_news').where('published_at', '<=', now);
  return (before === undefined ? published : published.where('news_no', '<', before))
    .select(['news_no as no', 'published_at as changed_at'])
    .orderBy('news_no', 'desc')
    .limit(limit)
    .execute();
}

/** Published courses that have neither begun nor been called off. */
export function listUpcomingCourses(db: Queries, { before, limit }: CursorPage, now: Date) {
  const upcoming = db.selectFrom('education').where(isUpcoming(now));
  return (before === undefined ? upcoming : upcoming.where('education_no', '<', before))
    .select(['education_no as no', UNKNOWN])
    .orderBy('education_no', 'desc')
    .limit(limit)
    .execute();
}

/** Published exams that have neither begun nor been called off. */
export function listUpcomingExams(db: Queries, { before, limit }: CursorPage, now: Date) {
  const upcoming = db.selectFrom('examination').where(isUpcoming(now));
  return (before === undefined ? upcoming : upcoming.where('examination_no', '<', before))
    .select(['examination_no as no', UNKNOWN])
    .orderBy('examination_no', 'desc')
    .limit(limit)
    .execute();
}
