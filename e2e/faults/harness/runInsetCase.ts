import { expect, type Browser, type Page } from '@playwright/test';
import type { Inset } from '@portal/shared/section/registry';
import { SLOTS } from '@portal/shared/section/slots';
import { visitorsOf, type StoredVisitors } from '../../gate/visitors.ts';
import { untilHydrated } from '../../rendered.ts';
import { FAULTS, type Fault } from './faults.ts';
import { begin, checkBeacon, checkFrame, firstLine, MAX_WAIT_MS, registerFor } from './runCase.ts';
import type { TestShell } from './TestShell.ts';

/** What goes wrong with an inset otherwise than with its section. */
const OF_INSETS: readonly string[] = [
  'hangs in the page’s script',
  'script of the page gone',
  'throws in render',
  'throws in an effect',
];
export const INSET_FAULTS: readonly Fault[] = FAULTS.filter(({ name }) => OF_INSETS.includes(name));

/** The inset is asked for when the page around it is there, and then has a navigation's time of its own. */
const MAX_INSET_WAIT_MS = 15_000;

/** What came of one fault on one inset. */
export interface InsetResult {
  inset: string;
  fault: string;
  /** From the opening of the page to the line in the inset's place; null when that did not come. */
  shownMs: number | null;
  problems: string[];
}

function hostOf({ slot }: Inset): string {
  const host = Object.entries(SLOTS).find(([name]) => name === slot)?.[1];
  if (!host) throw new Error(`there is no slot ${slot}`);
  return host;
}

/** Opens the page with an inset that fails: what is around it goes on, and 다시 시도 in its place shows it. */
async function visit(page: Page, testShell: TestShell, inset: Inset, fault: Fault): Promise<number> {
  const startedAt = Date.now();
  await page.goto(testShell.url + hostOf(inset));
  await untilHydrated(page);
  const place = page.locator(`[data-inset="${inset.path}"]`);
  const line = place.locator('[data-cause]');
  await expect(line).toBeVisible({ timeout: MAX_INSET_WAIT_MS });
  const shownMs = Date.now() - startedAt;
  const cause = (await line.getAttribute('data-cause')) ?? '';
  if (!fault.causes.some((one) => one === cause)) throw new Error(`cause ${cause}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[data-cause]')).toHaveCount(1);
  await checkFrame(page);
  await checkBeacon(testShell, fault.causes);
  return shownMs;
}

async function recover(page: Page, { path }: Inset): Promise<void> {
  const place = page.locator(`[data-inset="${path}"]`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true, faultIsGone: true }));
  await place.getByRole('button', { name: '다시 시도' }).click();
  await expect(place.locator('[data-cause]')).toHaveCount(0, { timeout: MAX_WAIT_MS });
  await expect(place.getByRole('link').first()).toBeVisible({ timeout: MAX_WAIT_MS });
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the page was loaded again');
}

/**
 * Breaks one inset in one way for one visitor, looks at the page around it, and mends it again.
 * @param visitors of whom the first for whom it is sees it.
 */
export async function runInsetCase(
  { browser, testShell, visitors }: { browser: Browser; testShell: TestShell; visitors: StoredVisitors },
  inset: Inset,
  fault: Fault,
): Promise<InsetResult> {
  const result: InsetResult = { inset: inset.path, fault: fault.name, shownMs: null, problems: [] };
  const [visitor = 'guest'] = visitorsOf(inset, hostOf(inset));
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: visitors[visitor],
  });
  // The popups of the day would lie over the page.
  await context.addCookies([{ name: 'hide-popups', value: '1', url: testShell.url }]);
  let end: () => Promise<void> | void = () => undefined;
  try {
    testShell.api.reports.length = 0;
    registerFor(fault, testShell, inset.path);
    end = await begin(fault, testShell, inset.path);
    const page = await context.newPage();
    result.shownMs = await visit(page, testShell, inset, fault);
    await end();
    await recover(page, inset);
  } catch (error) {
    result.problems.push(firstLine(error));
  } finally {
    await end();
    await testShell.proxy.heal();
    await context.close();
  }
  return result;
}
