import type { TestServer } from '../../../testing/index.ts';

/** Creates an open inquiry of a new member. */
export async function addInquiry(server: TestServer) {
  const { memberNo, client } = await server.member();
  const asked = await client.call('postIntInquiry', { kind: 'question', title: '문의', content: '질문' });
  const inquiryNo = Number(asked.entity);
  const { entry_no: entryNo } = await server.db
    .selectFrom('inquiry_entry')
    .select('entry_no')
    .where('inquiry_no', '=', inquiryNo)
    .executeTakeFirstOrThrow();
  return { inquiryNo, entryNo, memberNo, client };
}
