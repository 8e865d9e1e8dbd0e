import { runLine } from '../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { addressKey, keysOf } from './addressKey.ts';
import { missedAddress } from './missedAddress.ts';

const table = (...rows: string[]) => ['옛주소,새주소', ...rows].join('\n');

test.each([
  ['/bbs/view.php?no={no}&b=notice', '/bbs/view.php?b=notice&no=12'],
  ['/bbs/view.php?no={no}', '/bbs/view.php?no=12&page=3'],
  ['/index.php?mid=edu&document_srl={no}', '/index.php?utm_source=mail&document_srl=123&mid=edu&utm_medium=x'],
  ['/notice/{no}', '/notice/12/'],
  ['/소개', '/%EC%86%8C%EA%B0%9C'],
  ['/소개/인사말.html', '/%bc%d2%B0%b3/%C0%CE%BB%E7%B8%BB.html'],
  ['/%BC%D2%B0%B3?menu=교육', '/소개?menu=%B1%B3%C0%B0'],
  ['/bbs/view.php', '/bbs/view.php?no=12&token=abc'],
  ['/a?no={no}', `/a?no=1&${'long='.padEnd(90, 'x')}&b=1&c=2&d=3&e=4&f=5&g=${'y'.repeat(50)}`],
])('%s is one of the keys of %s', (pattern, asked) => {
  expect(keysOf(asked).map(({ key }) => key)).toContain(addressKey(pattern));
});

test.each(['/bbs/view.php?no={no}', '/bbs/view.php?board=faq&no={no}', '/bbs/{no}.php'])(
  '%s is none of the keys of an address with a word for the number, or of another board',
  (pattern) => {
    expect(keysOf('/bbs/view.php?board=notice&no=x').map(({ key }) => key)).not.toContain(addressKey(pattern));
  },
);

test('the keys of an address are bounded, whatever it has', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => `p${index}=${index}`);
  expect(keysOf(`/1/2/3/4/5/6/7?${numbers.join('&')}`).length).toBeLessThan(12_000);
});

test.each([
  ['/bbs/view.php?no=123&page=2', '/bbs/view.php?no={no}&page={page}'],
  ['/bbs/view.php?board=notice&id=hong&name=%ED%99%8D', '/bbs/view.php?board=notice&id&name'],
  ['/notice/12', '/notice/{no}'],
  ['/%bc%d2%b0%b3/%EC%9D%B8%EC%82%AC.html', '/소개/인사.html'],
  ['/010-1234-5678/%zz%/%E0%A4%A', '/…/…/…'],
  ['/a%00b', '/a…b'],
  ['/login?token=eyJhbGciOi&id=hong', '/login?id&token'],
  ['/user/hong@example.com/01012345678', '/user/…/…'],
  ['/reset/0123456789abcdef0123456789abcdef', '/reset/…'],
  ['/member?phone=01012345678', '/member?phone={phone}'],
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
    for (const broken of ['/%', '/%00?%00=%ff', `/${'%bc'.repeat(300)}`]) expect(await find(broken)).toBeNull();
    expect((await run('remove --address /intro.html')).code).toBe(0);
    expect(await find('/intro.html')).toBeNull();
    expect((await run('list')).out.split('\n')).toHaveLength(2);
  });

  test('of several patterns the most specific counts, and values that none of them names do not', async () => {
    const rows = [
      '/index.php?mid=edu&document_srl={no},/manager/edu/view?educationNo={no}',
      '/index.php?document_srl={no},/news/notice/view?noticeNo={no}',
      '/index.php?mid=edu,/manager/edu',
      '/교육/{no},/manager/edu/view?educationNo={no}',
    ];
    expect((await run('import --file it.csv', table(...rows))).code).toBe(0);
    expect(await find('/index.php?utm_source=mail&document_srl=12&mid=edu&page=3')).toBe(
      '/manager/edu/view?educationNo=12',
    );
    expect(await find('/index.php?mid=board&document_srl=12')).toBe('/news/notice/view?noticeNo=12');
    expect(await find('/index.php?mid=edu&document_srl=x')).toBe('/manager/edu');
    for (const path of ['/%EA%B5%90%EC%9C%A1/7', '/%B1%B3%C0%B0/7', '/%b1%b3%c0%b0/7/'])
      expect(await find(path)).toBe('/manager/edu/view?educationNo=7');
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
    for (const address of ['/x.php?no=1', '/x.php?no=2', '/y.php?token=secret']) await find(address);
    expect((await run('missed')).out).toBe('2\t2026-11-20\t/x.php?no={no}\n1\t2026-11-20\t/y.php?token');
    await server.db
      .insertInto('missed_address')
      .values(Array.from({ length: 998 }, (_, index) => ({ day: '2026-11-20', address: `/s${index}`, asked: 1 })))
      .execute();
    await find('/one-too-many');
    await find('/x.php?no=1');
    expect((await run('missed')).out.split('\n')[0]).toBe('3\t2026-11-20\t/x.php?no={no}');
    const counted = await server.db.selectFrom('missed_address').select('address').execute();
    expect(counted.map(({ address }) => address)).not.toContain('/one-too-many');
    now = new Date('2026-12-31T12:00:00+09:00');
    expect((await run('missed')).out).toBe('');
  });
});
