import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';

interface Listed {
  list: { question: string; subject: string }[];
  pageInfo: { totalRow: number };
}

describeOnBothDatabases('questions and answers', (open) => {
  let server: TestServer;
  const ask = async (input = {}) => (await server.client().call('getListBoxFaq', input)).entity as Listed;

  beforeAll(async () => {
    server = await open();
    await server.db
      .insertInto('faq')
      .values([
        { subject: 'refund', place: 2, question: '환불은 언제 됩니까?', answer: '약 2일에서 7일이 걸립니다.' },
        { subject: 'edu', place: 1, question: '교육은 어디에서 신청합니까?', answer: '교육 신청 메뉴에서 신청합니다.' },
      ])
      .execute();
  });

  test('stand in the order the association gave them', async () => {
    expect((await ask()).list.map(({ subject }) => subject)).toEqual(['edu', 'refund']);
  });

  test('are found by subject and by a word of the answer', async () => {
    expect((await ask({ subject: 'refund' })).pageInfo.totalRow).toBe(1);
    expect((await ask({ keyword: '7일' })).list.map(({ subject }) => subject)).toEqual(['refund']);
  });

  test('an unknown subject is a malformed query', async () => {
    expect((await server.client().call('getListBoxFaq', { subject: 'weather' })).status).toBe(400);
  });
});
