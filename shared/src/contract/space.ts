import * as v from 'valibot';
import { phoneOf } from '../rules/index.ts';
import { attachment, neighbours } from './base/article.ts';
import { memberCalls, publicCalls } from './base/callsFor.ts';
import { listOf, searchableLong } from './base/envelope.ts';
import { dateTime, integer, numberText, requiredLines, requiredText, rowNumber, text } from './base/fields.ts';

/** Member board, promotions, and reviews (specification §7). */

const member = memberCalls('/api/home/space');
const anyone = publicCalls('/api/home/space');

const post = {
  title: v.string(),
  summary: v.string(),
  /** Writer's name, masked for other members: 홍*동. */
  writer: v.string(),
  regDate: dateTime,
  viewCnt: v.number(),
  imagePath: v.string(),
  /** True if written by the caller. */
  isMine: v.boolean(),
};
const postDetail = {
  ...post,
  content: v.string(),
  files: v.array(attachment),
  /** Reason for which the association hid the post, which only its writer can still read; otherwise missing. */
  hiddenReason: v.optional(v.string()),
  /** Time of the writer's last edit; null if none. */
  editedAt: v.nullable(dateTime),
  ...neighbours,
};
/** Number of visible replies. */
const replies = { replyCnt: integer };
const shop = {
  shopName: v.string(),
  url: v.string(),
  /** Address of the business; each field may be empty. */
  postCode: v.string(),
  shopAddress: v.string(),
  shopAddress2: v.string(),
  /** Digits only; may be empty. */
  shopPhone: v.string(),
};

/** Paths returned by `uploadFile`, at most five. */
const files = v.optional(v.pipe(v.array(text(300)), v.maxLength(5, '파일은 5개까지 올릴 수 있습니다.')), []);

const title = requiredText(100, '제목을 입력해주세요.');
const content = requiredLines(20_000, '내용을 입력해주세요.');

/** Input for a post on the board. */
export const boardEntries = { title, content, files };

/** A phone number without an extension or a remark. */
const PHONE = /^[\d\s+().\p{Pd}]*$/u;

/** Input for a promotion. */
export const promotionEntries = {
  ...boardEntries,
  shopName: v.optional(text(100), ''),
  url: v.optional(text(300), ''),
  postCode: v.optional(v.pipe(numberText(5), v.regex(/^(?:\d{5})?$/, '우편번호는 숫자 5자리로 입력해주세요.')), ''),
  shopAddress: v.optional(text(200), ''),
  shopAddress2: v.optional(text(200), ''),
  shopPhone: v.optional(
    v.pipe(
      numberText(20),
      v.transform((typed) => (PHONE.test(typed) ? phoneOf(typed) : typed)),
      v.regex(/^(?:\d{8,12})?$/, '전화번호를 다시 확인해주세요. 예: 02-123-4567'),
    ),
    '',
  ),
};

export const getListBoxPromotion = member.get('getListBoxPromotion', {
  summary: 'Promotions that members wrote of their businesses, newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object({ promotionNo: integer, ...post, ...replies, ...shop })),
});

export const getMapPromotion = member.get('getMapPromotion', {
  summary: 'One promotion',
  input: v.object({ promotionNo: rowNumber }),
  entity: v.object({ promotionNo: integer, ...postDetail, ...replies, ...shop }),
});

export const getListBoxBoard = member.get('getListBoxBoard', {
  summary: 'The member board, newest first',
  input: v.object(searchableLong),
  entity: listOf(v.object({ boardNo: integer, ...post, ...replies })),
});

export const getMapBoard = member.get('getMapBoard', {
  summary: 'One post of the member board',
  input: v.object({ boardNo: rowNumber }),
  entity: v.object({ boardNo: integer, ...postDetail, ...replies }),
});

export const countPostView = member.post('countView', {
  unanswered: null,
  summary: 'Counts a view of a promotion or of a post on the board; entity is the count',
  input: v.union([v.object({ promotionNo: rowNumber }), v.object({ boardNo: rowNumber })]),
  entity: integer,
});

export const getListBoxReview = anyone.get('getListBoxReview', {
  summary: 'Reviews of courses and exams, newest first',
  input: v.object(searchableLong),
  entity: listOf(
    v.object({
      reviewNo: integer,
      ...post,
      content: v.string(),
      /** 1 to 5. */
      score: v.number(),
      /** Reviewed course or exam. */
      subject: v.string(),
    }),
  ),
});

export const postIntPromotion = member.post('postIntPromotion', {
  unanswered: '글이 올라갔는지 ‘회원홍보’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Writes a promotion; entity is its number',
  input: v.object(promotionEntries),
  entity: integer,
});

export const postIntBoard = member.post('postIntBoard', {
  unanswered: '글이 올라갔는지 ‘회원게시판’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Writes a post on the member board; entity is its number',
  input: v.object(boardEntries),
  entity: integer,
});

export const postIntReview = member.post('postIntReview', {
  unanswered: '후기가 올라갔는지 ‘수강 후기’에서 먼저 확인해주세요.',
  body: 'multipart',
  file: 'picture',
  idempotent: true,
  summary: 'Writes a review with a picture in the field file; entity is its number',
  input: v.object({ title, content, score: v.optional(rowNumber, 5), subject: v.optional(text(100), '') }),
  entity: integer,
});

export const getIntReviewable = member.get('getIntReviewable', {
  summary: 'How many courses the member has completed and exams sat; without one nobody writes a review',
  input: v.object({}),
  entity: integer,
});
