import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { associationArticlePath, foodArticlePath, noticePath, PATHS } from '@portal/shared/section/paths';
import type { AskApi } from '../askApi.ts';

/** Items of a feed: readers poll often enough to miss none. */
const LIMIT = 30;

export interface FeedItem {
  title: string;
  summary: string;
  /** Path of its page. */
  link: string;
  /** Author or publisher. */
  writer: string;
  /** ISO 8601. */
  published: string;
}

/** A list that can be followed with a feed reader. */
export interface Feed {
  /** Path of the feed. */
  path: string;
  /** Path of the list in the portal. */
  page: string;
  title: string;
  description: string;
  items(ask: AskApi): Promise<FeedItem[]>;
}

export const FEEDS: readonly Feed[] = [
  {
    path: '/rss/notice.xml',
    page: PATHS.notices,
    title: '공지사항',
    description: '교육과 시험 일정, 제도 변경 등 회원과 외식업 종사자께 알려드리는 소식',
    async items(ask) {
      const { list } = await ask(getListBoxNotice, { limit: LIMIT });
      return list.map(({ noticeNo, regDate, ...notice }) => ({
        ...notice,
        link: noticePath(noticeNo),
        published: regDate,
      }));
    },
  },
  {
    path: '/rss/asctn.xml',
    page: PATHS.associationNews,
    title: '협회소식',
    description: '협회가 하는 일과 회원의 소식',
    async items(ask) {
      const { list } = await ask(getListBoxAsctn, { limit: LIMIT });
      return list.map(({ asctnNo, regDate, ...article }) => ({
        ...article,
        link: associationArticlePath(asctnNo),
        published: regDate,
      }));
    },
  },
  {
    path: '/rss/kfood.xml',
    page: PATHS.foodNews,
    title: 'K-푸드 뉴스',
    description: '국내외 언론과 기관이 전하는 한식과 외식업 소식',
    async items(ask) {
      const { list } = await ask(fetchNewsList, { limit: LIMIT });
      return list.map(({ newsNo, source, regDate, ...news }) => ({
        ...news,
        link: foodArticlePath(newsNo),
        writer: source,
        published: regDate,
      }));
    },
  },
];
