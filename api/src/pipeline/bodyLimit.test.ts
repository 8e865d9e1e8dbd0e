import { describeWithDatabase, type TestClient, type TestServer } from '../testing/index.ts';

describeWithDatabase('a body', (open) => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await open();
    ({ client } = await server.member());
    await client.call('downloadCnt');
    await client.request({ method: 'GET', url: '/health/live' });
  });
  const send = (payload: string, url = '/api/home/space/postIntPromotion') =>
    client.request({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });

  test('is taken as long as its call allows, however it is written', async () => {
    const content = '\\uAC00'.repeat(20_000);
    expect(await send(`{"title":"제목","content":"${content}"}`)).toMatchObject({ status: 200, code: 1 });
  });

  test('that is longer than its call allows is refused before it is read', async () => {
    const { status, code } = await send(`{"title":"제목","content":"${'\\uAC00'.repeat(24_000)}"}`);
    expect([status, code]).toEqual([413, 413]);
    const login = await send(`{"userId":"${'a'.repeat(70_000)}"}`, '/api/user/login');
    expect(login.status).toBe(413);
  });

  test('with more names than any form is refused before it becomes an object', async () => {
    const { status, code, body } = await send(`{${Array.from({ length: 26_000 }, () => '"":0').join(',')}}`);
    expect([status, code]).toEqual([400, 400]);
    expect(body).toContain('"issues":[]');
  });

  test('with a list longer than allowed gets one issue for it, not one for each of its items', async () => {
    const files = Array.from({ length: 5000 }, () => 0);
    const { status, entity } = await send(JSON.stringify({ title: '제목', content: '내용', files }));
    expect([status, entity]).toEqual([
      400,
      { issues: [{ path: 'files', message: '파일은 5개까지 올릴 수 있습니다.' }] },
    ]);
  });
});
