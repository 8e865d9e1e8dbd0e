import { expect, type Page } from '@playwright/test';
import { findCourse } from '../course.ts';
import { canonicalOf, metaOf, renderedDocument, thingsIn, thingsOf } from '../found.ts';
import { documentOf } from '../rendered.ts';
import { test } from '../silent.ts';

// Documents for search engines, messengers and feed readers, without a browser.

const NAME = '한빛외식업협회';

/** Path of the first article in a list. */
async function firstArticle(page: Page, list: string): Promise<string> {
  const { text } = await renderedDocument(page, list);
  const path = new RegExp(`href="(${list}/view\\?[^"]*)"`).exec(text)?.[1];
  if (!path) throw new Error(`${list} has no article`);
  return path.replaceAll('&amp;', '&');
}

/** Expects that a page for search engines has its address, and the same title and text for messengers. */
async function expectFound(page: Page, path: string, baseURL: string | undefined) {
  const document = await renderedDocument(page, path);
  const title = /<title>([^<]*)<\/title>/.exec(document.text)?.[1] ?? '';
  expect(title, path).toContain(NAME);
  expect(canonicalOf(document)).toBe(new URL(path, baseURL).href);
  expect(metaOf(document, 'robots')).toBeNull();
  expect(metaOf(document, 'og:url')).toBe(canonicalOf(document));
  expect(metaOf(document, 'og:title')).toBe(title);
  expect(metaOf(document, 'og:description')).toBe(metaOf(document, 'description'));
  const picture = await page.request.get(metaOf(document, 'og:image') ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)/);
  return document;
}

test('each kind of page describes itself', async ({ page, baseURL }) => {
  const home = await expectFound(page, '/main', baseURL);
  expect(thingsOf(home, 'Organization')[0]).toMatchObject({ name: NAME, telephone: expect.any(String) });
  // Courses and exams are additional content, for which the render does not wait long.
  await expect
    .poll(async () => thingsIn(await documentOf(page, '/main')).map((thing) => thing['@type']), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['Organization', 'Course', 'Event']));

  const list = await expectFound(page, '/news/notice', baseURL);
  expect(thingsOf(list, 'BreadcrumbList')[0]?.['itemListElement']).toHaveLength(2);

  const article = await expectFound(page, await firstArticle(page, '/news/notice'), baseURL);
  expect(metaOf(article, 'og:type')).toBe('article');
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(article.text)?.[1];
  expect(metaOf(article, 'og:title')).toBe(`${heading} | ${NAME}`);
  expect(thingsOf(article, 'Article')[0]).toMatchObject({ datePublished: expect.stringMatching(/\+09:00$/) });

  const about = await expectFound(page, '/about/greeting', baseURL);
  expect(thingsOf(about, 'Organization')).toHaveLength(1);

  const questions = thingsOf(await expectFound(page, '/news/faq', baseURL), 'FAQPage')[0]?.['mainEntity'];
  expect((questions as unknown[]).length).toBeGreaterThan(5);

  const examNotice = await expectFound(page, await firstArticle(page, '/manager/exam/notice'), baseURL);
  expect(thingsOf(examNotice, 'Article')).toHaveLength(1);
});

test('each open course and exam has its own address, with its time and place', async ({ page, baseURL, request }) => {
  const { educationNo } = await findCourse(request, () => true);
  const course = await expectFound(page, `/manager/info?educationNo=${educationNo}`, baseURL);
  expect(thingsOf(course, 'Course')[0]).toMatchObject({ offers: { url: canonicalOf(course) } });
  const { text } = await documentOf(page, '/sitemap.xml');
  expect(text).toContain(`/manager/info?educationNo=${educationNo}<`);
  const examinationNo = /\/manager\/info\?examinationNo=(\d+)</.exec(text)?.[1] ?? '';
  const exam = await expectFound(page, `/manager/info?examinationNo=${examinationNo}`, baseURL);
  expect(thingsOf(exam, 'Event')).toHaveLength(1);
  expect(canonicalOf(await expectFound(page, '/manager/info', baseURL))).toBe(`${baseURL}/manager/info`);
});

test('a filtered list is found at the address of the list', async ({ page, baseURL }) => {
  const found = await renderedDocument(page, '/news/notice?keyword=%EA%B5%90%EC%9C%A1&utm_source=mail');
  expect(canonicalOf(found)).toBe(`${baseURL}/news/notice`);
});

test('pages for members, the login, and unknown pages are not indexed', async ({ page }) => {
  for (const [path, status] of [
    ['/manager/edu/apply', 200],
    ['/space/board/view?boardNo=1', 200],
    ['/office/members', 200],
    ['/sign/in', 200],
    ['/news/notice/view?noticeNo=999999', 404],
    ['/no/such/page', 404],
  ] as const) {
    await expect.poll(async () => (await documentOf(page, path)).status, { message: path }).toBe(status);
    const document = await documentOf(page, path);
    expect(metaOf(document, 'robots'), path).toBe('noindex');
    expect(canonicalOf(document), path).toBeNull();
    expect(thingsIn(document), path).toEqual([]);
  }
});

test('every address of the sitemap is there, and articles are among them', async ({ page, baseURL }) => {
  const { status, text } = await documentOf(page, '/sitemap.xml');
  expect(status).toBe(200);
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const list of ['/news/notice', '/news/asctn', '/news/data', '/manager/exam/notice'])
    expect(
      addresses.some((address) => address.startsWith(`${baseURL}${list}/view?`)),
      list,
    ).toBe(true);
  expect(addresses.filter((address) => /\/(sign|office|space\/board)/.test(address))).toEqual([]);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
});

test('the feeds in the head are valid for a feed reader, and their items lead to pages', async ({ page }) => {
  const { text } = await renderedDocument(page, '/main');
  const feeds = [...text.matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/g)];
  expect(feeds).toHaveLength(3);
  await page.goto('/about/ci');
  for (const [, address = ''] of feeds) {
    const feed = await page.request.get(address);
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const { problem, links, dates } = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        const textsOf = (selector: string) => [...parsed.querySelectorAll(selector)].map((node) => node.textContent);
        return {
          problem: parsed.querySelector('parsererror')?.textContent ?? null,
          links: textsOf('rss[version="2.0"] > channel > item > link'),
          dates: textsOf('item > pubDate'),
        };
      },
      await feed.text(),
    );
    expect(problem, address).toBeNull();
    expect(links.length, address).toBeGreaterThan(5);
    expect(dates.map((date) => Date.parse(date))).toEqual(
      dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a),
    );
    if (!address.includes('kfood')) expect((await page.request.get(links[0] ?? '')).status()).toBe(200);
  }
});

test('robots.txt names the sitemap', async ({ page, baseURL }) => {
  const { text } = await documentOf(page, '/robots.txt');
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toContain('Disallow: /office');
});
