import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../database/page.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Page of the caller's notices, newest first. */
export async function listOwnNotices(paging: CallValue<Calls['getListBoxUserNotice']>, { db, caller }: MemberContext) {
  const query = db
    .selectFrom('member_notice')
    .select(['notice_no', 'title', 'content', 'path', 'raised_at'])
    .where('member_no', '=', caller.memberNo)
    .orderBy('notice_no', 'desc');
  return listPage(query, paging, (notice) => ({
    userNoticeNo: notice.notice_no,
    title: notice.title,
    content: notice.content,
    path: notice.path,
    regDate: seoulTimestamp(notice.raised_at),
  }));
}
