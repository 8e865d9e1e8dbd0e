import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request as requests, test, type Page } from '@playwright/test';
import { cookieOf } from '@portal/platform/server/testing/cookieOf';
import type { SectionEntry } from '@portal/shared/section/registry';
import type { Portal } from '../../launcher/portal.ts';
import { newMember, signIn } from '../member.ts';
import { REDEPLOY_PORTS } from '../ports.ts';
import { DeployableSection } from './deployableSection.ts';
import { startOwnPortal } from './ownPortal.ts';

test.describe.configure({ mode: 'serial' });
const SECTION_PORT = 5520;
const METRICS_PORT = '5530';

let section: DeployableSection;
let portal: Portal;
let close: (() => Promise<void>) | undefined;
let register: (...options: string[]) => Promise<void>;
let registry: string;
let first: string;
let second: string;
let failing: string;

/**
 * Real builds of a section: the repository's, one with changed titles of pages and menus, and one with a page that
 * fails.
 */
test.beforeAll(async () => {
  section = new DeployableSection('mf-about', SECTION_PORT, 'PORT_ABOUT');
  first = section.keepRecord('first');
  section.edit((source) => source.replaceAll(/(['"])(연혁|회장 인사말)\1/g, '$1새 $2$1'));
  await section.rebuild();
  second = section.keepRecord('second');
  section.edit((source) =>
    source.replace(
      /function GreetingPage\(\) \{/,
      "$&\n  if (Date.now() > 0) throw new Error('as if nobody had looked');",
    ),
  );
  await section.rebuild();
  failing = section.keepRecord('failing');
  await section.serve();
  const environment = { ...REDEPLOY_PORTS, ORIGIN_MF_ABOUT: section.origin, PORT_SHELL_METRICS: METRICS_PORT };
  ({ portal, close, register, registry } = await startOwnPortal({ environment }));
});
test.afterAll(async () => {
  await close?.();
  await section.close();
});
test.beforeEach(async () => register('--force', first));

const at = (path: string) => `${portal.url}${path}`;
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a link in the header's menus. */
async function follow(page: Page, menu: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
}

/** Simulates the return to the tab after more than half a minute, which reads the registry. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.fastForward('00:31');
  const asked = page.waitForResponse((response) => response.url().includes('/registry.json'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

test('an open tab whose page was removed by a deployment gets the new build, for all of its pages', async ({
  page,
}) => {
  await page.goto(at('/about/greeting'));
  await expect(heading(page, '회장 인사말')).toBeVisible();
  await mark(page);

  await register('--force', second);
  const restore = section.removePage(section.build(first), '/about/history');
  // A link visible in the open menu may have triggered a read of the registry, which brings the new titles.
  await follow(page, '협회소개', /^(새 )?연혁$/);
  await expect(heading(page, '새 연혁')).toBeVisible();
  expect(await isSameDocument(page), 'a document of its own').toBe(false);
  expect(new URL(page.url()).pathname).toBe('/about/history');

  await mark(page);
  await follow(page, '협회소개', '새 회장 인사말');
  await expect(heading(page, '새 회장 인사말')).toBeVisible();
  expect(await isSameDocument(page), 'the same document from now on').toBe(true);

  await page.goBack();
  await expect(heading(page, '새 연혁')).toBeVisible();
  await page.goBack();
  // The previous document from the browser's cache, or a new one.
  await expect(page.getByRole('heading', { level: 1, name: /^(새 )?회장 인사말$/ })).toBeVisible();
  restore();
});

test('a rollback is noticed without a failure: in menus at once, in pages with the next navigation', async ({
  page,
}) => {
  await page.clock.install();
  await register('--force', second);
  await page.goto(at('/about/greeting'));
  await expect(heading(page, '새 회장 인사말')).toBeVisible();
  await mark(page);

  await register('--rollback', 'mf-about');
  await comeBackLater(page);
  expect(await isSameDocument(page), 'nothing is taken away from the reader').toBe(true);
  await follow(page, '협회소개', '회장 인사말');
  await expect(heading(page, '회장 인사말')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('typed text and the history survive the new document', async ({ page }) => {
  const request = await requests.newContext({ baseURL: portal.url });
  const { userId } = await newMember(request);
  await page.clock.install();
  await signIn(page, userId, undefined, portal.url);
  await page.goto(at('/about/greeting'));
  await expect(heading(page, '회장 인사말')).toBeVisible();
  await follow(page, '회원공간', '회원게시판');
  await page.getByRole('link', { name: '글쓰기' }).click();
  // Until the form is shown the list stays, whose search field also has a title.
  await expect(heading(page, '회원게시판 글쓰기')).toBeVisible();
  await page.getByLabel(/제목/).fill('배포 중에 쓰던 글');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('배포 중에 쓰던 글');
  await mark(page);

  await register('--force', second);
  await comeBackLater(page);
  await follow(page, '협회소개', '새 회장 인사말');
  await expect(heading(page, '새 회장 인사말')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);

  await page.goBack();
  await expect(page.getByLabel(/제목/)).toHaveValue('배포 중에 쓰던 글');
});

test('an offline tab stays where it is and continues once it is online', async ({ page, context }) => {
  await page.clock.install();
  await page.goto(at('/about/greeting'));
  await follow(page, '협회소개', '임원 소개');
  await expect(heading(page, '임원 소개')).toBeVisible();
  await register('--force', second);
  await comeBackLater(page);
  await mark(page);

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, '회장 인사말')).toBeVisible();
  expect(await isSameDocument(page), 'a new document would be the browser’s error page').toBe(true);

  await context.setOffline(false);
  await follow(page, '협회소개', 'CI 소개');
  await expect(heading(page, 'CI 소개')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

/**
 * Holds the code that all pages of a build need.
 * @returns its first file, and the function that lets it through
 */
async function holdCommonCode(page: Page, record: string) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [file = ''] = section.build(record).files['*']?.scripts ?? [];
  await page.route(`**/remotes/mf-about/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  return { file, release };
}

test('code of a build that was given up arrives late, and does not run in the previous build', async ({ page }) => {
  await register('--force', second);
  const ofSecond = await holdCommonCode(page, second);
  const ofFirst = await holdCommonCode(page, first);
  const isPreviousAsked = page.waitForRequest((request) => request.url().endsWith(ofFirst.file));
  const late = page.waitForResponse((response) => response.url().endsWith(ofSecond.file));
  await page.goto(at('/about/greeting'), { waitUntil: 'commit' });
  await isPreviousAsked;
  ofSecond.release();
  await (await late).finished();
  ofFirst.release();
  await expect(heading(page, '회장 인사말')).toBeVisible();
  await follow(page, '협회소개', '새 연혁');
  await expect(heading(page, '연혁')).toBeVisible();
});

test('the load time of a document is counted, with the section and build that ran', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = page.waitForResponse(/\/assets\/vitals\./);
  await page.goto(at('/about/greeting'));
  await (await loaded).finished();
  await heading(page, '회장 인사말').click();
  // The browser reports the duration of a press one frame later, and nothing after its page is left.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true }),
      ),
  );
  await page.goto('about:blank');
  const printed = async () => (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
  const labels = `section="mf-about",build="${section.build(first).id}",device="phone"`;
  await expect.poll(printed).toContain(`portal_web_vital_seconds_count{${labels},vital="LCP"} 1`);
  const metrics = await printed();
  for (const vital of ['INP', 'FCP', 'TTFB'])
    expect(metrics).toContain(`portal_web_vital_seconds_count{${labels},vital="${vital}"} 1`);
  expect(metrics).toContain(`portal_layout_shift_count{${labels}} 1`);
  expect(metrics).toContain('portal_page_vitals_total{section="mf-about",page="/about/greeting",vital="LCP",rating="');
});

test('a failing canary is ended automatically: its visitors get the live build with their next document', async ({
  browser,
}) => {
  const open = async (cookie: string) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'portal-cohort', value: cookie.replace(/^.*=/, ''), url: portal.url }]);
    const page = await context.newPage();
    await page.goto(at('/about/greeting'));
    return page;
  };
  await register('--force', '--canary', '0.5', failing);
  const reader = await open(cookieOf('mf-about', 999));
  await expect(heading(reader, '회장 인사말')).toBeVisible();
  const visitors: Page[] = [];
  for (let cohort = 0; cohort < 5; cohort += 1) {
    const page = await open(cookieOf('mf-about', cohort));
    await expect(page.getByText('화면을 표시하는 중에 문제가 발생했습니다.')).toBeVisible();
    visitors.push(page);
  }
  const { id } = section.build(failing);
  const entry = () => JSON.parse(readFileSync(join(registry, 'mf-about.json'), 'utf8')) as SectionEntry;
  await expect
    .poll(() => entry().endedCanary)
    .toMatchObject({ build: id, why: expect.stringMatching(/^it failed for 5 of 5 visitors, /) as unknown });
  expect(entry()).toMatchObject({ current: { id: section.build(first).id }, canary: null });
  for (const page of visitors) {
    await page.reload();
    await expect(heading(page, '회장 인사말')).toBeVisible();
    await page.context().close();
  }
  await expect(heading(reader, '회장 인사말')).toBeVisible();
  await reader.context().close();
});
