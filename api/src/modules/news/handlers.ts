import { toPage } from '../../database/page.ts';
import type { ArticleKind } from '../../database/tables/news.ts';
import { HttpError } from '../../pipeline/errors.ts';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { presentFile } from '../common/presentFile.ts';
import { presentArticle, presentFoodNews, type ArticleRow } from './articles/present.ts';
import {
  countDownload,
  filesOfArticle,
  listArticles,
  neighboursOf,
  viewArticle,
  type ArticleSearch,
} from './articles/store.ts';
import { listFaq } from './faq/store.ts';
import { listFoodNews } from './foodNews/store.ts';

async function list<Item>(
  kind: ArticleKind,
  search: ArticleSearch,
  { db, now }: CallContext,
  present: (row: ArticleRow) => Item,
) {
  return toPage(await listArticles(db, kind, search, now), search, present);
}

async function detail(kind: ArticleKind, articleNo: number, { db, now }: CallContext) {
  const row = await viewArticle(db, kind, articleNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  const files = await filesOfArticle(db, articleNo);
  const { previous, next } = await neighboursOf(db, kind, row, now);
  const link = (article: typeof next) => (article ? { no: article.article_no, title: article.title } : null);
  return {
    row,
    entity: {
      ...presentArticle(row),
      content: row.content,
      files: files.map(presentFile),
      previous: link(previous),
      next: link(next),
    },
  };
}

/** Association news, notices, the data room and the food news of the outside feed. */
export const newsHandlers = {
  getListBoxAsctn: (input, context) =>
    list('asctn', input, context, (row) => ({ asctnNo: row.article_no, ...presentArticle(row) })),

  async getMapAsctn({ asctnNo }, context) {
    const { entity } = await detail('asctn', asctnNo, context);
    return { asctnNo, ...entity };
  },

  getListBoxNotice: (input, context) =>
    list('notice', input, context, (row) => ({
      noticeNo: row.article_no,
      isTop: row.is_top,
      ...presentArticle(row),
    })),

  async getMapNotice({ noticeNo }, context) {
    const { row, entity } = await detail('notice', noticeNo, context);
    return { noticeNo, isTop: row.is_top, ...entity };
  },

  getListBoxData: (input, context) =>
    list('data', input, context, (row) => ({
      dataNo: row.article_no,
      downloadCnt: row.download_cnt,
      ...presentArticle(row),
    })),

  async getMapData({ dataNo }, context) {
    const { row, entity } = await detail('data', dataNo, context);
    return { dataNo, downloadCnt: row.download_cnt, ...entity };
  },

  async fetchNewsList(input, { db, now }) {
    return toPage(await listFoodNews(db, input, now), input, presentFoodNews);
  },

  async getListBoxFaq(input, { db }) {
    return toPage(await listFaq(db, input), input, ({ faq_no, ...row }) => ({ faqNo: faq_no, ...row }));
  },

  async downloadCnt({ dataNo, path }, { db, now }) {
    const counted = await countDownload(db, dataNo, path, now);
    if (!counted) throw new HttpError('NOT_FOUND');
    return counted.download_cnt;
  },
} satisfies Partial<HandlerTable>;
