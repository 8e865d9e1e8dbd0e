import type { PostReportReason } from '@portal/shared/contract/postReport';
import type { Queries } from '../../../database/types/tables.ts';
import { demoTime } from '../../../demo/writing.ts';

/** Reports of board posts that wait for the office: title, reporting member, age in days, and reason. */
const reported: readonly (readonly [
  title: string,
  userId: string,
  daysAgo: number,
  reason: PostReportReason,
  words: string,
])[] = [
  [
    '배달 포장 뚜껑이 자꾸 열려서 바꾼 용기',
    'member01',
    3,
    'advertising',
    '같은 내용을 다른 곳에도 여러 번 올렸습니다.',
  ],
  ['배달 포장 뚜껑이 자꾸 열려서 바꾼 용기', 'member02', 2, 'advertising', ''],
  [
    '2급 시험 준비하며 만든 요약 노트 나눕니다',
    'member02',
    1,
    'other',
    '시중 교재를 그대로 옮긴 것 같아 저작권이 걱정됩니다.',
  ],
];

/** Loads two reported posts that wait. */
export async function loadReports(db: Queries, now: Date): Promise<void> {
  for (const [title, userId, daysAgo, reason, words] of reported) {
    const post = await db
      .selectFrom('member_post')
      .select('post_no')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const member = await db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('post_report')
      .values({
        post_no: post.post_no,
        member_no: member.member_no,
        reason,
        words,
        status: 'WAITING',
        reported_at: demoTime(now, daysAgo, 3),
      })
      .execute();
  }
}
