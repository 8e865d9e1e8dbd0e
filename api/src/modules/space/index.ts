import { pageInfoOf, type Paging } from '../../database/page.ts';
import type { PostKind } from '../../database/tables/space.ts';
import { HttpError } from '../../pipeline/errors.ts';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { presentFile } from '../files/storedFiles/present.ts';
import { storeUpload } from '../files/uploads/storeUpload.ts';
import { presentPost } from './present.ts';
import { filesOfPost, listPosts, viewPost } from './store.ts';
import { reviewScore, shopAddress, writePost } from './writePost.ts';

async function list(kind: PostKind, search: Paging & { keyword?: string | undefined }, { db, caller }: CallContext) {
  const { rows, totalRow } = await listPosts(db, kind, search);
  return { rows: rows.map((row) => ({ row, post: presentPost(row, caller) })), pageInfo: pageInfoOf(search, totalRow) };
}

async function detail(kind: PostKind, postNo: number, { db, caller }: CallContext) {
  const row = await viewPost(db, kind, postNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const files = await filesOfPost(db, postNo);
  return { row, entity: { ...presentPost(row, caller), content: row.content, files: files.map(presentFile) } };
}

/** The members' space: board, promotions and reviews. */
export const spaceHandlers = {
  async getListBoxPromotion(input, context) {
    const { rows, pageInfo } = await list('promotion', input, context);
    return {
      list: rows.map(({ row, post }) => ({ promotionNo: row.post_no, ...post, shopName: row.shop_name, url: row.url })),
      pageInfo,
    };
  },

  async getMapPromotion({ promotionNo }, context) {
    const { row, entity } = await detail('promotion', promotionNo, context);
    return { promotionNo, ...entity, shopName: row.shop_name, url: row.url };
  },

  async getListBoxBoard(input, context) {
    const { rows, pageInfo } = await list('board', input, context);
    return { list: rows.map(({ row, post }) => ({ boardNo: row.post_no, ...post })), pageInfo };
  },

  async getMapBoard({ boardNo }, context) {
    const { entity } = await detail('board', boardNo, context);
    return { boardNo, ...entity };
  },

  async getListBoxReview(input, context) {
    const { rows, pageInfo } = await list('review', input, context);
    return {
      list: rows.map(({ row, post }) => ({
        reviewNo: row.post_no,
        ...post,
        content: row.content,
        score: row.score ?? 5,
        subject: row.subject,
      })),
      pageInfo,
    };
  },

  postIntPromotion: (input, context) => writePost('promotion', { ...input, url: shopAddress(input.url) }, context),

  postIntBoard: (input, context) => writePost('board', input, context),

  async postIntReview({ score, ...input }, context) {
    const picture =
      context.file && (await storeUpload({ file: context.file, access: 'public', only: 'picture' }, context));
    return writePost('review', { ...input, score: reviewScore(score), imagePath: picture?.path ?? '' }, context);
  },
} satisfies Partial<HandlerTable>;
