import type { TestServer } from '../../../testing/index.ts';

/** Creates a post with one report: waiting, or upheld with the post hidden. */
export async function addReport(server: TestServer, status: 'WAITING' | 'UPHELD') {
  const { db, services } = server;
  const now = services.now();
  const isHidden = status === 'UPHELD';
  const { memberNo } = await server.member();
  const { post_no: postNo } = await db
    .insertInto('member_post')
    .values({
      kind: 'board',
      member_no: memberNo,
      writer_masked: '홍*동',
      title: '신고된 글',
      summary: '본문',
      content: '<p>본문</p>',
      plain_text: '본문',
      score: null,
      written_at: now,
      is_hidden: isHidden,
    })
    .returning('post_no')
    .executeTakeFirstOrThrow();
  const { memberNo: reporterNo } = await server.member();
  const { report_no: reportNo } = await db
    .insertInto('post_report')
    .values({
      post_no: postNo,
      member_no: reporterNo,
      reason: 'abuse',
      words: '',
      status,
      reported_at: now,
      decided_at: isHidden ? now : null,
    })
    .returning('report_no')
    .executeTakeFirstOrThrow();
  if (isHidden)
    await db.insertInto('post_hiding').values({ post_no: postNo, reason: '비방', hidden_at: now }).execute();
  return { postNo, reportNo, memberNo };
}
