import { expect, type Browser, type Page } from '@playwright/test';
import type { Inset } from '@portal/shared/section/registry';
import { SLOTS } from '@portal/shared/section/slots';
import { visitorsOf, type StoredVisitors } from '../../gate/visitors.ts';
import { untilHydrated } from '../../rendered.ts';
import { FAULTS, type Fault } from './faults.ts';
import { begin, checkBeacon, checkFrame, firstLine, MAX_WAIT_MS, registerFor } from './runCase.ts';
import type { TestShell } from './TestShell.ts';

/** Faults in which an inset behaves differently from its section. */
const OF_INSETS: readonly string[] = [
  'hangs in the page’s script',
  'script of the page gone',
  'throws in render',
  'throws in an effect',
];
export const INSET_FAULTS: readonly Fault[] = FAULTS.filter(({ name }) => OF_INSETS.includes(name));

/** The inset is requested once the page around it is shown, and then has the time of a navigation. */
const MAX_INSET_WAIT_MS = 15_000;

/** Result of one fault in one inset. */
export interface InsetResult {
  inset: string;
  fault: string;
  /** From the opening of the page to the error line in the inset's place; null if it was not shown. */
  shownMs: number | null;
  problems: string[];
}

function hostOf({ slot }: Inset): string {
  const host = Object.entries(SLOTS).find(([name]) => name === slot)?.[1];
  if (!host) throw new Error(`there is no slot ${slot}`);
  return host;
}

/** Opens the page with a failing inset: the rest works, and 다시 시도 in its place shows the inset. */
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
 * Breaks one inset in one way for one visitor, checks the page around it, and repairs it.
 * @param visitors stored sessions; the first visitor for whom the inset is shown is used
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
  // The popups of the day would cover the page.
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
