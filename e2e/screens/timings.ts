import type { Page } from '@playwright/test';

/** How long something took: an answer of the API, or the first row of a page. */
export interface Timing {
  what: string;
  milliseconds: number;
}

const SHOWN = 15;
/** A row of a table, or an item of a list other than the way to the page. */
const ROW = 'main tbody tr, main :not(nav) > :is(ul, ol) > li';
/** A page may have none. */
const ROW_TIMEOUT_MS = 2500;

/** Notes how long each answer of the API takes. */
export function noteAnswers(page: Page, timings: Timing[]): void {
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    const milliseconds = Math.round(request.timing().responseEnd);
    if (pathname.startsWith('/api/')) timings.push({ what: `${pathname}${search}`, milliseconds });
  });
}

/** Goes to a page and notes when its first row is there. */
export async function goAndNote(page: Page, url: string, name: string, timings: Timing[]): Promise<void> {
  const from = Date.now();
  await page.goto(url);
  await page.locator('main h1, main [aria-busy]').first().waitFor();
  const row = page.locator(ROW).first();
  const isThere = await row.waitFor({ timeout: ROW_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  if (isThere) timings.push({ what: `first row of ${name}`, milliseconds: Date.now() - from });
}

/** The slowest of them, slowest first, each once. */
export function slowestOf(timings: readonly Timing[]): string[] {
  const slowest = new Map<string, number>();
  for (const { what, milliseconds } of timings) slowest.set(what, Math.max(milliseconds, slowest.get(what) ?? 0));
  return [...slowest]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([what, milliseconds]) => `${milliseconds} ms  ${what}`);
}
