import { toPage } from '../../database/page.ts';
import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { countArticleView, countDownload, listArticles, viewArticle } from './articles/articles.ts';
import { presentArticle } from './articles/present.ts';
import { listFaq } from './faq/store.ts';
import { presentFoodNews } from './foodNews/present.ts';
import { listFoodNews } from './foodNews/store.ts';
import { viewFoodNews } from './foodNews/view.ts';
import { awaitPublished } from './published/awaitPublished.ts';
import { listPublished } from './published/published.ts';

/** Association news, notices, the data room, food news from the feed, and frequently asked questions. */
export const newsHandlers = {
  getListBoxAsctn: handler({ isCoalesced: true }, (input, context) =>
    listArticles({ ...input, kind: 'asctn' }, context, (row) => ({ asctnNo: row.article_no, ...presentArticle(row) })),
  ),

  async getMapAsctn({ asctnNo }, context) {
    const { detail } = await viewArticle({ kind: 'asctn', articleNo: asctnNo }, context);
    return { asctnNo, ...detail };
  },

  getListBoxNotice: handler({ isCoalesced: true }, (input, context) =>
    listArticles({ ...input, kind: 'notice' }, context, (row) => ({
      noticeNo: row.article_no,
      isTop: row.is_top,
      ...presentArticle(row),
    })),
  ),

  async getMapNotice({ noticeNo }, context) {
    const { row, detail } = await viewArticle({ kind: 'notice', articleNo: noticeNo }, context);
    return { noticeNo, isTop: row.is_top, ...detail };
  },

  getListBoxData: handler({ isCoalesced: true }, (input, context) =>
    listArticles({ ...input, kind: 'data' }, context, (row) => ({
      dataNo: row.article_no,
      downloadCnt: row.download_cnt,
      ...presentArticle(row),
    })),
  ),

  async getMapData({ dataNo }, context) {
    const { row, detail } = await viewArticle({ kind: 'data', articleNo: dataNo }, context);
    return { dataNo, downloadCnt: row.download_cnt, ...detail };
  },

  // Counted in memory: no transaction for it.
  countArticleView: handler({ transaction: 'own' }, (input, context) => {
    if ('asctnNo' in input) return countArticleView({ kind: 'asctn', articleNo: input.asctnNo }, context);
    if ('noticeNo' in input) return countArticleView({ kind: 'notice', articleNo: input.noticeNo }, context);
    return countArticleView({ kind: 'data', articleNo: input.dataNo }, context);
  }),

  downloadCnt: (input, context) => countDownload(input, context),

  fetchNewsList: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listFoodNews(db, input, now), input, presentFoodNews),
  ),

  getMapNews: ({ newsNo }, context) => viewFoodNews(newsNo, context),
  listPublished,
  awaitPublished,

  getListBoxFaq: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listFaq(db, input, now), input, ({ faq_no, ...row }) => ({ faqNo: faq_no, ...row })),
  ),
} satisfies Partial<HandlerTable>;
