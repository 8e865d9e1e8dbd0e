import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';

interface Listed {
  list: { question: string; subject: string }[];
  pageInfo: { totalRow: number };
}

describeWithDatabase('frequently asked questions', (open) => {
  let server: TestServer;
  const list = async (input = {}) => (await server.client().call('getListBoxFaq', input)).entity as Listed;

  beforeAll(async () => {
    server = await open();
    await server.db
      .insertInto('faq')
      .values([
        {
          subject: 'refund',
          sort_order: 2,
          question: '환불은 언제 됩니까?',
          answer: '약 2일에서 7일이 걸립니다.',
          published_at: new Date(0),
        },
        {
          subject: 'edu',
          sort_order: 1,
          question: '교육은 어디에서 신청합니까?',
          answer: '교육 신청 메뉴에서 신청합니다.',
          published_at: new Date(0),
        },
      ])
      .execute();
  });

  test('are listed in the order of the association', async () => {
    expect((await list()).list.map(({ subject }) => subject)).toEqual(['edu', 'refund']);
  });

  test('are found by subject and by a word in the answer', async () => {
    expect((await list({ subject: 'refund' })).pageInfo.totalRow).toBe(1);
    expect((await list({ keyword: '7일' })).list.map(({ subject }) => subject)).toEqual(['refund']);
  });

  test('an unknown subject is a malformed query', async () => {
    expect((await server.client().call('getListBoxFaq', { subject: 'weather' })).status).toBe(400);
  });
});
