import { expect, type Page } from '@playwright/test';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { boxOf } from '../frame.ts';
import { AS_IT_CAME } from '../hydrated.ts';
import { newMember, PASSWORD, post, signIn } from '../member.ts';
import { permanentNotices } from '../notices.ts';
import { documentOf, untilHydrated, untilRendered } from '../rendered.ts';
import { test, WITHOUT_SCRIPTS, withoutSection } from '../silent.ts';

// Pages that the shell's server renders and the browser hydrates.

/** Pages of a flow depend on the tab's state or on a link, so that their document contains only the frame. */
const OF_A_FLOW = /^\/sign\/(up|find)\/|^\/sign\/refuse$|^\/manager\/group\/accept$/;

/** Every public page of every section, from the registry, with the number of an existing article. */
async function publicPages(page: Page): Promise<string[]> {
  const registry = (await (await page.request.get('/registry.json')).json()) as VisitorRegistry;
  const paths = registry.sections.flatMap(({ pages }) =>
    pages.filter(({ guarded, employeesOnly }) => !guarded && !employeesOnly).map(({ path }) => path),
  );
  const link = async (list: string) => {
    await untilRendered(page, list);
    const { text } = await documentOf(page, list);
    return new RegExp(`href="(${list}/view\\?[^"]*)"`).exec(text)?.[1] ?? null;
  };
  const articles = await Promise.all(
    paths.filter((path) => paths.includes(`${path}/view`)).map(async (path) => ({ path, found: await link(path) })),
  );
  const views = articles.flatMap(({ found }) => (found ? [found] : []));
  return ['/main', ...paths.filter((path) => !path.endsWith('/view') && !OF_A_FLOW.test(path)), ...views];
}

test('every public page is completely rendered by the server and hydrated without an error', async ({ page }) => {
  const paths = await publicPages(page);
  expect(paths.filter((path) => path.includes('/view?')).length).toBeGreaterThan(2);
  for (const path of paths) {
    await untilRendered(page, path);
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveCount(1);
  }
});

test('a public page is the same bytes for everybody, and no cache may keep a member’s page or has anything of one', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const paths = await publicPages(page);
  const { userId, name, userPhone } = await newMember(request, '하늘새봄');
  const { token } = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  const { cookies } = await request.storageState();
  const contextOf = (extraHTTPHeaders: Record<string, string>) =>
    playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
  const guest = await contextOf({});
  const another = await contextOf({
    cookie: `XSRF-TOKEN=${'b'.repeat(32)}; portal-cohort=42; other=1`,
    'accept-language': 'en-US',
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X)',
    'x-forwarded-for': '203.0.113.9',
  });
  const member = await contextOf({
    authorization: token,
    cookie: cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
  });
  const ofAMember = [userId, name, userPhone, token, ...cookies.map(({ value }) => value)];
  for (const path of paths) {
    await untilRendered(page, path);
    // The page may be rendered again between two of the responses.
    await expect(async () => {
      const answers = await Promise.all([guest, another, member].map((visitor) => visitor.get(path)));
      const [first = '', ...others] = await Promise.all(answers.map((answer) => answer.text()));
      for (const other of others) expect(other, path).toBe(first);
      for (const answer of answers) expect(answer.headers()['set-cookie'], path).toBeUndefined();
      const [toGuest, , toMember] = answers.map((answer) => answer.headers()['cache-control'] ?? '');
      expect(toGuest, path).toMatch(/^public, max-age=0, s-maxage=\d/);
      expect(toMember, path).toBe('private, no-cache');
      for (const text of ofAMember) expect(first, path).not.toContain(text);
    }).toPass();
  }
  const registry = (await (await request.get('/registry.json')).json()) as VisitorRegistry;
  const own = registry.sections.flatMap(({ pages }) => pages.filter((one) => one.guarded || one.employeesOnly));
  expect(own.length).toBeGreaterThan(20);
  for (const { path } of own) {
    const answer = await member.get(path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-cache');
    const text = await answer.text();
    for (const words of ofAMember) expect(text, path).not.toContain(words);
  }
  await Promise.all([guest, another, member].map((visitor) => visitor.dispose()));
});

test('what would run of a text that becomes HTML is taken out, and a text becomes no script', async ({
  page,
  console,
}) => {
  await page.goto('/main');
  // Reported when the text is inspected, before it is part of the page.
  console.provokes(/Executing inline event handler violates the following Content Security Policy/);
  console.provokes(/This document requires 'TrustedScript' assignment/);
  const outcome = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<p onclick="document.title=1">글</p><a href="javascript:document.title=1">글</a>';
    const script = document.createElement('script');
    const isRefused = (() => {
      try {
        script.textContent = 'document.title = 1';
        return false;
      } catch {
        return true;
      }
    })();
    return { html: box.innerHTML, isRefused };
  });
  expect(outcome).toEqual({ html: '<p>글</p><a>글</a>', isRefused: true });
});

test('a page that can be read has its styles in it, and asks for its code with what the line has left', async ({
  page,
}) => {
  await untilRendered(page, '/news/notice');
  const { text } = await documentOf(page, '/news/notice');
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toMatch(/<style [^>]*data-href="styles\.\w+\.css">/);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).not.toContain('fetchpriority="high"');
  expect([...text.matchAll(/<link rel="preload" as="script"[^>]*>/g)].length).toBeGreaterThan(3);
  for (const [preload] of text.matchAll(/<link rel="preload" as="script"[^>]*>/g))
    expect(preload).toContain('fetchpriority="low"');
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()));
  await page.goto('/news/notice');
  expect(asked).toEqual([]);
});

for (const [path, needless] of [
  ['/main', /\/registry\.json|\/assets\/(http|federation)\./],
  ['/news/notice', /\/registry\.json|\/assets\/http\./],
] as const) {
  test(`${path} is hydrated without a file that only the next step needs, which comes then`, async ({ page }) => {
    // A page for which the API was late on a busy machine loads the rest itself, and is not cached.
    await expect(async () => {
      await untilRendered(page, path);
      await page.goto(path);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /http\./.test(name)),
      );
      const before = await page.evaluate(() => {
        const [hydrated] = performance.getEntriesByName('hydrated');
        const files = performance.getEntriesByType('resource');
        return files.filter(({ startTime }) => startTime < (hydrated?.startTime ?? 0)).map(({ name }) => name);
      });
      expect(before.length).toBeGreaterThan(1);
      expect(before.filter((name) => needless.test(name))).toEqual([]);
    }).toPass();
  });
}

test('a page for members is the frame with a skeleton, and then the member’s page', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  await untilRendered(page, '/sign/me', 'frame');
  const { text } = await documentOf(page, '/sign/me');
  expect(text).toContain('aria-busy="true"');
  await page.goto('/sign/me');
  await expect(page.getByRole('heading', { level: 1, name: '마이페이지' })).toBeVisible();
});

test('a member is known as soon as the page is hydrated, and never sees the links of a guest', async ({
  page,
  request,
}) => {
  // On a phone these links are in the menus.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.goto('/about/history');
  await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toHaveCount(0);
});

test('an article that does not exist is a 404 with the portal’s own words', async ({ page, console }) => {
  // The document, or on a busy machine the call of the browser that renders it.
  console.provokes(/status of 404 .*\/(news\/notice\/view|api\/home\/news\/getMapNotice)\?noticeNo=999999\)/);
  await expect.poll(async () => (await documentOf(page, '/news/notice/view?noticeNo=999999')).status).toBe(404);
  await page.goto('/news/notice/view?noticeNo=999999');
  await expect(page.getByRole('heading', { level: 1, name: '글을 찾을 수 없습니다' })).toBeVisible();
});

test('the space of an article’s picture is reserved until it loads', async ({ page, request }) => {
  const answer = await request.get('/api/home/news/getListBoxAsctn?page=1');
  const { entity } = (await answer.json()) as { entity: { list: { asctnNo: number; imagePath: string }[] } };
  const article = entity.list.find(({ imagePath }) => imagePath !== '');
  if (!article) throw new Error('There is no article with a picture');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/files/${article.imagePath}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/news/asctn/view?asctnNo=${article.asctnNo}`, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  const picture = page.getByRole('article').locator(`img[src$="${article.imagePath}"]`);
  const hasCome = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  expect(await hasCome()).toBe(false);
  const { height: kept } = await boxOf(picture);
  release();
  await expect.poll(hasCome).toBe(true);
  expect((await boxOf(picture)).height).toBeCloseTo(kept, 0);
});

test('an article’s document has its own title and description', async ({ page }) => {
  await page.goto('/news/notice');
  const link = permanentNotices(page.getByRole('main')).first();
  const path = (await link.getAttribute('href')) ?? '';
  await untilRendered(page, path);
  const { text } = await documentOf(page, path);
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';
  expect(heading).not.toBe('');
  expect(text).toContain(`<title>${heading} | 한빛외식업협회</title>`);
  expect(/<meta name="description" content="([^"]*)"/.exec(text)?.[1]).not.toContain('외식업 소식');
});

test('a scrolled page stays in place when it is hydrated, also after a reload', async ({ page }) => {
  await untilRendered(page, '/about/history');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about/history', { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const before = await page.evaluate(() => scrollY);
  release();
  await untilHydrated(page);
  expect(before).toBeGreaterThan(300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('typing and presses before the hydration are not lost', async ({ page }) => {
  await untilRendered(page, '/sign/in');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sign/in', { waitUntil: 'commit' });
  await page.getByLabel('아이디').fill('typed01');
  await page.locator('main form').getByRole('button', { name: '로그인' }).click();
  expect(page.url()).not.toContain('typed01');
  release();
  await untilHydrated(page);
  await expect(page.getByLabel('아이디')).toHaveValue('typed01');
  await expect(page.getByText('비밀번호를 입력해주세요.').first()).toBeVisible();
  expect(page.url()).not.toContain('typed01');
});

for (const { path, kind } of [
  { path: '/sign/in', kind: 'page' },
  { path: '/space/board', kind: 'frame' },
])
  test(`the portal’s own script is requested until it loads, and ${path} shows that meanwhile`, async ({
    page,
    console,
  }) => {
    console.provokes(/net::ERR_FAILED .*\/assets\/main\./);
    await untilRendered(page, path, kind);
    const scripts = '**/assets/main.*.js';
    await page.route(scripts, (route) => route.abort());
    await page.goto(path, AS_IT_CAME);
    const notice = page.getByRole('alert').filter({ hasText: '아직 버튼과 입력란을 쓰실 수 없습니다' });
    await expect(notice.getByRole('link', { name: '새로 고침' })).toBeVisible();
    await page.unroute(scripts);
    await untilHydrated(page);
    await expect(notice).toBeHidden();
  });

test(
  'a page with an unavailable section stays readable, and loads with one click',
  { tag: '@smoke' },
  async ({ page, console }) => {
    console.provokes(...withoutSection('mf-about'));
    await untilRendered(page, '/about/history');
    await page.route('**/remotes/mf-about/**', (route) => route.abort());
    await page.goto('/about/history', AS_IT_CAME);
    await expect(page.getByRole('alert')).toContainText('내용은 읽으실 수 있으나');
    const heading = page.getByRole('heading', { level: 1, name: '연혁' });
    await expect(heading).toHaveCount(1);
    await page.unroute('**/remotes/mf-about/**');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(heading).toHaveCount(1);
  },
);

test('text typed into a page with an unavailable section is there once it loads', async ({ page, console }) => {
  console.provokes(...withoutSection('mf-sign'));
  await untilRendered(page, '/sign/in');
  await page.route('**/remotes/mf-sign/**', (route) => route.abort());
  await page.goto('/sign/in', AS_IT_CAME);
  const id = page.getByLabel('아이디');
  await id.fill('typed01');
  await expect(page.getByRole('alert')).toContainText('내용은 읽으실 수 있으나');
  await page.locator('main form').getByRole('button', { name: '로그인' }).click();
  expect(page.url()).toMatch(/\/sign\/in$/);
  await page.unroute('**/remotes/mf-sign/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(id).toHaveValue('typed01');
  await page.locator('main form').getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText('비밀번호를 입력해주세요.').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list can be read, searched, and leads to its articles', async ({ page, console }) => {
    console.provokes(WITHOUT_SCRIPTS);
    await untilRendered(page, '/news/notice');
    await page.goto('/news/notice', AS_IT_CAME);
    const link = permanentNotices(page.getByRole('main')).first();
    const path = (await link.getAttribute('href')) ?? '';
    await untilRendered(page, path);
    await link.click();
    await expect(page.locator('main article')).toBeVisible();
    await page.goto('/news/notice', AS_IT_CAME);
    await page.getByRole('searchbox').fill('교육');
    await page.getByRole('search').getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(/\?keyword=/);
  });
});
