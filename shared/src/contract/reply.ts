import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { dateTime, integer, requiredLines, rowNumber } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Replies to posts of the member board and to promotions. */

const member = memberCalls('/api/home/space');

/** Maximum characters of a reply. */
export const MAX_REPLY_LENGTH = 1000;

const content = requiredLines(MAX_REPLY_LENGTH, '댓글을 입력해주세요.');

/** Kinds of posts that can have replies. */
export const repliedKind = v.picklist(['board', 'promotion'], NOT_OFFERED);
export type RepliedKind = v.InferOutput<typeof repliedKind>;

/** Form of a reply. */
export const replyForm = v.object({ content });

export const getListBoxReply = member.get('getListBoxReply', {
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

export const postIntReply = member.post('postIntReply', {
  unanswered: '댓글이 올라갔는지 화면을 새로 고쳐 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Replies to a post of the board or to a promotion; entity is the number of the reply',
  input: v.object({ kind: repliedKind, postNo: rowNumber, content }),
  entity: integer,
});

export const patchIntReply = member.patch('patchIntReply', {
  idempotent: true,
  summary: 'Changes an own reply; entity is the rows changed',
  input: v.object({ replyNo: rowNumber, content }),
  entity: integer,
});
