import * as v from 'valibot';
import { attachment, neighbours } from '../base/article.ts';
import { publicCalls } from '../base/callsFor.ts';
import { listOf, searchableLong } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';

/** Exam notices. */

const anyone = publicCalls('/api/home/manager');

const examNotice = {
  examNoticeNo: integer,
  title: v.string(),
  summary: v.string(),
  writer: v.string(),
  regDate: dateTime,
  viewCnt: v.number(),
  isTop: v.boolean(),
};

export const getListBoxExamNotice = anyone.get('getListBoxExamNotice', {
  summary: 'Exam notices, pinned ones first, then newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object(examNotice)),
});

export const getMapExamNotice = anyone.get('getMapExamNotice', {
  summary: 'One exam notice',
  input: v.object({ examNoticeNo: rowNumber }),
  entity: v.object({ ...examNotice, content: v.string(), files: v.array(attachment), ...neighbours }),
});

export const countExamNoticeView = anyone.post('countView', {
  unanswered: null,
  summary: 'Counts a view of an exam notice; entity is the count',
  input: v.object({ examNoticeNo: rowNumber }),
  entity: integer,
});
