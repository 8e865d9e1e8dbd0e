import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page rendered by the server is hydrated; resolves at once for one rendered by the browser. If a test
 * has set the page's clock, no mark exists, and the test has to wait for what it needs.
 */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.getElementById('rendered') === null ||
      performance.getEntriesByName('hydrated').length > 0 ||
      '__pwClock' in globalThis,
  );

/** Waits until the whole page is shown in the portal's typeface, with all required parts. */
export const untilInItsTypeface = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.documentElement.hasAttribute('data-typeface'),
  );

/** The document as sent, without a browser. */
export async function documentOf(page: Page, path: string) {
  const response = await page.request.get(path);
  const text = await response.text();
  const kind = /id="rendered">\{"kind":"(\w+)"/.exec(text)?.[1] ?? 'waiting';
  return { status: response.status(), text, kind };
}

/** A build whose render took too long on a busy machine pauses for 15 s, and may need several attempts. */
export const RENDERED_TIMEOUT_MS = 120_000;

/** Waits until the server has rendered a page: on a busy machine browsers render the first documents. */
export const untilRendered = (page: Page, path: string, kind = 'page') =>
  expect
    .poll(async () => (await documentOf(page, path)).kind, {
      message: `${path} is rendered`,
      timeout: RENDERED_TIMEOUT_MS,
    })
    .toBe(kind);
