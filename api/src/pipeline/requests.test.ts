import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { type Call, calls, CODES } from '@portal/shared/contract';
import { describeWithDatabase, type TestClient, type TestServer } from '../testing/index.ts';
import { longAnswer } from './envelope.ts';
import { networkOf } from './network.ts';
import { isShape, maximumOf, type SchemaShape, shapeOf } from './schemaShape.ts';

/** Paths of the lists in a schema that have no maximum. */
function endlessLists(shape: SchemaShape, path: string): string[] {
  const { type, entries = {}, item, wrapped, options = [] } = shape;
  return [
    ...(type === 'array' && !maximumOf(shape) ? [path] : []),
    ...Object.entries(entries).flatMap(([name, entry]) => endlessLists(entry, `${path}.${name}`)),
    ...[item, wrapped, ...options].filter(isShape).flatMap((part) => endlessLists(part, path)),
  ];
}
const lines = Array.from({ length: 1201 }, (_, line) => ({ line, name: `"홍길동"\n${line}`, note: undefined }));
const answer = (entity: unknown) => ({ ...CODES.SUCCESS, entity });

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

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('every list that a call takes has a maximum: without one no item of it would be accepted', () => {
  const endless = Object.entries(calls).flatMap(([name, { input }]: [string, Call]) =>
    endlessLists(shapeOf(input), name),
  );
  expect(endless).toEqual([]);
});

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

test.each([
  ['a list', lines],
  ['a list among other fields', { lines, counts: { none: 1201 }, left: undefined, last: null }],
])('%s that is long has the same JSON as one written at once', async (_what, entity) => {
  const parts = longAnswer(answer(entity));
  expect(parts).not.toBeNull();
  expect(JSON.parse(await text(Readable.from(parts ?? [])))).toEqual(JSON.parse(JSON.stringify(answer(entity))));
});

test.each([[null], [7], [lines.slice(0, 500)], [{ lines: lines.slice(0, 500) }]])(
  'a short response is not written in pieces',
  (entity) => expect(longAnswer(answer(entity))).toBeNull(),
);
