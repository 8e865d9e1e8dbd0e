import type { Page } from '@playwright/test';

/** Duration of an API response or of the first row of a page. */
export interface Timing {
  what: string;
  milliseconds: number;
}

const SHOWN = 15;
/** A row of a table, or an item of a list outside the breadcrumb. */
const ROW = 'main tbody tr, main :not(nav) > :is(ul, ol) > li';
/** A page may have none. */
const ROW_TIMEOUT_MS = 2500;

/** Records the duration of each API response. */
export function noteAnswers(page: Page, timings: Timing[]): void {
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    const milliseconds = Math.round(request.timing().responseEnd);
    if (pathname.startsWith('/api/')) timings.push({ what: `${pathname}${search}`, milliseconds });
  });
}

/** Opens a page and records when its first row is shown. */
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

/** The slowest ones, slowest first, each once. */
export function slowestOf(timings: readonly Timing[]): string[] {
  const slowest = new Map<string, number>();
  for (const { what, milliseconds } of timings) slowest.set(what, Math.max(milliseconds, slowest.get(what) ?? 0));
  return [...slowest]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([what, milliseconds]) => `${milliseconds} ms  ${what}`);
}
