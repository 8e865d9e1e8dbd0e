import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { POST_REPORT_REASON_NAMES, reportedKind } from '../postReport.ts';
import { linkableMemberNo, optionalReason } from './fields.ts';

/** Posts and reviews reported by members. */

const office = callsFor('content', '/api/office');

const reportedPost = {
  kind: reportedKind,
  postNo: integer,
  title: v.string(),
  /** Masked, as readers see it. */
  writer: v.string(),
  memberNo: linkableMemberNo,
  regDate: dateTime,
};

export const officeReports = office.get('reports', {
  summary: 'Reported posts: those that wait for a decision, oldest first, or those that are hidden, newest first',
  input: v.object({ ...paging, state: v.optional(v.picklist(['waiting', 'hidden'], NOT_OFFERED), 'waiting') }),
  entity: listOf(
    v.object({
      ...reportedPost,
      /** Time since which it has been waiting or hidden. */
      since: dateTime,
      /** Number of open reports. `reasons`: their distinct reasons. */
      reports: integer,
      reasons: v.array(wordOf(POST_REPORT_REASON_NAMES)),
      /** Reason for hiding it; null while visible. */
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
    /** Rating of 1 to 5 and the course or exam of a review; null and empty for a post. */
    score: v.nullable(integer),
    subject: v.string(),
    files: v.array(attachment),
    /** Times of the writer's last edit and of the deletion; null if there was none. */
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
      /** Newest report that the employee has read, so that no unread report is decided. */
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
