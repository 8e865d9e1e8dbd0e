import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { integer, lines, rowNumber } from './base/fields.ts';
import { NOT_OFFERED, wordOf } from './base/words.ts';

/** Reports of posts and reviews by members. */

const member = memberCalls('/api/home/space');

/** Reasons for a report, with their Korean names. */
export const POST_REPORT_REASON_NAMES = {
  advertising: '광고·홍보를 되풀이하는 글',
  abuse: '욕설이나 비방',
  personal: '다른 사람의 개인정보',
  falsehood: '거짓이거나 부풀린 내용',
  unlawful: '법에 어긋나는 내용',
  other: '그 밖의 이유',
} as const;
export type PostReportReason = keyof typeof POST_REPORT_REASON_NAMES;

/** Statuses of a report, with their Korean names for employees. */
export const POST_REPORT_STATUS_NAMES = {
  WAITING: '확인 대기',
  UPHELD: '숨김',
  DISMISSED: '문제없음',
} as const;
export type PostReportStatus = keyof typeof POST_REPORT_STATUS_NAMES;

/** Maximum posts that a member can report within 24 hours. */
export const MAX_POST_REPORTS_A_DAY = 10;

/** Maximum characters of the explanation of a report. */
const MAX_POST_REPORT_WORDS = 500;

/** Kinds of members' content that can be reported. */
export const reportedKind = v.picklist(['board', 'promotion', 'review', 'reply'], NOT_OFFERED);
export type ReportedKind = v.InferOutput<typeof reportedKind>;

const chosen = {
  reason: wordOf(POST_REPORT_REASON_NAMES, '신고하시는 이유를 선택해주세요.'),
  words: v.optional(lines(MAX_POST_REPORT_WORDS), ''),
};

const explainsOther = ({ reason, words }: { reason: PostReportReason; words: string }) =>
  reason !== 'other' || words !== '';
const EXPLAIN_MESSAGE = '어떤 점이 문제인지 적어주세요.';

/** Form of a report. */
export const postReportForm = v.pipe(
  v.object(chosen),
  v.forward(
    v.check((form) => explainsOther(form), EXPLAIN_MESSAGE),
    ['words'],
  ),
);

export const postIntReport = member.post('postIntReport', {
  summary:
    'Reports a promotion, a post of the board, a reply or a review to the association; entity is the number of the report',
  input: v.pipe(
    v.object({ kind: reportedKind, postNo: rowNumber, ...chosen }),
    v.forward(
      v.check((report) => explainsOther(report), EXPLAIN_MESSAGE),
      ['words'],
    ),
  ),
  entity: integer,
});
