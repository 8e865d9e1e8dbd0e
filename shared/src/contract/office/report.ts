import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { POST_REPORT_REASON_NAMES, reportedKind } from '../postReport.ts';
import { openableMember, optionalReason } from './fields.ts';

/** Posts and reviews that members have reported. */

const office = callsFor('content', '/api/office');

const reportedPost = {
  kind: reportedKind,
  postNo: integer,
  title: v.string(),
  /** Masked, as readers see it. */
  writer: v.string(),
  memberNo: openableMember,
  regDate: dateTime,
};

export const officeReports = office.get('reports', {
  summary: 'Reported posts: those that wait for a decision, oldest first, or those that are hidden, newest first',
  input: v.object({ ...paging, state: v.optional(v.picklist(['waiting', 'hidden'], NOT_OFFERED), 'waiting') }),
  entity: listOf(
    v.object({
      ...reportedPost,
      /** Since when it waits, or is hidden. */
      since: dateTime,
      /** Reports that wait; why they were made, each reason once. */
      reports: integer,
      reasons: v.array(wordOf(POST_REPORT_REASON_NAMES)),
      /** Why it is hidden; null while it is not. */
      hiddenReason: v.nullable(v.string()),
    }),
  ),
});

export const officeReport = office.get('report', {
  summary: 'One reported post, whole, with its reports and what may be done',
  input: v.object({ postNo: rowNumber }),
  entity: v.object({
    ...reportedPost,
    content: v.string(),
    imagePath: v.string(),
    /** Of a review, 1 to 5, and the course or exam that it is about; null and empty for a post. */
    score: v.nullable(integer),
    subject: v.string(),
    files: v.array(attachment),
    /** When its writer last changed it, and deleted it; null when that has not happened. */
    editedAt: v.nullable(dateTime),
    deletedAt: v.nullable(dateTime),
    hiddenReason: v.nullable(v.string()),
    reports: v.array(
      v.object({
        reportNo: integer,
        reason: wordOf(POST_REPORT_REASON_NAMES),
        words: v.string(),
        statusName: v.string(),
        reportedAt: dateTime,
      }),
    ),
    allowedActions: v.array(v.picklist(['hide', 'dismiss', 'restore'])),
  }),
});

export const officeDecideReport = office.post('reports/decide', {
  idempotent: true,
  summary: 'Hides a reported post with a reason that its writer reads, dismisses its reports, or shows it again',
  input: v.pipe(
    v.object({
      postNo: rowNumber,
      decision: v.picklist(['hide', 'dismiss', 'restore'], NOT_OFFERED),
      /** The newest report that the employee has read: what came later is not decided unread. */
      lastReportNo: v.optional(rowNumber),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason }) => decision !== 'hide' || reason !== '', '글을 숨기는 사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: integer,
});
