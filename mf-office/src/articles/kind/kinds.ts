import type { CallEntity } from '@portal/shared/contract';
import {
  ARTICLE_STATE_NAMES,
  OFFICE_ARTICLE_NAMES,
  type officeArticle,
  type OfficeArticleKind,
  type officeArticles,
} from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';

/** An article as listed, and in full. */
export type OfficeArticle = CallEntity<typeof officeArticles>['list'][number];
export type OfficeArticleDetail = CallEntity<typeof officeArticle>;

interface Kind {
  /** Name of the kind on the site. */
  name: string;
  /** Noun for one article, and the same with its object particle. */
  noun: string;
  nounAsObject: string;
  path: string;
  /** Labels of the title and text fields. */
  titleLabel: string;
  textLabel: string;
  /** Public address of an article. */
  publicPath(no: number): string;
  /** Form fields in addition to title, text and schedule. */
  fields: readonly ('subject' | 'writer' | 'isTop' | 'isHygiene' | 'picture' | 'files')[];
  /** The text is typed as plain lines instead of in the editor. */
  isPlain: boolean;
}

const ARTICLE = { noun: '글', nounAsObject: '글을', titleLabel: '제목', textLabel: '내용', isPlain: false } as const;

/** Texts, paths and fields of each kind. */
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

/** Korean name of an article's state. */
export const stateName = (state: OfficeArticle['state']): string => inTable(ARTICLE_STATE_NAMES, state, '확인 필요');

export const writePath = (kind: OfficeArticleKind, no?: number) =>
  `${KINDS[kind].path}/write${no === undefined ? '' : `?no=${no}`}`;
