import { partsOf } from './partsOf.ts';

const page = (body: string) =>
  `<link rel="preload" as="image" href="/a.png"><header>머리</header><main id="main"><h1 tabindex="-1" data-page-heading="true">공지 &amp; 안내</h1>${body}</main>`;

test('a rendered page is split into head, title from its heading and description from its first words', () => {
  expect(partsOf(page('<nav>목록</nav><p>휴무   <b>안내</b></p>'))).toMatchObject({
    head: '<link rel="preload" as="image" href="/a.png">',
    title: '공지 &amp; 안내',
    description: '휴무 안내',
  });
});

test('what an article says cannot leave the attribute that describes the page', () => {
  const { description } = partsOf(page('<p>" http-equiv="refresh" content="0;url=//evil.example"></p>'));
  expect(description).not.toContain('"');
  expect(description).toContain('&quot; http-equiv=&quot;refresh&quot;');
});

test('a long text is cut between words, and never inside an escape', () => {
  const { description } = partsOf(page(`<p>${'가나다 &amp; '.repeat(40)}</p>`));
  expect(description?.length).toBeLessThanOrEqual(151);
  expect(description).toMatch(/(?:가나다|&amp;)…$/);
});

test('facts of a page are removed from the head, with any text in them', () => {
  const fact = `{&quot;kind&quot;:&quot;article&quot;,&quot;title&quot;:&quot;&lt;b&gt; &amp;amp; it&#x27;s&quot;}`;
  const { head, facts, html } = partsOf(`<meta name="portal-facts" content="${fact}"/>${page('')}`);
  expect(facts).toEqual([{ kind: 'article', title: "<b> &amp; it's" }]);
  expect(head).toBe('<link rel="preload" as="image" href="/a.png">');
  expect(html.startsWith('<header>')).toBe(true);
});

test('a page with a lead below its heading is described by that', () => {
  const lead = '<div class="x" data-page-lead="">소식을   <b>모았습니다</b>.</div></div><form>검색</form>';
  expect(partsOf(page(lead)).description).toBe('소식을 모았습니다 .');
});
