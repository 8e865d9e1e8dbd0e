import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { articleForm } from './articleForm.ts';
import { reason } from './fields.ts';

const office = callsFor('content', '/api/office');

/** Kinds of articles that the office publishes, with their Korean names. */
export const OFFICE_ARTICLE_NAMES = {
  notice: '공지사항',
  asctn: '협회소식',
  data: '자료실',
  examNotice: '시험 공고',
  faq: '자주 묻는 질문',
} as const;
export type OfficeArticleKind = keyof typeof OFFICE_ARTICLE_NAMES;
export const officeArticleKind = v.picklist(Object.keys(OFFICE_ARTICLE_NAMES) as OfficeArticleKind[], NOT_OFFERED);

/** Visibility to the public, with its Korean name. A draft has never been published. */
export const ARTICLE_STATE_NAMES = {
  draft: '초안',
  published: '게시 중',
  scheduled: '게시 예정',
  ended: '게시 종료',
  withdrawn: '내림',
} as const;
export type ArticleState = keyof typeof ARTICLE_STATE_NAMES;
const articleState = wordOf(ARTICLE_STATE_NAMES);

const articleRef = { kind: officeArticleKind, no: rowNumber };
/** Version seen by the employee; the call is rejected if somebody has changed it since. */
const seen = { ...articleRef, version: rowNumber };

const article = {
  kind: officeArticleKind,
  no: integer,
  title: v.string(),
  state: articleState,
  isTop: v.boolean(),
  publishedAt: dateTime,
  publishedUntil: v.nullable(dateTime),
  /** True for a draft that becomes visible when published, regardless of `publishedAt`. Absent from older APIs. */
  beginsWhenPublished: v.optional(v.boolean()),
  viewCnt: integer,
  /** Employee and time of the last change; null for articles older than the office's editor. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(dateTime),
  version: integer,
};

export const officeArticles = office.get('articles', {
  summary: 'Articles of a kind, newest first; questions in their own order',
  input: v.object({ ...searchable, kind: officeArticleKind, state: v.optional(articleState) }),
  entity: listOf(v.object(article)),
});

export const officeArticle = office.get('article', {
  summary: 'One article, with the values of its form',
  input: v.object(articleRef),
  entity: v.object({ ...article, form: articleForm }),
});

export const officeSaveArticle = office.post('articles', {
  idempotent: true,
  summary: 'Writes an article, or changes the one of this number; entity is its number',
  input: v.object({
    kind: officeArticleKind,
    no: v.optional(rowNumber),
    /** Version of the edited article that the employee has seen. */
    version: v.optional(rowNumber),
    article: articleForm,
    /** True to store a new article as a draft. Ignored for an existing one. */
    isDraft: v.optional(v.boolean(NOT_OFFERED), false),
  }),
  entity: integer,
});

export const officeWithdrawArticle = office.post('articles/withdraw', {
  idempotent: true,
  summary: 'Takes an article from the public, with its files; entity is the rows changed',
  input: v.object({ ...seen, reason }),
  entity: integer,
});

export const officePublishArticle = office.post('articles/publish', {
  idempotent: true,
  summary:
    'Publishes a draft from its own time on; shows a scheduled one, a withdrawn one or one that is over from now on',
  input: v.object(seen),
  entity: integer,
});
