import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';

describeWithDatabase('input that cannot be stored', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({
      handlers: {
        downloadCnt: async ({ dataNo }, { db }) => {
          await sql`select ${dataNo === 1 ? '2147483648' : 'a'}::text::integer`.execute(db);
          return 1;
        },
      },
    });
  });

  test('U+0000, half a surrogate pair and numbers beyond the safe integers are refused at their fields', async () => {
    const guest = server.client();
    const { client } = await server.member();
    const title = { title: '제목', content: '내용' };
    const answers = await Promise.all([
      guest.call('getListBoxNotice', { keyword: '\0' }),
      guest.call('login', { userId: 'mem\0ber', userPw: 'Portal!2026' }),
      guest.call('login', { userId: 'member01', userPw: 'Portal!\0' }),
      client.call('postIntBoard', { ...title, content: '글\ud800' }),
      client.call('postIntEdu', { educationNo: 1e300 }),
      client.call('getMapUserEdu', { userExaminationNo: '9'.repeat(19) }),
    ]);
    expect(
      answers.map(({ status, entity }) => [status, (entity as { issues: { path: string }[] }).issues[0]?.path]),
    ).toEqual([
      [400, 'keyword'],
      [400, 'userId'],
      [400, 'userPw'],
      [400, 'content'],
      [400, 'educationNo'],
      [400, 'userExaminationNo'],
    ]);
  });

  test('a value that its column cannot hold answers 400, and not a fault', async () => {
    for (const dataNo of [1, 2])
      expect(await server.client().call('downloadCnt', { dataNo })).toMatchObject({ status: 400, code: 400 });
  });

  test('a number that no row can have finds nothing', async () => {
    const { status } = await server.client().call('getMapNotice', { noticeNo: Number.MAX_SAFE_INTEGER });
    expect([400, 404]).toContain(status);
  });
});
