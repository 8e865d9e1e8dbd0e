import { seoulTimestamp } from '@portal/shared/time';
import { toPage } from '../../database/page.ts';
import type { PostKind } from '../../database/types/tables/space.ts';
import { BusinessError, HttpError } from '../../errors/errors.ts';
import { handler, type CallContext, type HandlerTable } from '../../pipeline/handler.ts';
import { presentFile } from '../files/storedFiles/present.ts';
import { recordUpload } from '../files/uploads/recordUpload.ts';
import { ask, askAgain, closeOwnInquiry, listOwnInquiries, viewOwnInquiry } from './inquiries/inquiries.ts';
import { countAttended } from './posts/attended.ts';
import { reviewScore, shopUrl } from './posts/composePost.ts';
import { findHiddenReason } from './posts/hide.ts';
import { deletePost, editPost } from './posts/ownPosts.ts';
import { presentPost, presentShop } from './posts/present.ts';
import { findPost, findPostFiles, findViews, listPosts, listReviews } from './posts/store.ts';
import { writePost } from './posts/writePost.ts';
import { editReply, listReplies, writeReply } from './replies/replies.ts';
import { reportPost } from './reports/reportPost.ts';

async function detail({ kind, postNo }: { kind: PostKind; postNo: number }, { db, caller, views }: CallContext) {
  const row = await findPost(db, kind, postNo, caller?.memberNo ?? null);
  if (!row) throw new HttpError('NOT_FOUND');
  const viewCnt = row.view_cnt + views.unstored('member_post', postNo);
  const files = await findPostFiles(db, postNo);
  const shown = {
    ...presentPost(row, caller),
    viewCnt,
    content: row.content,
    files: files.map(presentFile),
    editedAt: row.edited_at && seoulTimestamp(row.edited_at),
    replyCnt: row.reply_cnt,
    previous: row.previous,
    next: row.next,
  };
  if (!row.is_hidden) return { row, entity: shown };
  // Nobody can read the files of a hidden post by their addresses.
  const hiddenReason = (await findHiddenReason(db, postNo)) ?? '';
  return { row, entity: { ...shown, imagePath: '', files: [], hiddenReason } };
}

async function countView(
  { kind, postNo }: { kind: PostKind; postNo: number },
  { db, now, caller, browserId, views }: CallContext,
): Promise<number> {
  const row = await findViews(db, kind, postNo, caller?.memberNo ?? null);
  if (!row) throw new HttpError('NOT_FOUND');
  views.count({ table: 'member_post', no: postNo, browserId, now });
  return row.view_cnt + views.unstored('member_post', postNo);
}

/** The members' space: board, promotions, replies and reviews. */
export const spaceHandlers = {
  async getListBoxPromotion(input, { db, caller }) {
    return toPage(await listPosts(db, 'promotion', input), input, (row) => ({
      promotionNo: row.post_no,
      ...presentPost(row, caller),
      replyCnt: row.reply_cnt,
      ...presentShop(row),
    }));
  },

  async getMapPromotion({ promotionNo }, context) {
    const { row, entity } = await detail({ kind: 'promotion', postNo: promotionNo }, context);
    return { promotionNo, ...entity, ...presentShop(row) };
  },

  async getListBoxBoard(input, { db, caller }) {
    return toPage(await listPosts(db, 'board', input), input, (row) => ({
      boardNo: row.post_no,
      ...presentPost(row, caller),
      replyCnt: row.reply_cnt,
    }));
  },

  async getMapBoard({ boardNo }, context) {
    const { entity } = await detail({ kind: 'board', postNo: boardNo }, context);
    return { boardNo, ...entity };
  },

  // Counted in memory: no transaction for it.
  countPostView: handler({ transaction: 'own' }, (input, context) =>
    'boardNo' in input
      ? countView({ kind: 'board', postNo: input.boardNo }, context)
      : countView({ kind: 'promotion', postNo: input.promotionNo }, context),
  ),

  async getListBoxReview(input, { db, caller }) {
    return toPage(await listReviews(db, input), input, (row) => ({
      reviewNo: row.post_no,
      ...presentPost(row, caller),
      content: row.content,
      score: row.score ?? 5,
      subject: row.subject,
    }));
  },

  postIntPromotion: (input, context) => writePost({ ...input, kind: 'promotion', url: shopUrl(input.url) }, context),

  postIntBoard: (input, context) => writePost({ ...input, kind: 'board' }, context),

  patchIntPromotion: ({ promotionNo, ...input }, context) =>
    editPost({ ...input, kind: 'promotion', postNo: promotionNo, url: shopUrl(input.url) }, context),

  patchIntBoard: ({ boardNo, ...input }, context) => editPost({ ...input, kind: 'board', postNo: boardNo }, context),

  patchIntPostDelete: deletePost,

  getListBoxReply: listReplies,
  postIntReply: writeReply,
  patchIntReply: editReply,

  postIntReport: reportPost,

  getListBoxInquiry: listOwnInquiries,
  getMapInquiry: viewOwnInquiry,
  postIntInquiry: ask,
  postIntInquiryAgain: askAgain,
  patchIntInquiryClose: closeOwnInquiry,

  getIntReviewable: (_input, { db, caller }) => countAttended(db, caller.memberNo),

  async postIntReview({ score, ...input }, context) {
    const { db, caller, file } = context;
    if ((await countAttended(db, caller.memberNo)) === 0) throw new BusinessError('REVIEW_NOT_ATTENDED');
    if (file) await recordUpload(file, 'public', context);
    return writePost({ ...input, kind: 'review', score: reviewScore(score), imagePath: file?.path ?? '' }, context);
  },
} satisfies Partial<HandlerTable>;
