import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page that the server has rendered answers by itself; one that the browser renders does so at once.
 * Where a test has set the page's clock nothing is marked, and the test waits for what it needs.
 */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.getElementById('rendered') === null ||
      performance.getEntriesByName('hydrated').length > 0 ||
      '__pwClock' in globalThis,
  );

/** Waits until the whole page is shown in the portal's typeface, with all parts of it that the page needs. */
export const untilInItsTypeface = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.documentElement.hasAttribute('data-typeface'),
  );

/** The document as it comes, without a browser. */
export async function documentOf(page: Page, path: string) {
  const response = await page.request.get(path);
  const text = await response.text();
  const kind = /id="rendered">\{"kind":"(\w+)"/.exec(text)?.[1] ?? 'waiting';
  return { status: response.status(), text, kind };
}

/** A build whose render took too long on a busy machine rests for 15 s, and may need several tries. */
export const RENDERED_TIMEOUT_MS = 120_000;

/** Waits until the server has rendered a page: on a busy machine the first visitors get the browser's. */
export const untilRendered = (page: Page, path: string, kind = 'page') =>
  expect
    .poll(async () => (await documentOf(page, path)).kind, {
      message: `${path} is rendered`,
      timeout: RENDERED_TIMEOUT_MS,
    })
    .toBe(kind);
