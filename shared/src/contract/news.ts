import * as v from 'valibot';
import { attachment, neighbours } from './base/article.ts';
import { publicCalls } from './base/callsFor.ts';
import { listOf, searchable, searchableLong } from './base/envelope.ts';
import { count, dateTime, integer, rowNumber, text } from './base/fields.ts';
import { NOT_OFFERED, wordOf } from './base/words.ts';

/** Association news, notices, external food news, and the data room (specification §7). */

const anyone = publicCalls('/api');

const article = {
  title: v.string(),
  /** Beginning of the text, for lists. */
  summary: v.string(),
  writer: v.string(),
  regDate: dateTime,
  viewCnt: v.number(),
  /** Path of the picture for lists and the top of the page; empty if none. */
  imagePath: v.string(),
};

const articleDetail = {
  ...article,
  /** Safe HTML, sanitized by the server when stored. */
  content: v.string(),
  files: v.array(attachment),
};

const asctnNo = { asctnNo: integer };
const noticeNo = { noticeNo: integer, isTop: v.boolean() };
const dataNo = { dataNo: integer, downloadCnt: v.number() };

export const getListBoxAsctn = anyone.get('home/news/getListBoxAsctn', {
  summary: 'Association news, newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object({ ...asctnNo, ...article })),
});

export const getMapAsctn = anyone.get('home/news/getMapAsctn', {
  summary: 'One item of association news',
  input: v.object({ asctnNo: rowNumber }),
  entity: v.object({ ...asctnNo, ...articleDetail, ...neighbours }),
});

export const getListBoxNotice = anyone.get('home/news/getListBoxNotice', {
  summary: 'Notices, pinned ones first, then newest first',
  input: v.object({
    ...searchableLong,
    /** Hygiene education only, for /hygn/notice. */ category: v.optional(v.picklist(['hygn'], NOT_OFFERED)),
  }),
  entity: listOf(v.object({ ...noticeNo, ...article })),
});

export const getMapNotice = anyone.get('home/news/getMapNotice', {
  summary: 'One notice',
  input: v.object({ noticeNo: rowNumber }),
  entity: v.object({ ...noticeNo, ...articleDetail, ...neighbours }),
});

export const getListBoxData = anyone.get('home/news/getListBoxData', {
  summary: 'The data room, newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object({ ...dataNo, ...article })),
});

export const getMapData = anyone.get('home/news/getMapData', {
  summary: 'One entry of the data room with its files',
  input: v.object({ dataNo: rowNumber }),
  entity: v.object({ ...dataNo, ...articleDetail, ...neighbours }),
});

export const countArticleView = anyone.post('home/news/countView', {
  unanswered: null,
  summary: 'Counts a view of association news, a notice or an entry of the data room; entity is the count',
  input: v.union([
    v.object({ asctnNo: rowNumber }),
    v.object({ noticeNo: rowNumber }),
    v.object({ dataNo: rowNumber }),
  ]),
  entity: integer,
});

const foodNews = {
  newsNo: integer,
  title: v.string(),
  summary: v.string(),
  /** Publisher. */
  source: v.string(),
  /** URL of the publisher's page. */
  url: v.string(),
  imagePath: v.string(),
  regDate: dateTime,
};

export const fetchNewsList = anyone.get('eat/news/fetchNewsList', {
  summary: 'Korean food news of the outside feed, newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object(foodNews)),
});

export const getMapNews = anyone.get('eat/news/getMapNews', {
  summary: 'One item of the food news',
  input: v.object({ newsNo: rowNumber }),
  entity: v.object({
    ...foodNews,
    /** Safe HTML; empty if only the publisher has the text. */
    content: v.string(),
    ...neighbours,
  }),
});

export const downloadCnt = anyone.get('board/downloadCnt', {
  alsoPost: true,
  changes: true,
  unanswered: null,
  summary: 'Counts a download of an entry of the data room; entity is the new count',
  input: v.object({ dataNo: rowNumber, path: v.optional(text(300)), cnt: v.optional(count) }),
  entity: integer,
});

/** Subjects of frequently asked questions. */
export const FAQ_SUBJECTS = { edu: '교육', exam: '시험', refund: '취소·환불', member: '회원' } as const;
export type FaqSubject = keyof typeof FAQ_SUBJECTS;
const faqSubject = wordOf(FAQ_SUBJECTS);

export const getListBoxFaq = anyone.get('home/news/getListBoxFaq', {
  summary: 'Questions and answers, in the order the association gave them',
  input: v.object({ ...searchable, subject: v.optional(faqSubject) }),
  entity: listOf(v.object({ faqNo: integer, subject: faqSubject, question: v.string(), answer: v.string() })),
});
