import { expect, type Page } from '@playwright/test';
import { untilInItsTypeface } from '../rendered.ts';
import { test } from '../silent.ts';

/** Time at which the document got the first part of Pretendard, and the files requested before and after it. */
async function arrivalOf(page: Page) {
  await untilInItsTypeface(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { shownAt } = globalThis as unknown as { shownAt: number };
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return {
      before: files.filter(({ startTime }) => startTime < shownAt).length,
      after: files.filter(({ startTime }) => startTime >= shownAt).map(({ name }) => name),
    };
  });
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // Not every Chromium exposes the class of the document's typefaces.
    const fonts = Object.getPrototypeOf(document.fonts) as FontFaceSet;
    const { add } = fonts;
    fonts.add = function (face) {
      const noted = globalThis as { shownAt?: number };
      noted.shownAt ??= performance.now();
      return add.call(this, face);
    };
  }),
);

test('the typeface is shown with every part that the page needs, block by block', async ({ page }) => {
  await page.addInitScript(() => {
    const shownIn: string[] = [];
    Object.assign(globalThis, { shownIn });
    new MutationObserver((records) =>
      shownIn.push(...records.map(({ target }) => (target as Element).localName)),
    ).observe(document, { subtree: true, attributeFilter: ['data-typeface'] });
  });
  await page.goto('/about/greeting');
  const { before, after } = await arrivalOf(page);
  const shownIn = await page.evaluate(() => (globalThis as unknown as { shownIn: string[] }).shownIn);
  expect(shownIn.indexOf('html'), 'blocks before the whole document').toBeGreaterThan(5);
  expect(await page.locator('[data-typeface]').count(), 'only the document stays marked').toBe(1);
  expect(before, 'parts of the page').toBeGreaterThan(5);
  expect(after, 'parts that came too late').toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const isShown = (text: string) => document.fonts.check('700 16px Pretendard', text);
  expect(await page.evaluate(isShown, (await heading.textContent()) ?? '')).toBe(true);
});

test('the words of the next page get their parts', async ({ page }) => {
  await page.goto('/about/greeting');
  await arrivalOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '웹 접근성 안내' }).click();
  await expect(page).toHaveURL(/\/accessibility/);
  await page.waitForFunction(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    return document.fonts.status === 'loaded' && document.fonts.check('400 16px Pretendard', text);
  });
});

test('missing parts are no failure: the page stays in the typeface of the device', async ({ page, console }) => {
  console.provokes(/net::ERR_FAILED .*\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about/greeting');
  await untilInItsTypeface(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
