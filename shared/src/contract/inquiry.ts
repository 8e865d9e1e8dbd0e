import * as v from 'valibot';
import { attachment } from './base/article.ts';
import { memberCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, integer, requiredLines, requiredText, rowNumber, text } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Inquiries of members, each visible to its own member only, and the association's answers. */

const member = memberCalls('/api/home/space');

/** A complaint has a legal retention period; a question has none. */
export const INQUIRY_KIND_NAMES = { question: '문의', complaint: '민원' } as const;
export type InquiryKind = keyof typeof INQUIRY_KIND_NAMES;

export const INQUIRY_STATUS_NAMES = { OPEN: '답변 대기', ANSWERED: '답변 완료', CLOSED: '종료' } as const;
export type InquiryStatus = keyof typeof INQUIRY_STATUS_NAMES;

/** Days after the last answer until an inquiry is closed automatically. */
export const INQUIRY_CLOSED_AFTER_DAYS = 14;

/** Maximum questions of a member within 24 hours, including follow-up questions. */
export const MAX_INQUIRIES_A_DAY = 10;

/** Maximum characters of a question or an answer. */
const MAX_INQUIRY_LENGTH = 4000;

/** Maximum files of a question or an answer. */
export const MAX_INQUIRY_FILES = 5;

const files = v.optional(
  v.pipe(v.array(text(300)), v.maxLength(MAX_INQUIRY_FILES, `파일은 ${MAX_INQUIRY_FILES}개까지 올릴 수 있습니다.`)),
  [],
);

const content = requiredLines(MAX_INQUIRY_LENGTH, '내용을 입력해주세요.');

/** Input for a question or an answer; the files were uploaded before. */
export const inquiryEntryEntries = { content, files };

/** Input for a new inquiry. */
export const inquiryEntries = {
  kind: wordOf(INQUIRY_KIND_NAMES, '문의와 민원 가운데 골라주세요.'),
  title: requiredText(100, '제목을 입력해주세요.'),
  ...inquiryEntryEntries,
};

/** A question or an answer. */
export const inquiryEntry = v.object({
  entryNo: integer,
  isAnswer: v.boolean(),
  /** Plain text with its line breaks. */
  content: v.string(),
  files: v.array(attachment),
  regDate: dateTime,
});

/** An inquiry in a list. */
export const listedInquiry = {
  inquiryNo: integer,
  kind: wordOf(INQUIRY_KIND_NAMES),
  title: v.string(),
  status: wordOf(INQUIRY_STATUS_NAMES),
  statusName: v.string(),
  /** Times of the first question and of the last answer; null if unanswered. */
  regDate: dateTime,
  answeredAt: v.nullable(dateTime),
};

export const getListBoxInquiry = member.get('getListBoxInquiry', {
  summary: "The member's own inquiries, newest first",
  input: v.object(paging),
  entity: listOf(v.object(listedInquiry)),
});

export const getMapInquiry = member.get('getMapInquiry', {
  summary: 'One own inquiry with its questions and answers, oldest first, and what may be done',
  input: v.object({ inquiryNo: rowNumber }),
  entity: v.object({
    ...listedInquiry,
    entries: v.array(inquiryEntry),
    /** Time of automatic closing; null while waiting for an answer and once closed. */
    closesAt: v.nullable(dateTime),
    allowedActions: v.array(v.picklist(['askAgain', 'close'])),
  }),
});

export const postIntInquiry = member.post('postIntInquiry', {
  unanswered: '문의가 접수되었는지 ‘1:1 문의’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Asks the association; entity is the number of the inquiry',
  input: v.object(inquiryEntries),
  entity: integer,
});

export const postIntInquiryAgain = member.post('postIntInquiryAgain', {
  unanswered: '문의가 접수되었는지 ‘1:1 문의’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Asks further about an own inquiry that was answered; entity is the number of the question',
  input: v.object({ inquiryNo: rowNumber, ...inquiryEntryEntries }),
  entity: integer,
});

export const patchIntInquiryClose = member.patch('patchIntInquiryClose', {
  idempotent: true,
  summary: 'Closes an own inquiry; entity is the rows changed',
  input: v.object({ inquiryNo: rowNumber }),
  entity: integer,
});
