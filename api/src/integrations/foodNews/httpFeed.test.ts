import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpFeed } from './httpFeed.ts';

const now = new Date('2026-11-20T03:00:00Z');

describe('a feed at a URL', () => {
  let body = '';
  let status = 200;
  let endless: ((response: ServerResponse) => void) | null = null;
  const remote = createServer((_request, response) =>
    endless ? endless(response.writeHead(200)) : response.writeHead(status).end(body),
  );
  beforeAll(() => new Promise<void>((done) => remote.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => remote.close(done)));
  const read = () => createHttpFeed(`http://127.0.0.1:${(remote.address() as AddressInfo).port}/feed`).read(now);

  test('reads RSS as plain text and omits items without a web URL', async () => {
    status = 200;
    body = `<?xml version="1.0"?><rss version="2.0"><channel><title>한식세계</title>
      <item><title>국밥 &amp; 김치</title><link>https://example.org/1</link><guid>one</guid><description><![CDATA[<p>맛있는 <b>소식</b></p><script>x()</script>]]></description><pubDate>Thu, 19 Nov 2026 09:00:00 +0900</pubDate></item>
      <item><title>나쁜 주소</title><link>javascript:alert(1)</link></item></channel></rss>`;
    const items = await read();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      key: 'one',
      title: '국밥 & 김치',
      source: '한식세계',
      url: 'https://example.org/1',
      publishedAt: new Date('2026-11-19T00:00:00Z'),
    });
    expect(items[0]?.summary).not.toMatch(/[<>]/);
  });

  test('resolves no entity that a document declares, from a file or by repetition', async () => {
    body = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY file SYSTEM "file://${import.meta.filename}">
      <!ENTITY one "하나하나"><!ENTITY many "&one;&one;&one;&one;">]>
      <rss version="2.0"><channel><title>한식세계</title><item><title>국밥 &file;&many; 김치</title>
      <link>https://example.org/1</link></item></channel></rss>`;
    expect((await read())[0]?.title).toBe('국밥 &file;&many; 김치');
  });

  test('reads JSON Feed; a future date becomes now', async () => {
    body = JSON.stringify({
      title: '밀과 쌀',
      items: [
        {
          id: '7',
          url: 'https://example.org/7',
          title: '쌀빵',
          summary: '요약',
          date_published: '2030-01-01T00:00:00Z',
        },
      ],
    });
    expect(await read()).toEqual([
      {
        key: '7',
        title: '쌀빵',
        summary: '요약',
        source: '밀과 쌀',
        url: 'https://example.org/7',
        imagePath: '',
        content: '',
        publishedAt: now,
      },
    ]);
  });

  test('text full of opened tags is read, and scripts are not text', async () => {
    const item = (title: string) => ({ url: 'https://example.org/1', title, summary: '<'.repeat(200_000) });
    body = JSON.stringify({ items: [item('하나 &lt;둘&gt;<script>x()</script>'), item(`${'<a'.repeat(100_000)}셋`)] });
    expect((await read())[0]?.title).toBe('하나 <둘>');
  });

  test('an endless feed is not read to its end', async () => {
    let sent = 0;
    endless = (response) => {
      const write = () => {
        while (!response.destroyed) {
          sent += 65_536;
          if (!response.write('x'.repeat(65_536))) return void response.once('drain', write);
        }
      };
      write();
    };
    await expect(read()).rejects.toThrow('longer than 5000000 bytes');
    endless = null;
    expect(sent).toBeLessThan(50_000_000);
  });

  test('a failed answer, or one that is not a feed, throws', async () => {
    body = '<html>점검 중</html>';
    await expect(read()).rejects.toThrow();
    status = 503;
    await expect(read()).rejects.toThrow('503');
  });
});
