import { expect, type Page } from '@playwright/test';
import { enterByLink } from '../../member.ts';
import { test } from '../../silent.ts';

/** Every list of the office with actions; the audit log is only searched. */
const LISTS = [
  'cancellations',
  'courses',
  'exams',
  'certificates',
  'transfers',
  'refunds',
  'reviews',
  'findings',
  'notices',
  'news',
  'data',
  'exam-notices',
  'faq',
  'reports',
  'popups',
  'banners',
  'sites',
  'executives',
  'members',
  'employees',
];

/** Most presses of Tab from the load of a page to the first action on a row. */
const MAX_TABS = 10;
/** Stops after which a list counts as one without actions on rows. */
const MAX_STOPS = 40;

/** The focused element: a skip link, an action on one or all rows, or something else. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.closest('tbody, [role="group"][aria-label^="고른"]')) return 'act';
    return focused?.matches('a[href^="#"]') && /바로가기|건너뛰기/.test(focused.textContent) ? 'skip' : 'other';
  });

/** Follows the skip links, as without a mouse; null if no row has an action. */
async function tabsToFirstAct(page: Page): Promise<number | null> {
  for (let tabs = 1; tabs <= MAX_STOPS; tabs += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === 'act') return tabs;
    if (stop === 'skip') await page.keyboard.press('Enter');
  }
  return null;
}

test('at most ten presses of Tab lead from the load of each list to the first act on its rows', async ({ page }) => {
  await enterByLink(page);
  const counted: Record<string, number | null> = {};
  for (const list of LISTS) {
    await page.goto(`/office/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hasRows = page.locator('tbody :is(a, button, input, select)').first();
    // A list shows its number of rows once it has them; some are too short to show it.
    const main = page.getByRole('main');
    await expect(
      main
        .getByText(/^모두 \d+건$/)
        .or(main.locator('tbody tr'))
        .first(),
    ).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    if (!(await hasRows.isVisible().catch(() => false))) continue;
    counted[list] = await tabsToFirstAct(page);
  }
  test.info().annotations.push({ type: 'presses of Tab', description: JSON.stringify(counted) });
  expect(Object.keys(counted).length).toBeGreaterThan(LISTS.length / 2);
  expect(Object.entries(counted).filter(([, tabs]) => tabs === null || tabs > MAX_TABS)).toEqual([]);
});
