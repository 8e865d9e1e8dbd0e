import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_PUBLISHED, type PublishedItem } from '@portal/shared/contract/published';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import {
  listUpcomingCourses,
  listUpcomingExams,
  listPublishedArticles,
  listPublishedExamNotices,
  listPublishedFoodNews,
  type CursorPage,
} from './store.ts';

type List = (db: Queries, page: CursorPage, now: Date) => Promise<{ no: number; changed_at: Date | null }[]>;
const articles =
  (kind: ArticleKind): List =>
  (db, page, now) =>
    listPublishedArticles(db, kind, page, now);

const LISTS: Readonly<Record<PublishedItem, List>> = {
  asctnNo: articles('asctn'),
  noticeNo: articles('notice'),
  dataNo: articles('data'),
  examNoticeNo: listPublishedExamNotices,
  newsNo: listPublishedFoodNews,
  educationNo: listUpcomingCourses,
  examinationNo: listUpcomingExams,
};

/** Page of the numbers of public items. */
export async function listPublished({ item, before }: CallValue<Calls['listPublished']>, { db, now }: CallContext) {
  // One row more than is returned shows whether there are more.
  const page = { before, limit: MAX_PUBLISHED + 1 };
  const rows = await LISTS[item](db, page, now);
  return {
    list: rows
      .slice(0, MAX_PUBLISHED)
      .map(({ no, changed_at }) => ({ no, changed: changed_at && seoulTimestamp(changed_at) })),
    hasMore: rows.length > MAX_PUBLISHED,
  };
}
