import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { MemberPostTable } from '../../../database/types/tables/space.ts';
import type { Caller } from '../../../pipeline/session.ts';

type PostRow = Pick<
  Selectable<MemberPostTable>,
  'member_no' | 'title' | 'summary' | 'writer_masked' | 'written_at' | 'view_cnt' | 'image_path'
>;
type ShopRow = Pick<
  Selectable<MemberPostTable>,
  'shop_name' | 'url' | 'post_code' | 'shop_address' | 'shop_address2' | 'shop_phone'
>;

/** Post as shown in lists; only its writer sees the full name. */
export function presentPost(row: PostRow, caller: Caller | null) {
  const isMine = caller !== null && row.member_no === caller.memberNo;
  return {
    title: row.title,
    summary: row.summary,
    writer: isMine ? caller.name : row.writer_masked,
    regDate: seoulTimestamp(row.written_at),
    viewCnt: row.view_cnt,
    imagePath: row.image_path,
    isMine,
  };
}

/** Business that a promotion presents. */
export const presentShop = (row: ShopRow) => ({
  shopName: row.shop_name,
  url: row.url,
  postCode: row.post_code,
  shopAddress: row.shop_address,
  shopAddress2: row.shop_address2,
  shopPhone: row.shop_phone,
});
