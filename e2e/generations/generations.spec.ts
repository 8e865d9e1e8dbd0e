import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request as requests, type Page } from '@playwright/test';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { answer, closePopup, goByMenu, storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, PASSWORD, post, signIn } from '../member.ts';
import { documentOf, untilRendered } from '../rendered.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';
import { MOVING, NEXT_LINE } from './nextGeneration.ts';
import { startTwoGenerations } from './TwoGenerations.ts';

// One section uses the next generation of shared modules, the shell and all others the current one.

test.describe.configure({ mode: 'serial' });

let portal: Awaited<ReturnType<typeof startTwoGenerations>>;
test.beforeAll(async () => {
  portal = await startTwoGenerations();
});
test.afterAll(() => portal.close());

const GREETING = '/about/greeting';
const INFO = '/manager/info';

const at = (path: string) => portal.url + path;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const lineOf = (page: Page) =>
  page.locator('main h1').evaluate((h1) => getComputedStyle(h1.parentElement?.parentElement ?? h1).borderBlockEndWidth);

/** First file of the shell, from the document of a page. */
async function documentAt(path: string): Promise<{ main: string; text: string }> {
  const text = await (await fetch(at(path))).text();
  return { main: /main\.\w+\.js/.exec(text)?.[0] ?? '', text };
}
/** A document rendered by the server; for pages that only browsers can render, with the frame. */
async function renderedDocument(page: Page, path: string): Promise<string> {
  let text = '';
  const isRendered = async () => {
    const document = await documentOf(page, at(path));
    text = document.text;
    return document.kind !== 'waiting';
  };
  await expect.poll(isRendered, { message: `${path} is rendered` }).toBe(true);
  return text;
}

/** Records the versions of React that render the documents of a page. */
async function watchReact(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const versions: string[] = [];
    const inject = ({ version }: { version: string }) => versions.push(version);
    const ignore = () => undefined;
    Object.assign(window, {
      drawnBy: versions,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject,
        onScheduleFiberRoot: ignore,
        onCommitFiberRoot: ignore,
        onCommitFiberUnmount: ignore,
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { drawnBy: string[] }).drawnBy);
}

const entriesOfOthers = () =>
  SECTION_NAMES.filter((name) => name !== MOVING).map((name) =>
    readFileSync(join(portal.registry, `${name}.json`), 'utf8'),
  );

test('the section moves alone: documents of others name the same files and builds as before', async ({ page }) => {
  const others = ROUTES.filter(({ path, guarded }) => !guarded && !/^\/(about|hygn)\//.test(path));
  const entries = entriesOfOthers();
  const before = new Map<string, string>();
  for (const { path } of others) before.set(path, await renderedDocument(page, path));
  const today = await documentAt(GREETING);

  await portal.move();
  for (const { path } of others) {
    // Other content may change by itself, such as view counts and rotating banners.
    const files = (text = '') => text.match(/(?:src|href)="\/(?:assets|remotes)\/[^"]+"/g);
    const after = await renderedDocument(page, path);
    expect(files(after), path).toEqual(files(before.get(path)));
    expect(after.match(/id="registry">.*?<\/script>/)?.[0], path).toBe(
      before.get(path)?.match(/id="registry">.*?<\/script>/)?.[0],
    );
  }
  expect(entriesOfOthers()).toEqual(entries);
  const next = await documentAt(GREETING);
  expect(next.main).not.toBe(today.main);
  expect((await documentAt(INFO)).main).toBe(today.main);
});

test('the server renders both, each by its own shell, and each is hydrated by its own React and kit', async ({
  page,
}) => {
  await untilRendered(page, at(GREETING));
  await untilRendered(page, at(INFO));
  const reactOf = await watchReact(page);
  await page.goto(at(GREETING));
  const next = { react: await reactOf(), line: await lineOf(page) };
  await page.goto(at(INFO));
  const today = { react: await reactOf(), line: await lineOf(page) };
  console.log(`React ${next.react.join()} draws ${GREETING}, React ${today.react.join()} draws ${INFO}`);
  expect([next.react.length, today.react.length]).toEqual([1, 1]);
  expect([next.line, today.line]).toEqual([NEXT_LINE, '0px']);
});

test('from page to page across the border and back: documents change only there, and the heading gets the focus', async ({
  page,
}) => {
  await page.goto(at('/news/notice'));
  await mark(page);
  await goByMenu(page, '외식경영관리사', '외식경영관리사 안내');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSameDocument(page), 'within today’s').toBe(true);

  await goByMenu(page, '협회소개', '회장 인사말');
  await expect(heading(page, '회장 인사말')).toBeFocused();
  expect(await isSameDocument(page), 'over the border').toBe(false);
  expect(await lineOf(page)).toBe(NEXT_LINE);

  await mark(page);
  await goByMenu(page, '협회소개', '연혁');
  await expect(heading(page, '연혁')).toBeFocused();
  expect(await isSameDocument(page), 'within the next').toBe(true);

  await goByMenu(page, '뉴스', '공지사항');
  await expect(heading(page, '공지사항')).toBeFocused();
  expect(await isSameDocument(page), 'back over the border').toBe(false);
  expect(await lineOf(page)).toBe('0px');

  for (const name of ['연혁', '회장 인사말']) {
    await page.goBack();
    await expect(heading(page, name)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(at(INFO));
  expect(await lineOf(page)).toBe('0px');
  await page.goForward();
  await expect(heading(page, '회장 인사말')).toBeVisible();
  expect(await lineOf(page)).toBe(NEXT_LINE);
});

test('the border is crossed repeatedly, at any pace', async ({ page }) => {
  await page.goto(at(INFO));
  for (let times = 0; times < 3; times += 1) {
    await goByMenu(page, '협회소개', '연혁');
    await expect(heading(page, '연혁')).toBeFocused();
    // A document of the current generation that no navigation has led to.
    await page.goto(at(INFO));
  }
});

test('the scroll position is restored on both sides', async ({ page }) => {
  await page.goto(at(INFO));
  const left = 300;
  await page.evaluate((top) => scrollTo(0, top), left);
  expect(await scrolledTo(page)).toBe(left);
  // The header is at the top: its link is pressed without scrolling there.
  await page.locator(`header a[href="${GREETING}"]`).first().dispatchEvent('click');
  await expect(heading(page, '회장 인사말')).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(at(INFO));
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('a page across the border is not preloaded into the document when hovered', async ({ page }) => {
  await page.goto(at(INFO));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answered = page.waitForResponse((response) => response.url().includes('/registry.json'));
  await page.getByRole('banner').getByRole('button', { name: '협회소개' }).click();
  await page.getByRole('banner').getByRole('link', { name: '회장 인사말', exact: true }).hover();
  await answered;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith(`/remotes/${MOVING}/`))).toEqual([]);
});

test('a page across the border opens with the document that was prefetched on hovering', async ({ page }) => {
  await page.goto(at(INFO));
  await page.getByRole('banner').getByRole('button', { name: '협회소개' }).click();
  const link = page.getByRole('banner').getByRole('link', { name: '회장 인사말', exact: true });
  const fetched = page.context().waitForEvent('response', (response) => response.url() === at(GREETING));
  await link.hover();
  const { sec_purpose: purpose } = await (
    await fetched
  )
    .request()
    .allHeaders()
    .then((headers) => ({ sec_purpose: headers['sec-purpose'] }));
  expect(purpose).toBe('prefetch');
  await link.click();
  await expect(heading(page, '회장 인사말')).toBeFocused();
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

test('no document is prefetched with reduced data use, or without hovering over the border', async ({ page }) => {
  const documents: string[] = [];
  await page.goto(at(INFO));
  page.context().on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.getByRole('banner').getByRole('button', { name: '뉴스' }).click();
  await page.getByRole('banner').getByRole('link', { name: '공지사항', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(at(INFO));
  documents.length = 0;
  await page.getByRole('banner').getByRole('button', { name: '협회소개' }).click();
  await page.getByRole('banner').getByRole('link', { name: '회장 인사말', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([]);
});

test('login, typed text and the dialog of the search survive it', async ({ page }) => {
  const request = await requests.newContext({ baseURL: portal.url });
  const { userId, name } = await newMember(request);
  await signIn(page, userId, undefined, portal.url);
  await closePopup(page);
  await page.goto(at('/space/board/write'));
  await expect(heading(page, '회원게시판 글쓰기')).toBeVisible();
  await page.getByLabel(/제목/).fill('영역을 옮기며 쓰던 글');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('영역을 옮기며');
  await mark(page);

  await page.getByRole('banner').getByRole('link', { name: '검색' }).click();
  await page.getByRole('combobox', { name: '찾으시는 말' }).fill('약도');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(at('/about/road'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSameDocument(page)).toBe(false);
  await expect(page.getByText(`${name} 님`).first()).toBeAttached();
  expect(await storedToken(page)).not.toBeNull();

  await page.goBack();
  await expect(page).toHaveURL(at('/space/board/write'));
  await expect(page.getByLabel(/제목/)).toHaveValue('영역을 옮기며 쓰던 글');
});

test('a member logged out on a page of the next generation sees the reason on the home page of the current one', async ({
  page,
}) => {
  const request = await requests.newContext({ baseURL: portal.url });
  const { userId } = await newMember(request);
  await signIn(page, userId, undefined, portal.url);
  await closePopup(page);
  await page.goto('about:blank');
  const elsewhere = await post(request, '/api/user/login', {
    userId,
    userPw: PASSWORD,
    applicationId: 'site',
    takeover: true,
  });
  expect(elsewhere.code, elsewhere.message).toBe(1);
  await page.goto(at(GREETING));
  await answer(page, '다른 기기에서 로그인되어 로그아웃되었습니다.', '확인');
  await expect(page).toHaveURL(HOME);
  expect(await lineOf(page).catch(() => '0px')).toBe('0px');
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('how long a page takes within a generation, and over the border', async ({ page }) => {
  await page.goto(at(INFO));
  const timeOf = async (menu: string, entry: string) => {
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('banner').getByRole('link', { name: entry, exact: true });
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await link.hover();
    await page.waitForLoadState('networkidle');
    const startedAt = Date.now();
    await link.click();
    await expect(page.locator('main h1:focus')).toBeVisible();
    return Date.now() - startedAt;
  };
  const within: number[] = [];
  const over: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    within.push(await timeOf('뉴스', '공지사항'));
    over.push(await timeOf('협회소개', '회장 인사말'));
    over.push(await timeOf('외식경영관리사', '외식경영관리사 안내'));
  }
  const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  console.log(`a page within a generation ${median(within)} ms, over the border ${median(over)} ms, medians`);
});

test('the section is rolled back alone; an open tab follows with its next step', async ({ page }) => {
  const entries = entriesOfOthers();
  await page.clock.install();
  await page.goto(at(GREETING));
  await expect(heading(page, '회장 인사말')).toBeVisible();
  await portal.register('--rollback', MOVING);
  expect(entriesOfOthers()).toEqual(entries);
  expect((await documentAt(GREETING)).main).toBe((await documentAt(INFO)).main);
  await page.clock.fastForward('00:31');
  const asked = page.waitForResponse((response) => response.url().includes('/registry.json'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await goByMenu(page, '협회소개', '연혁');
  await expect(heading(page, '연혁')).toBeVisible();
  expect(await lineOf(page)).toBe('0px');
  await mark(page);
  await goByMenu(page, '뉴스', '공지사항');
  await expect(heading(page, '공지사항')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});
