import * as v from 'valibot';
import { call } from './base/call.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, integer, requiredLines, rowNumber } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Replies to posts of the member board and to promotions. */

/** Maximum characters of a reply. */
export const MAX_REPLY_LENGTH = 1000;

const content = requiredLines(MAX_REPLY_LENGTH, '댓글을 입력해주세요.');

/** Kinds of posts that can have replies. */
export const repliedKind = v.picklist(['board', 'promotion'], NOT_OFFERED);
export type RepliedKind = v.InferOutput<typeof repliedKind>;

/** Form of a reply. */
export const replyForm = v.object({ content });

export const getListBoxReply = call({
  method: 'GET',
  path: '/api/home/space/getListBoxReply',
  access: 'member',
  changes: false,
  summary: 'The replies to a post of the board or to a promotion, oldest first',
  input: v.object({ ...paging, after: v.optional(rowNumber), kind: repliedKind, postNo: rowNumber }),
  entity: listOf(
    v.object({
      replyNo: integer,
      /** Plain text with its line breaks. */
      content: v.string(),
      /** Masked for other members. */
      writer: v.string(),
      regDate: dateTime,
      editedAt: v.nullable(dateTime),
      isMine: v.boolean(),
    }),
  ),
});

export const postIntReply = call({
  method: 'POST',
  path: '/api/home/space/postIntReply',
  access: 'member',
  changes: true,
  unanswered: '댓글이 올라갔는지 화면을 새로 고쳐 먼저 확인해 주십시오.',
  body: 'json',
  idempotent: true,
  summary: 'Replies to a post of the board or to a promotion; entity is the number of the reply',
  input: v.object({ kind: repliedKind, postNo: rowNumber, content }),
  entity: integer,
});

export const patchIntReply = call({
  method: 'PATCH',
  path: '/api/home/space/patchIntReply',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Changes an own reply; entity is the rows changed',
  input: v.object({ replyNo: rowNumber, content }),
  entity: integer,
});
