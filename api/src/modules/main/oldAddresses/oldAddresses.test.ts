import { runLine } from '../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { addressKey, keysOf } from './addressKey.ts';
import { missedAddress } from './missedAddress.ts';

const table = (...rows: string[]) => ['옛주소,새주소', ...rows].join('\n');

test.each([
  ['/bbs/view.php?no={no}&b=notice', '/bbs/view.php?b=notice&no=12'],
  ['/bbs/view.php?no={no}', '/bbs/view.php?no=12&page=3'],
  ['/notice/{no}', '/notice/12/'],
  ['/소개', '/%EC%86%8C%EA%B0%9C'],
  ['/bbs/view.php', '/bbs/view.php?no=12&token=abc'],
])('%s is one of the keys of %s', (pattern, asked) => {
  // Of two parameters one may be missing in the pattern: only the whole query or none counts.
  const keys = keysOf(asked).map(({ key }) => key);
  expect(keys.includes(addressKey(pattern))).toBe(pattern !== '/bbs/view.php?no={no}');
});

test.each([
  ['/bbs/view.php?no=123&page=2', '/bbs/view.php?no=123&page=2'],
  ['/login?token=eyJhbGciOi&id=hong', '/login?id&token'],
  ['/user/hong@example.com/01012345678', '/user/…/…'],
  ['/reset/0123456789abcdef0123456789abcdef', '/reset/…'],
  ['/member?phone=01012345678', '/member?phone'],
  ['/이름/%ED%99%8D', '/이름/…'],
])('%s is reported as %s', (asked, reported) => {
  expect(missedAddress(asked)).toBe(reported);
});

describeOnBothDatabases('addresses of the former site', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    server = await open({ now: () => now });
  });

  const run = (command: string, file = '') => runLine(server, `addresses ${command}`, file);
  const find = async (address: string) =>
    ((await server.client().call('findOldAddress', { url: address })).entity as { target: string | null }).target;

  test('lead to pages: exact ones before patterns, in any order of the query', async () => {
    const file = table(
      'https://old.example/bbs/view.php?b=notice&no={no},/news/notice/view?noticeNo={no}',
      '/bbs/view.php?b=notice&no=7,/news/notice/view?noticeNo=70',
      '/intro.html,/about/greeting',
    );
    expect(await run('import --file it.csv', file)).toMatchObject({ code: 0, out: '저장함: 3, 그대로: 0' });
    expect(await run('import --file it.csv', file)).toMatchObject({ code: 0, out: '저장함: 0, 그대로: 3' });
    expect(await find('/bbs/view.php?no=12&b=notice')).toBe('/news/notice/view?noticeNo=12');
    expect(await find('/bbs/view.php?no=7&b=notice')).toBe('/news/notice/view?noticeNo=70');
    expect(await find('/intro.html?from=mail')).toBe('/about/greeting');
    expect(await find('/bbs/view.php?no=x&b=notice')).toBeNull();
    expect((await run('remove --address /intro.html')).code).toBe(0);
    expect(await find('/intro.html')).toBeNull();
    expect((await run('list')).out.split('\n')).toHaveLength(2);
  });

  test('a table with one wrong row is refused with line, column and cause, and stores nothing', async () => {
    const { code, out } = await run(
      'import --file it.csv',
      table(
        '/a.php,/about/greeting',
        '/b.php,//evil.example',
        '/c.php,https://evil.example/',
        String.raw`/d.php,/\evil.example`,
        '/a.php,/main',
        '/e.php?no={no},/news/notice/view?noticeNo={id}',
        '/f.php,/a.php',
      ),
    );
    expect([code, out.split('\n')]).toEqual([
      1,
      [
        '3번째 줄\t거절\t새주소\t/로 시작하는 우리 누리집의 주소를 적어주세요.',
        '4번째 줄\t거절\t새주소\t/로 시작하는 우리 누리집의 주소를 적어주세요.',
        '5번째 줄\t거절\t새주소\t/로 시작하는 우리 누리집의 주소를 적어주세요.',
        '6번째 줄\t거절\t옛주소\t2번째 줄과 같습니다.',
        '7번째 줄\t거절\t새주소\t{id}이 옛 주소에 없습니다.',
        '8번째 줄\t거절\t새주소\t이 표의 옛 주소입니다. 지금 화면의 주소를 적어주세요.',
      ],
    ]);
    expect(await find('/a.php')).toBeNull();
  });

  test('those without a page are reported by day, most often asked first, within limits', async () => {
    for (const address of ['/x.php?no=1', '/x.php?no=1', '/y.php?token=secret']) await find(address);
    expect((await run('missed')).out).toBe('2\t2026-11-20\t/x.php?no=1\n1\t2026-11-20\t/y.php?token');
    await server.db
      .insertInto('missed_address')
      .values(Array.from({ length: 998 }, (_, index) => ({ day: '2026-11-20', address: `/s${index}`, asked: 1 })))
      .execute();
    await find('/one-too-many');
    await find('/x.php?no=1');
    expect((await run('missed')).out.split('\n')[0]).toBe('3\t2026-11-20\t/x.php?no=1');
    const counted = await server.db.selectFrom('missed_address').select('address').execute();
    expect(counted.map(({ address }) => address)).not.toContain('/one-too-many');
    now = new Date('2026-12-31T12:00:00+09:00');
    expect((await run('missed')).out).toBe('');
  });
});
