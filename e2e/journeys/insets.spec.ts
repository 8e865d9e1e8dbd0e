import { expect, type Page } from '@playwright/test';
import { newMember, signIn } from '../member.ts';
import { permanentNotices } from '../notices.ts';
import { RENDERED_TIMEOUT_MS, untilRendered } from '../rendered.ts';
import { test, withoutSection } from '../silent.ts';

// Insets of other teams on the home page.

const COURSES = '/manager/#closingSoon';
const CHOICE = '/manager/#nextOfferings';
const NEWS = '/news/#latestNews';
const INSETS = [CHOICE, COURSES, NEWS];
/** On a page of another section. */
const NEXT_DATE = '/manager/#nextDate';

const placeOf = (page: Page, path: string) => page.locator(`[data-inset="${path}"]`);
const isServed = (text: string, path: string) => new RegExp(`data-inset="${path}"[^>]*><(?!/)`).test(text);

/** Simulates a connection on which nothing is prefetched. */
const onSlowLine = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the server has rendered the home page with all of its insets. */
async function untilWhole(page: Page): Promise<void> {
  await untilRendered(page, '/main');
  await expect
    .poll(
      async () => {
        const text = await (await page.request.get('/main')).text();
        return INSETS.filter((path) => !isServed(text, path));
      },
      { timeout: RENDERED_TIMEOUT_MS },
    )
    .toEqual([]);
}

/** Requested files of sections from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  return asked;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Layout shift since the document began, or since `shiftsFromNow`; includes shifts right after a press. */
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
/** Counts layout shifts, except those of the header's menus when the typeface loads, which no inset can prevent. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    const isInHeader = ({ node }: { node: Node | null }) => document.querySelector('header')?.contains(node) === true;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (entry.sources.length === 0 || !entry.sources.every(isInHeader))
          (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('a guest reads other teams’ insets and follows their links, without loading any of their code', async ({
  page,
}) => {
  await onSlowLine(page);
  await countShifts(page);
  await untilWhole(page);
  const asked = listen(page);
  await page.goto('/main');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await shifts(page)).toBeLessThan(0.001);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await permanentNotices(placeOf(page, NEWS)).first().click();
  await expect(page).toHaveURL(/\/news\/notice\/view\?noticeNo=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was loaded again').toBe(true);
});

test('the first press of a button takes effect once the code has loaded, and its element keeps the focus', async ({
  page,
}) => {
  await onSlowLine(page);
  await untilWhole(page);
  await page.goto('/main');
  const asked = listen(page);
  const second = placeOf(page, CHOICE).getByRole('button', { name: '2급' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toBeFocused();
  await expect(placeOf(page, CHOICE).getByText('1급', { exact: true })).toHaveCount(1);
  expect(asked.filter((path) => !path.startsWith('/remotes/mf-manager/'))).toEqual([]);
});

test('rendered by the browser, each fills the space reserved for it', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/about/history');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /한빛외식업협회/ })
    .click();
  for (const path of INSETS) {
    const place = placeOf(page, path);
    await expect(place.locator('a').first()).toBeVisible();
    await expect(place.locator('[aria-busy]')).toHaveCount(0);
    const { height, room } = await place.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      room: parseFloat(getComputedStyle(element).minHeight),
    }));
    expect(height, path).toBeLessThanOrEqual(room + 1);
  }
});

test('a member is led by it to where members apply', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/main');
  await expect(placeOf(page, COURSES).locator('a[href*="/apply/view?"]').first()).toBeVisible();
});

test('on a member’s own page another section shows the next date, in the space reserved for it', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/remotes/mf-manager/**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/sign/me');
  const place = placeOf(page, NEXT_DATE);
  await expect(place).toBeVisible();
  await expect(page.getByText('지금 하실 일이 없습니다.')).toBeVisible();
  const heights = () => place.evaluate((element) => element.getBoundingClientRect().height);
  const before = await heights();
  expect(before).toBeGreaterThan(100);
  answer();
  await expect(place.getByText('예정된 교육이나 시험이 없습니다.')).toBeVisible();
  expect(await heights()).toBe(before);
});

test('if it does not load the rest of the page is unchanged, and 다시 시도 in its place shows it', async ({
  page,
  request,
  console,
}) => {
  console.provokes(...withoutSection('mf-manager'));
  await signIn(page, (await newMember(request)).userId);
  await page.route('**/remotes/mf-manager/**', (route) => route.abort());
  await page.goto('/sign/me');
  const place = placeOf(page, NEXT_DATE);
  await expect(place.getByText('다음 일정: 지금은 보여드리지 못합니다.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '바로 가기' })).toBeVisible();
  await page.unrouteAll();
  await place.getByRole('button', { name: '다시 시도' }).click();
  await expect(place.getByText('예정된 교육이나 시험이 없습니다.')).toBeVisible();
});
