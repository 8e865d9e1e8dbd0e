import { expect, type Page } from '@playwright/test';
import { linkInMenu } from '../frame.ts';
import { permanentNotices } from '../notices.ts';
import { test, withoutSection } from '../silent.ts';

// Prefetching before a link is pressed, and its effect on the press.

const CODE = /\/remotes\/(mf-[a-z-]+)\/.*\.(js|css)/;

/** Records requests for code and data of section pages from now on. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (CODE.test(pathname) || /^\/(api|registry\.json|answers\.json)/.test(pathname)) asked.push(pathname + search);
  });
  return {
    asked,
    of: (section: string) => asked.filter((path) => path.includes(`/remotes/${section}/`)),
    calls: () => asked.filter((path) => path.startsWith('/api/')),
  };
}

/** Simulates the connection that a browser reports; the real one stays that of this machine. */
const onLine = (page: Page, connection: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 10, ...told } });
  }, connection);

/** Opens a page and waits until its links are observed. */
async function open(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/later\.\w+\.js/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}
/** Waits until the portal has handled a pointer on a link: a timer that begins later than its own ends later. */
const decided = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

const openHistory = (page: Page) => open(page, '/about/history', '연혁');

test('pointing at a link fetches its code and data; the press asks for nothing more of them', async ({ page }) => {
  // On a connection that is not known to be good, links that are only visible are not prefetched.
  await onLine(page, { effectiveType: '3g', saveData: false });
  await openHistory(page);
  const network = listen(page);
  const link = await linkInMenu(page, '뉴스', '공지사항');
  expect(network.asked).toEqual([]);
  const answered = page.waitForResponse(/answers\.json\?address=%2Fnews%2Fnotice$/);
  await link.hover();
  await (await answered).finished();
  await expect.poll(() => network.of('mf-news-space').length).toBeGreaterThan(4);
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=stylesheet][href*="/mf-news-space/"]').length))
    .toBe(1);
  expect(network.calls()).toEqual([]);
  const before = network.of('mf-news-space').length;
  await link.click();
  const notices = permanentNotices(page.getByRole('main'));
  await expect(notices.first()).toBeVisible();
  expect(network.of('mf-news-space')).toHaveLength(before);
  expect(network.calls().filter((path) => path.includes('getListBoxNotice'))).toEqual([]);
});

test('unfolded links are prefetched in idle time, before those scrolled past', async ({ page }) => {
  await onLine(page, { effectiveType: '4g', saveData: false });
  await openHistory(page);
  const network = listen(page);
  await linkInMenu(page, '뉴스', '공지사항');
  await expect.poll(() => network.of('mf-news-space').length).toBeGreaterThan(1);
});

test('a hovered article does not count as read', async ({ page }) => {
  await open(page, '/news/notice', '공지사항');
  const network = listen(page);
  const article = permanentNotices(page.getByRole('main')).first();
  const answered = page.waitForResponse(/answers\.json\?address=%2Fnews%2Fnotice%2Fview/);
  await article.hover();
  await (await answered).finished();
  expect(network.calls()).toEqual([]);
  await article.click();
  await expect.poll(() => network.calls().filter((path) => /view/i.test(path)).length).toBe(1);
});

for (const connection of [
  { effectiveType: '4g', saveData: true },
  { effectiveType: '2g', saveData: false },
])
  test(`nothing is prefetched ${connection.saveData ? 'for who saves data' : 'on a slow line'}`, async ({ page }) => {
    await onLine(page, connection);
    await openHistory(page);
    const network = listen(page);
    const link = await linkInMenu(page, '뉴스', '공지사항');
    await link.hover();
    await decided(page);
    await page.keyboard.press('Shift');
    await link.focus();
    await decided(page);
    expect(network.asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  });

test('nothing of a page for members is prefetched for a guest', async ({ page }) => {
  await onLine(page, { effectiveType: '3g', saveData: false });
  await openHistory(page);
  const network = listen(page);
  const link = await linkInMenu(page, '회원공간', '회원게시판');
  const answered = page.waitForResponse(/registry\.json\?path=%2Fspace/);
  await link.hover();
  await (await answered).finished();
  await decided(page);
  expect(network.asked.filter((path) => path.includes('board'))).toEqual(
    network.asked.filter((path) => path === '/registry.json?path=%2Fspace%2Fboard'),
  );
  expect(network.calls()).toEqual([]);
});

test('a failed prefetch costs nothing: the press fetches as usual', async ({ page, console }) => {
  console.provokes(
    ...withoutSection('mf-news-space'),
    /net::ERR_FAILED .*\/answers\.json/,
    // A failed request of the entry is reported as a missing file.
    /^console error: \[section\] mf-news-space \(\w+\), chunk-gone: /,
  );
  await onLine(page, { effectiveType: '3g', saveData: false });
  let isBroken = true;
  await page.route(/\/remotes\/mf-news-space\/|\/answers\.json/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await openHistory(page);
  const link = await linkInMenu(page, '뉴스', '공지사항');
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: '연혁' })).toBeVisible();
  isBroken = false;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await expect(permanentNotices(page.getByRole('main')).first()).toBeVisible();
});
