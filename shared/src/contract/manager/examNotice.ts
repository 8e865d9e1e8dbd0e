import * as v from 'valibot';
import { attachment, neighbours } from '../base/article.ts';
import { call } from '../base/call.ts';
import { listOf, searchableLong } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';

/** Exam notices. */

const examNotice = {
  examNoticeNo: integer,
  title: v.string(),
  summary: v.string(),
  writer: v.string(),
  regDate: dateTime,
  viewCnt: v.number(),
  isTop: v.boolean(),
};

export const getListBoxExamNotice = call({
  method: 'GET',
  path: '/api/home/manager/getListBoxExamNotice',
  access: 'public',
  changes: false,
  summary: 'Exam notices, pinned ones first, then newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object(examNotice)),
});

export const getMapExamNotice = call({
  method: 'GET',
  path: '/api/home/manager/getMapExamNotice',
  access: 'public',
  changes: false,
  summary: 'One exam notice',
  input: v.object({ examNoticeNo: rowNumber }),
  entity: v.object({ ...examNotice, content: v.string(), files: v.array(attachment), ...neighbours }),
});

export const countExamNoticeView = call({
  method: 'POST',
  path: '/api/home/manager/countView',
  access: 'public',
  changes: true,
  unanswered: null,
  body: 'json',
  summary: 'Counts a view of an exam notice; entity is the count',
  input: v.object({ examNoticeNo: rowNumber }),
  entity: integer,
});
