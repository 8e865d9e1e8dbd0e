import { pageInfoOf } from '../../database/page.ts';
import type { ArticleKind } from '../../database/tables/news.ts';
import { HttpError } from '../../pipeline/errors.ts';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { presentFile } from '../files/storedFiles/present.ts';
import {
  countDownload,
  filesOfArticle,
  listArticles,
  neighboursOf,
  viewArticle,
  type ArticleSearch,
} from './articleStore.ts';
import { listFaq } from './faqStore.ts';
import { listFoodNews } from './foodNewsStore.ts';
import { presentArticle, presentFoodNews } from './present.ts';

async function list(kind: ArticleKind, search: ArticleSearch, { db, now }: CallContext) {
  const { rows, totalRow } = await listArticles(db, kind, search, now);
  return { rows, pageInfo: pageInfoOf(search, totalRow) };
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
  async getListBoxAsctn(input, context) {
    const { rows, pageInfo } = await list('asctn', input, context);
    return { list: rows.map((row) => ({ asctnNo: row.article_no, ...presentArticle(row) })), pageInfo };
  },

  async getMapAsctn({ asctnNo }, context) {
    const { entity } = await detail('asctn', asctnNo, context);
    return { asctnNo, ...entity };
  },

  async getListBoxNotice(input, context) {
    const { rows, pageInfo } = await list('notice', input, context);
    return {
      list: rows.map((row) => ({ noticeNo: row.article_no, isTop: row.is_top, ...presentArticle(row) })),
      pageInfo,
    };
  },

  async getMapNotice({ noticeNo }, context) {
    const { row, entity } = await detail('notice', noticeNo, context);
    return { noticeNo, isTop: row.is_top, ...entity };
  },

  async getListBoxData(input, context) {
    const { rows, pageInfo } = await list('data', input, context);
    return {
      list: rows.map((row) => ({ dataNo: row.article_no, downloadCnt: row.download_cnt, ...presentArticle(row) })),
      pageInfo,
    };
  },

  async getMapData({ dataNo }, context) {
    const { row, entity } = await detail('data', dataNo, context);
    return { dataNo, downloadCnt: row.download_cnt, ...entity };
  },

  async fetchNewsList(input, { db, now }) {
    const { rows, totalRow } = await listFoodNews(db, input, now);
    return { list: rows.map(presentFoodNews), pageInfo: pageInfoOf(input, totalRow) };
  },

  async getListBoxFaq(input, { db }) {
    const { rows, totalRow } = await listFaq(db, input);
    return {
      list: rows.map(({ faq_no, ...row }) => ({ faqNo: faq_no, ...row })),
      pageInfo: pageInfoOf(input, totalRow),
    };
  },

  async downloadCnt({ dataNo, path }, { db, now }) {
    const counted = await countDownload(db, dataNo, path, now);
    if (!counted) throw new HttpError('NOT_FOUND');
    return counted.download_cnt;
  },
} satisfies Partial<HandlerTable>;
