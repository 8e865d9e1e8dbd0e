import type { CallEntity } from '@portal/shared/contract';
import {
  ARTICLE_STATE_NAMES,
  OFFICE_ARTICLE_NAMES,
  type officeArticle,
  type OfficeArticleKind,
  type officeArticles,
} from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';

/** One article, in a list and by itself. */
export type OfficeArticle = CallEntity<typeof officeArticles>['list'][number];
export type OfficeArticleDetail = CallEntity<typeof officeArticle>;

interface Kind {
  /** What it is called on the site. */
  name: string;
  /** What one of them is called, with the particle of an object. */
  noun: string;
  nounAsObject: string;
  path: string;
  /** What its title and its text are called. */
  titleLabel: string;
  textLabel: string;
  /** Where the public reads one. */
  publicPath(no: number): string;
  /** What its form asks for beside title, text and time. */
  fields: readonly ('subject' | 'writer' | 'isTop' | 'isHygiene' | 'picture' | 'files')[];
  /** Whether its text is typed as plain lines instead of in the editor. */
  isPlain: boolean;
}

const ARTICLE = { noun: '글', nounAsObject: '글을', titleLabel: '제목', textLabel: '내용', isPlain: false } as const;

/** What the pages of each kind say and ask differently. */
export const KINDS: Record<OfficeArticleKind, Kind> = {
  notice: {
    ...ARTICLE,
    name: OFFICE_ARTICLE_NAMES.notice,
    path: '/office/notices',
    publicPath: (no) => `/news/notice/view?noticeNo=${no}`,
    fields: ['writer', 'isTop', 'isHygiene', 'picture', 'files'],
  },
  asctn: {
    ...ARTICLE,
    name: OFFICE_ARTICLE_NAMES.asctn,
    path: '/office/news',
    publicPath: (no) => `/news/asctn/view?asctnNo=${no}`,
    fields: ['writer', 'picture', 'files'],
  },
  data: {
    ...ARTICLE,
    name: OFFICE_ARTICLE_NAMES.data,
    path: '/office/data',
    publicPath: (no) => `/news/data/view?dataNo=${no}`,
    fields: ['files', 'writer', 'picture'],
  },
  examNotice: {
    ...ARTICLE,
    name: OFFICE_ARTICLE_NAMES.examNotice,
    path: '/office/exam-notices',
    publicPath: (no) => `/manager/exam/notice/view?examNoticeNo=${no}`,
    fields: ['writer', 'isTop', 'files'],
  },
  faq: {
    name: OFFICE_ARTICLE_NAMES.faq,
    noun: '질문',
    nounAsObject: '질문을',
    path: '/office/faq',
    titleLabel: '질문',
    textLabel: '답변',
    publicPath: () => '/news/faq',
    fields: ['subject'],
    isPlain: true,
  },
};

/** What an employee reads of where an article stands. */
export const stateName = (state: OfficeArticle['state']): string => inTable(ARTICLE_STATE_NAMES, state, '확인 필요');

export const writePath = (kind: OfficeArticleKind, no?: number) =>
  `${KINDS[kind].path}/write${no === undefined ? '' : `?no=${no}`}`;
